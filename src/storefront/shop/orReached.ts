'use client';

import { ApiError } from '../../model/error.js';

/** Checks whether the shop has signed the customer out in the meantime. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Checks whether the server refused the request, in which case a retry would not help. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409, 422].includes(error.status ?? 0);

/** Makes a call whose response may be lost. A failure counts as success if `isReached` finds that the shop has what the
 * call asked for; if that cannot be found out, the failure stands. */
export async function orReached(
  call: () => Promise<unknown>,
  isReached: (error: unknown) => Promise<boolean>,
): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (isSignedOut(error) || !(await isReached(error).catch(() => false))) throw error;
  }
}
