import type { Answer } from '../backend/backend.js';

/** How a call ends: with a response, with incomplete text, without a connection, or in silence until the caller's
 * timeout. */
export type Outcome =
  | ({ readonly type: 'answer' } & Answer)
  | { readonly type: 'text'; readonly text: string; readonly format?: 'html' }
  | { readonly type: 'offline' }
  | { readonly type: 'silence' };
