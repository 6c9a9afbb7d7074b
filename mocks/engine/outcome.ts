import type { Answer } from '../backend/backend.js';
import type { Ending } from './step.js';

/** How a call ends: with a response, with incomplete text, without a connection, or in silence until the caller's
 * timeout. */
export type Outcome =
  | ({ readonly type: 'answer' } & Answer)
  | { readonly type: 'text'; readonly text: string; readonly format?: 'html' }
  | { readonly type: 'offline' }
  | { readonly type: 'silence' };

export const endingOf = (outcome: Outcome): Ending => (outcome.type === 'answer' ? outcome.status : outcome.type);
