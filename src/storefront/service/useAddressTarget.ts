import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** What stands after the `#` of the page's address; a server does not see it. */
export const useAddressTarget = (): string | undefined =>
  useSyncExternalStore(
    follow,
    () => window.location.hash.slice(1) || undefined,
    () => undefined,
  );
