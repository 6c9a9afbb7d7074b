import { useEffect, useRef } from 'react';
import { hoverIntentMs } from '../../rules/timings.js';

/** Opens what a pointer has rested on for 400 ms, and closes what it has left for as long (NAV-019); what is pressed opens
 * and closes at once. */
export function useHoverIntent(open: (id: string | undefined) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    later(id: string | undefined): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => open(id), hoverIntentMs);
    },
    now(id: string | undefined): void {
      clearTimeout(timer.current);
      open(id);
    },
  };
}
