'use client';

import { useEffect, useRef } from 'react';
import { hoverIntentMs } from '../../rules/common/timings.js';

/** Opens a submenu after 400 ms of hover, and closes it 400 ms after the pointer leaves (NAV-019); a press opens or
 * closes it immediately. */
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
