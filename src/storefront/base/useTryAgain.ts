'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useServices } from './StorefrontProvider.js';
import { type Refetch, tryAgain } from './tryAgain.js';

/** Returns a handler for retry buttons: it retries everything that has failed on the page, and always calls `refetch`. */
export function useTryAgain(): (refetch?: Refetch) => void {
  const queries = useQueryClient();
  const { reload } = useServices();
  return (refetch) => void tryAgain(queries, reload, refetch);
}
