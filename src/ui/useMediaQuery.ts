'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and updates when this changes; returns `onServer` on a server, and where
 * nothing is laid out, as in jsdom. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? onServer,
    () => onServer,
  );
}
