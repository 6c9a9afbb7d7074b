'use client';

import { ApiError } from '../../model/error.js';

/** Checks whether a call failed because no product has the code, or the code is invalid. */
export const isUnknownItem = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && (error.status === 404 || error.status === 422);
