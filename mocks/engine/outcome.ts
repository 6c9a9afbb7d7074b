import type { Answer } from '../backend/backend.js';

/** How a call ends: with a response, with incomplete text, without a connection, or in silence until the caller's
 * timeout. */
export type Outcome =
  | ({ readonly type: 'answer' } & Answer)
  | { readonly type: 'text'; readonly text: string; readonly format?: 'html' }
  | { readonly type: 'offline' }
  | { readonly type: 'silence' };

/** How a call ended: the HTTP status of its response, or why it had none. */
export type Ending = number | Exclude<Outcome['type'], 'answer'>;

export const endingOf = (outcome: Outcome): Ending => (outcome.type === 'answer' ? outcome.status : outcome.type);
