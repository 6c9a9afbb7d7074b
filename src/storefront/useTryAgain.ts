import { useQueryClient } from '@tanstack/react-query';
import { useServices } from './StorefrontProvider.js';
import type { Refetch } from './tryAgain.js';

/** Handler for retry buttons: retries everything that has failed on the page, and `refetch` in any case. Where the code for it
 * cannot be loaded, what the button is for is fetched alone. */
export function useTryAgain(): (refetch?: Refetch) => void {
  const queries = useQueryClient();
  const { reload } = useServices();
  return (refetch) =>
    void import('./tryAgain.js').then(
      ({ tryAgain }) => tryAgain(queries, reload, refetch),
      () => refetch?.(),
    );
}
