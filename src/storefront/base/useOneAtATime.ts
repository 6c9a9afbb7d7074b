'use client';

import { useRef } from 'react';

/** Runs one call at a time and ignores others meanwhile. State alone cannot do this: two presses can come before a
 * render. */
export function useOneAtATime(): (run: () => Promise<void>) => Promise<void> {
  const isRunning = useRef(false);
  return async (run) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run();
    } finally {
      isRunning.current = false;
    }
  };
}
