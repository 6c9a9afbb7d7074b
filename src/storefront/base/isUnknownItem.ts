'use client';

import { ApiError } from '../../model/error.js';

/** Checks whether a call failed because the code belongs to no product, or is invalid. */
export const isUnknownItem = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && (error.status === 404 || error.status === 422);
