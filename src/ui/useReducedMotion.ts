import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(wish);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether nothing should move by itself. On a server nothing does. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wish).matches,
    () => true,
  );
