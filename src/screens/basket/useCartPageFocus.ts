'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

interface CartPageFocus {
  readonly root: RefObject<HTMLElement | null>;
  /** Keys of the lines, in display order. */
  readonly keys: readonly string[];
  readonly leaving: readonly string[];
  /** Whether the basket is loading. */
  readonly reading: boolean;
}

/**
 * Moves the focus when the focused element is removed: to the line after a removed one, or to the heading after the
 * last line or a retry.
 * @returns a function to call on a retry.
 */
export function useCartPageFocus({ root, keys, leaving, reading }: CartPageFocus): () => void {
  const before = useRef({ keys, leaving });
  const retrying = useRef(false);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { keys, leaving };
    const removed = was.leaving.find((key) => was.keys.includes(key) && !keys.includes(key));
    if (document.activeElement === document.body) {
      if (removed !== undefined) focusLineAfter(removed, was.keys, keys, root.current);
      else if (retrying.current) root.current?.querySelector('h1')?.focus();
    }
    if (!reading) retrying.current = false;
  });
  return () => {
    retrying.current = true;
  };
}

function focusLineAfter(
  removed: string,
  before: readonly string[],
  keys: readonly string[],
  root: HTMLElement | null,
): void {
  const next = before.slice(before.indexOf(removed) + 1).find((key) => keys.includes(key));
  const line = next === undefined ? undefined : root?.querySelectorAll('.wsk-CartLine')[keys.indexOf(next)];
  const target = line?.querySelector<HTMLElement>('[data-wsk-remove]') ?? line?.querySelector('a');
  (target ?? root?.querySelector('h1'))?.focus();
}
