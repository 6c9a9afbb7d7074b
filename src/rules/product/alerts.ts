import { ApiError } from '../../model/error.js';

/** Checks whether a refused sign-up means that the customer has already signed up (PROD-097). Any other refusal is a
 * failure (PROD-096). */
export const isSignedUpAlready = (error: unknown): boolean =>
  error instanceof ApiError &&
  [error.serverMessage, error.statusMessage].some((message) => message?.includes('already exists in user interests'));
