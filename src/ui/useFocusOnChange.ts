'use client';

import { useEffect, useRef } from 'react';

/**
 * Focuses `target` when the content changes, because the focused element was replaced. Does nothing on the first
 * render, or if there is no target.
 * @param key key of the content
 * @param target returns the element to focus; called after rendering
 */
export function useFocusOnChange(key: string | undefined, target: () => HTMLElement | null | undefined): void {
  const before = useRef(key);
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  useEffect(() => {
    const was = before.current;
    if (was === key) return;
    before.current = key;
    if (was !== undefined) latest.current()?.focus();
  }, [key]);
}
