import { ApiError } from '../model/error.js';
import { ChunkLoadError } from './loadChunk.js';
import { useServices } from './StorefrontProvider.js';

type Refetch = () => Promise<{ readonly error: unknown }>;

const isPartMissing = (error: unknown): boolean =>
  (error instanceof ApiError ? error.cause : error) instanceof ChunkLoadError;

/** Refetches on a press of a retry button. Browsers cache a failed import until the page is reloaded, so when a part is
 * what failed, the page is reloaded. */
export async function tryAgain(refetch: Refetch, reload: () => void): Promise<void> {
  const { error } = await refetch();
  if (isPartMissing(error) && navigator.onLine) reload();
}

/** Handler for retry buttons. */
export function useTryAgain(): (refetch: Refetch) => void {
  const { reload } = useServices();
  return (refetch) => void tryAgain(refetch, reload);
}
