'use client';

import { type RefObject, useEffect } from 'react';

/** Keeps the focus inside a part of the page: when the focused element, such as a retry button, is removed, the last
 * heading marked for this purpose takes the focus. If the focus has moved elsewhere, it is left there. */
export function useFocusRecovery(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    let focused: Node | null = null;
    const come = ({ target }: FocusEvent) => {
      focused = target as Node;
    };
    const go = ({ target }: FocusEvent) => {
      // Browsers also fire the event for removed elements; whether the element was removed is only known a moment
      // later.
      queueMicrotask(() => {
        if (focused === target && focused?.isConnected) focused = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body)
        [...root.querySelectorAll<HTMLElement>('.wsk-Heading[tabindex]')].at(-1)?.focus();
    });
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', come);
    root.addEventListener('focusout', go);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', come);
      root.removeEventListener('focusout', go);
    };
  }, [box]);
}
