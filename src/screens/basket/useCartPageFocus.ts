import { type RefObject, useLayoutEffect, useRef } from 'react';

interface CartPageFocus {
  readonly root: RefObject<HTMLElement | null>;
  /** Of the lines, as shown. */
  readonly keys: readonly string[];
  readonly removing: readonly string[];
  /** The basket is on its way. */
  readonly reading: boolean;
}

/** Keeps the focus on the cart page when what had it is gone: after a removal it goes to the next line, after the last
 * one and after a retry to the heading. A focus that is elsewhere stays.
 * @returns to be called when the shopper tries again. */
export function useCartPageFocus({ root, keys, removing, reading }: CartPageFocus): () => void {
  const before = useRef({ keys, removing });
  const retrying = useRef(false);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { keys, removing };
    const removed = was.removing.find((key) => was.keys.includes(key) && !keys.includes(key));
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
  const target = line?.querySelector<HTMLElement>('.wsk-CartLine-remove') ?? line?.querySelector('a');
  (target ?? root?.querySelector('h1'))?.focus();
}
