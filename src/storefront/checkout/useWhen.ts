'use client';

import { useEffect, useRef } from 'react';

/** Calls `run` each time a condition becomes true. */
export function useWhen(condition: boolean, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (condition) latest.current();
  }, [condition]);
}
