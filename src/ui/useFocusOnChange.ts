'use client';

import { useEffect, useRef } from 'react';

/** Focuses `target` when what is shown changes: the focused element was replaced. Not on the first render, nor while
 * there is no target.
 * @param shown key of what is shown
 * @param target the element to focus, read after rendering */
export function useFocusOnChange(shown: string | undefined, target: () => HTMLElement | null | undefined): void {
  const before = useRef(shown);
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  useEffect(() => {
    const was = before.current;
    if (was === shown) return;
    before.current = shown;
    if (was !== undefined) latest.current()?.focus();
  }, [shown]);
}
