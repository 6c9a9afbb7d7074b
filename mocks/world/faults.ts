import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints, type OperationId } from '../../src/api/endpoints.js';
import { failedBody } from '../backend/failedBody.js';
import type { Outcome } from '../engine/outcome.js';

/** One way for a call to go wrong: how a plan writes it, how a form offers it, and what it does. */
interface FaultKind {
  /** As written in a plan; a number follows where the kind takes one. */
  readonly written: string;
  /** Name in a list to choose from. */
  readonly label: string;
  readonly number?: {
    readonly label: string;
    /** What stands for the number where plans are explained. */
    readonly placeholder: string;
    readonly start: number;
    readonly minimum: number;
    readonly maximum?: number;
  };
  /** What replaces the answer; nothing when the kind only delays it. */
  readonly outcome?: (row: Endpoint, number: number) => Outcome;
}

const text = ({ format }: Endpoint, content: string): Outcome => ({
  type: 'text',
  text: content,
  ...(format === 'html' && { format }),
});

/** Every kind of fault. A new one is a row here: plans, panel, toolbar and the walk over every call read the table. */
export const faultKinds = [
  {
    written: '',
    label: 'HTTP status, 400 to 599',
    number: { label: 'Status', placeholder: 'a status from 400 to 599', start: 500, minimum: 400, maximum: 599 },
    outcome: (row, status) => ({ type: 'answer', status, body: failedBody(row, status) }),
  },
  {
    written: 'status-',
    label: 'statusCode in the body, on HTTP 200',
    number: { label: 'statusCode', placeholder: 'N', start: 3, minimum: 1 },
    outcome: (row, statusCode) => ({ type: 'answer', status: 200, body: failedBody(row, statusCode) }),
  },
  { written: 'malformed', label: 'Malformed JSON', outcome: (row) => text(row, brokenOff(row)) },
  { written: 'empty', label: 'Empty answer', outcome: (row) => text(row, '') },
  { written: 'timeout', label: 'No answer at all', outcome: () => ({ type: 'silence' }) },
  { written: 'offline', label: 'No connection', outcome: () => ({ type: 'offline' }) },
  {
    written: 'slow-',
    label: 'Slow',
    number: { label: 'Milliseconds more', placeholder: 'MS', start: 2000, minimum: 0 },
  },
] as const satisfies readonly FaultKind[];

/** Every kind as a plan writes it, such as `slow-MS`. */
const writtenKinds: readonly string[] = faultKinds.map(({ written, ...kind }) =>
  'number' in kind ? `${written}${kind.number.placeholder}` : written,
);

export interface Fault {
  readonly operationId: OperationId;
  /** What replaces the answer to a call of this row; nothing when the answer only comes late. */
  readonly outcome?: (row: Endpoint) => Outcome;
  /** How much later than usual the answer comes, in ms. */
  readonly delay: number;
  /** The shop acts first, and only its answer goes wrong. */
  readonly isAfter: boolean;
  /** Only the first so many calls go wrong; without it all do. */
  readonly times?: number;
  /** As written in the plan; counts of use are kept under it. */
  readonly written: string;
}

/** The plan could not be read; the message says which part and what is allowed. */
export class FaultPlanError extends Error {
  override readonly name = 'FaultPlanError';
}

function readKind(written: string): Pick<Fault, 'outcome' | 'delay'> {
  const [, word = written, digits] = /^(\D*)(\d+)$/.exec(written) ?? [];
  const kind: FaultKind | undefined = faultKinds.find(
    (known) => known.written === word && 'number' in known === (digits !== undefined),
  );
  const number = Number(digits);
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = kind?.number ?? {};
  if (!kind || number < minimum || number > maximum)
    throw new FaultPlanError(
      `Unknown kind of fault “${written}”. Use one of: ${writtenKinds.join(', ')}; with @after when the shop acts first and *N for the first N calls, as in addCartItem:500*1 or payAndCommit:timeout@after.`,
    );
  const { outcome } = kind;
  return outcome ? { outcome: (row) => outcome(row, number), delay: 0 } : { delay: number };
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(endpoints, id);

/** Reads `operationId:kind`, with `@after` when the shop acts first and `*N` for the first N calls, several with commas
 * between.
 * @throws FaultPlanError */
export function readFaultPlan(plan: string): Fault[] {
  return plan
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((written) => {
      const [operationId = '', rest = ''] = written.split(':');
      const [, timed = rest, times] = /^([^*]*)\*(\d+)$/.exec(rest) ?? [];
      const isAfter = timed.endsWith('@after');
      if (!isOperation(operationId))
        throw new FaultPlanError(
          `“${written}” names no call of the API. Write operationId:kind, such as addCartItem:500*1.`,
        );
      const kind = readKind(isAfter ? timed.slice(0, -'@after'.length) : timed);
      if (isAfter && !kind.outcome)
        throw new FaultPlanError(`“${written}”: a slow answer is always given after the shop acted. Leave @after out.`);
      return {
        operationId,
        ...kind,
        isAfter,
        written,
        ...(times !== undefined && { times: Number(times) }),
      };
    });
}

/** The beginning of an answer that broke off. */
const brokenOff = ({ format }: Pick<Endpoint, 'format'>): string =>
  format === 'html'
    ? '<section class="page"><h1>Wines</h1><a href="/pro'
    : format === 'content'
      ? '{"sys":{"type":"Array"},"items":['
      : '{"statusCode":0,"response":{"lineItems":';
