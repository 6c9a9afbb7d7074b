'use client';

import { ApiError } from '../../model/error.js';

/** Checks whether the shop has signed the customer out in the meantime. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Makes a call whose response may be lost. A failure counts as success if `isReached` finds that the shop has what the
 * call asked for; if that cannot be found out, the failure stands. */
export async function orReached(call: () => Promise<unknown>, isReached: () => Promise<boolean>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (isSignedOut(error) || !(await isReached().catch(() => false))) throw error;
  }
}
