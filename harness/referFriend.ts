import { ApiError } from '../src/entries/model.js';

/** An invitation is sent here, in the page: the API has no call for it (OPEN-072). Without a connection it fails, as it
 * would in a shop. */
export async function invite(): Promise<void> {
  if (!navigator.onLine) throw new ApiError({ kind: 'network', operationId: 'invite' });
}

/** Leads to this shop, and tells nobody apart. */
export const shareUrl = (): string => new URL('/?friend=sample', window.location.href).href;
