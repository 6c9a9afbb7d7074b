'use client';

import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Returns the fragment of the page's address, without the `#`; undefined on a server. */
export const useAddressTarget = (): string | undefined =>
  useSyncExternalStore(
    follow,
    () => window.location.hash.slice(1) || undefined,
    () => undefined,
  );
