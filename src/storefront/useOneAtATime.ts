import { useRef } from 'react';

/** Runs one thing at a time: a call while another is running is left out. Two presses in one moment come before any state has changed, so a state alone does not hold them. */
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
