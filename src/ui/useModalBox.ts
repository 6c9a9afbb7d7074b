'use client';

import { type ComponentProps, type SyntheticEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from './focusHeading.js';

/** Where the focus of a dialog begins and ends. */
export interface ModalFocus {
  /** Selector of the element inside that has the focus first; the browser's choice unless set. */
  readonly first?: string;
  /** Returns the element that takes the focus once the dialog is closed, if the element that opened it is gone; the
   * page's heading unless set. */
  readonly next?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Returns the props of a controlled `<dialog>`, shown as a modal while `open` is true. Every way in which a browser
 * closes a dialog becomes a request to its owner; unless the owner agrees, the dialog opens again.
 * @param onDismiss called on such a request; without it, the dialog cannot be dismissed
 */
export function useModalBox(
  open: boolean,
  onDismiss?: () => void,
  { first, next }: ModalFocus = {},
): Pick<ComponentProps<'dialog'>, 'ref' | 'onKeyDown' | 'onCancel' | 'onClose'> {
  const [shut, openAgain] = useState({});
  const latest = useRef(next);
  useLayoutEffect(() => {
    latest.current = next;
  });
  // In the ref callback, so that the dialog is open before any effect looks at it, and is closed before it is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shut` reopens a dialog the browser closed by itself.
  const ref = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (!dialog || !open) return;
      const opener = document.activeElement;
      // Without modal dialogs, as in jsdom, it is at least open.
      dialog.showModal?.();
      dialog.open = true;
      // Nothing had the focus if the page's address opens the dialog, and browsers then show it as after a key.
      dialog.toggleAttribute('data-unasked', opener === document.body);
      if (first) dialog.querySelector<HTMLElement>(first)?.focus();
      return () => {
        dialog.close?.();
        dialog.open = false;
        // Afterwards, because what opened it may be removed in the same update.
        queueMicrotask(() => {
          const { activeElement } = document;
          // A browser leaves the focus inside the closed dialog for a moment.
          if (opener?.isConnected || (activeElement !== document.body && !dialog.contains(activeElement))) return;
          const place = latest.current?.();
          if (place) place.focus();
          else focusHeading();
        });
      };
    },
    [open, shut],
  );
  function dismiss(event: SyntheticEvent<HTMLDialogElement>): void {
    // Events of a dialog inside this one arrive here too.
    if ((event.target as Element).closest('dialog') !== event.currentTarget) return;
    event.preventDefault();
    onDismiss?.();
  }
  return {
    ref,
    // Escape is handled as a key, since browsers ignore a prevented `cancel` the third time.
    onKeyDown(event) {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss(event);
    },
    // Other requests to close, such as Back on a phone, and Escape when nothing inside has the focus.
    onCancel: dismiss,
    onClose(event) {
      if (!open || event.currentTarget.open) return;
      dismiss(event);
      openAgain({});
    },
  };
}
