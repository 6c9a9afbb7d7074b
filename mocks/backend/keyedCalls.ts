import type { Endpoint } from '../../src/api/endpoint.js';
import { hash } from '../fixtures/seeded.js';
import { withoutDrafts } from './plain.js';
import { refuse } from './refusal.js';
import type { Session } from './state.js';

interface KeyedCall {
  readonly idempotencyKey?: string;
  readonly body: unknown;
}

const longest = 255;
const answersKept = 20;

/** Returns the `Idempotency-Key` of a request, from its header. */
export const keyOf = (header: string | string[] | null | undefined): Pick<KeyedCall, 'idempotencyKey'> =>
  typeof header === 'string' && header !== '' ? { idempotencyKey: header } : {};

/**
 * Resolves a call once for each `Idempotency-Key` of a session; a repeat gets the first response. A refused call stores
 * no response, so that it can be repeated.
 * @throws Refusal when the key is too long, or was sent before with a different body
 */
export function resolveOnce(
  session: Session,
  row: Endpoint,
  { idempotencyKey, body }: KeyedCall,
  resolve: () => unknown,
): unknown {
  if (!row.idempotencyKey || idempotencyKey === undefined) return resolve();
  if (idempotencyKey.length > longest) refuse.invalid(`Idempotency-Key: must have at most ${longest} characters`);
  const key = `${row.id} ${idempotencyKey}`;
  const bodyHash = hash(JSON.stringify(body ?? null));
  const previous = session.keyedAnswers?.[key];
  if (previous && previous.body !== bodyHash) refuse.invalid('Idempotency-Key: was sent with another body before');
  if (previous) return previous.entity;
  const entity = withoutDrafts(resolve());
  const answers = { ...session.keyedAnswers, [key]: { body: bodyHash, entity } };
  session.keyedAnswers = Object.fromEntries(Object.entries(answers).slice(-answersKept));
  return entity;
}
