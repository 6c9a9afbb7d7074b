'use client';

import { ApiError } from '../../model/error.js';

/** Whether a call failed because no product has the code, or none could have it. */
export const isUnknownItem = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && (error.status === 404 || error.status === 422);
