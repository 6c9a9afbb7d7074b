import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints, type OperationId } from '../../src/api/endpoints.js';
import { failedBody } from '../backend/failedBody.js';
import type { Outcome } from '../engine/outcome.js';

/** One kind of failure of a call: its text in a plan, its name in a form, and its effect. */
interface FaultKind {
  /** Text in a plan, followed by a number if the kind takes one. */
  readonly written: string;
  /** Name in a list of choices. */
  readonly label: string;
  readonly number?: {
    readonly label: string;
    /** Placeholder for the number in explanations of a plan. */
    readonly placeholder: string;
    readonly start: number;
    readonly minimum: number;
    readonly maximum?: number;
  };
  /** Replaces the response; absent if the kind only delays it. */
  readonly outcome?: (row: Endpoint, number: number) => Outcome;
}

const text = ({ format }: Endpoint, content: string): Outcome => ({
  type: 'text',
  text: content,
  ...(format === 'html' && { format }),
});

/** All kinds of fault. A new kind only needs a row here, because the plans, the panel, the toolbar and the conformance
 * run over every call read this table. */
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

/** All kinds as they appear in a plan, such as `slow-MS`. */
const writtenKinds: readonly string[] = faultKinds.map(({ written, ...kind }) =>
  'number' in kind ? `${written}${kind.number.placeholder}` : written,
);

export interface Fault {
  readonly operationId: OperationId;
  /** Replaces the response to a call of this row; absent if the response is only late. */
  readonly outcome?: (row: Endpoint) => Outcome;
  /** Additional delay of the response in ms. */
  readonly delay: number;
  /** Whether the shop processes the call before its response fails. */
  readonly isAfter: boolean;
  /** Number of calls that fail, counted from the first; all of them by default. */
  readonly times?: number;
  /** Text in the plan, under which uses are counted. */
  readonly written: string;
}

/** Thrown when a plan cannot be read; the message names the part and the allowed values. */
export class FaultPlanError extends Error {
  override readonly name = 'FaultPlanError';
}

function readKind(kindText: string): Pick<Fault, 'outcome' | 'delay'> {
  const [, word = kindText, digits] = /^(\D*)(\d+)$/.exec(kindText) ?? [];
  const kind: FaultKind | undefined = faultKinds.find(
    (candidate) => candidate.written === word && 'number' in candidate === (digits !== undefined),
  );
  const number = Number(digits);
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = kind?.number ?? {};
  if (!kind || number < minimum || number > maximum)
    throw new FaultPlanError(
      `Unknown kind of fault “${kindText}”. Use one of: ${writtenKinds.join(', ')}; with @after when the shop acts first and *N for the first N calls, as in addCartItem:500*1 or payAndCommit:timeout@after.`,
    );
  const { outcome } = kind;
  return outcome ? { outcome: (row) => outcome(row, number), delay: 0 } : { delay: number };
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(endpoints, id);

/**
 * Reads `operationId:kind`, with `@after` if the shop processes the call first and `*N` for the first N calls. Several
 * faults are separated by commas.
 * @throws FaultPlanError when the plan cannot be read
 */
export function readFaultPlan(plan: string): Fault[] {
  return plan
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((faultText) => {
      const [operationId = '', rest = ''] = faultText.split(':');
      const [, timed = rest, times] = /^([^*]*)\*(\d+)$/.exec(rest) ?? [];
      const isAfter = timed.endsWith('@after');
      if (!isOperation(operationId))
        throw new FaultPlanError(
          `“${faultText}” names no call of the API. Write operationId:kind, such as addCartItem:500*1.`,
        );
      const kind = readKind(isAfter ? timed.slice(0, -'@after'.length) : timed);
      if (isAfter && !kind.outcome)
        throw new FaultPlanError(
          `“${faultText}”: a slow answer is always given after the shop acted. Leave @after out.`,
        );
      return {
        operationId,
        ...kind,
        isAfter,
        written: faultText,
        ...(times !== undefined && { times: Number(times) }),
      };
    });
}

/** Returns the start of a response that is cut off. */
const brokenOff = ({ format }: Pick<Endpoint, 'format'>): string =>
  format === 'html'
    ? '<section class="page"><h1>Wines</h1><a href="/pro'
    : format === 'content'
      ? '{"sys":{"type":"Array"},"items":['
      : '{"statusCode":0,"response":{"lineItems":';
