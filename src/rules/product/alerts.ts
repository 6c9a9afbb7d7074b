import { ApiError } from '../../model/error.js';

/** Whether a refused sign-up says that the customer has signed up before (PROD-097). Any other failure is one (PROD-096). */
export const isSignedUpAlready = (error: unknown): boolean =>
  error instanceof ApiError &&
  [error.serverMessage, error.statusMessage].some((said) => said?.includes('already exists in user interests'));
