import { ApiError } from '../model/error.js';
import { ChunkLoadError } from './loadChunk.js';
import { useServices } from './StorefrontProvider.js';

type Refetch = () => Promise<{ readonly error: unknown }>;

const isPartMissing = (error: unknown): boolean =>
  (error instanceof ApiError ? error.cause : error) instanceof ChunkLoadError;

/** Asks again, because a shopper wants it. A browser remembers a part of the page it could not get for as long as the page
 * lives, so where that is what fails, only a new page asks again. */
export async function tryAgain(refetch: Refetch, reload: () => void): Promise<void> {
  const { error } = await refetch();
  if (isPartMissing(error) && navigator.onLine) reload();
}

/** What stands behind a button that tries again. */
export function useTryAgain(): (refetch: Refetch) => void {
  const { reload } = useServices();
  return (refetch) => void tryAgain(refetch, reload);
}
