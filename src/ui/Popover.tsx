'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The content of a popover, and whether it is open. */
export interface PopoverProps {
  /** Id for the `popoverTarget` of the button that opens it. */
  readonly id: string;
  /** Accessible name of the popover. */
  readonly label: string;
  /** Whether the popover is open. */
  readonly open: boolean;
  /** Called when the browser opens or closes the popover; the caller sets `open`. */
  readonly onOpenChange: (change: { readonly open: boolean }) => void;
  /** The content of the popover. */
  readonly children: ReactNode;
}

/** Box below its button, built on the native popover: it closes on Escape or on a press outside. On a narrow screen, it
 * is a bottom sheet. It is not modal. */
export function Popover({ id, label, open, onOpenChange, children }: PopoverProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const popover = box.current;
    // Without popovers, as in jsdom, the box is a part of the page like any other.
    if (!popover?.showPopover || popover.matches(':popover-open') === open) return;
    if (!open) {
      popover.hidePopover();
      return;
    }
    // The button is passed as the source, so that the popover is positioned next to it and returns the focus to it,
    // even when it was opened in another way.
    const button = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);
    popover.showPopover(button ? { source: button } : undefined);
  }, [open, id]);
  return (
    <section
      ref={box}
      id={id}
      className="wsk-Popover"
      data-component="Popover"
      data-ground="page"
      popover="auto"
      aria-label={label}
      // The event is stopped here, because otherwise a dialog around the popover would close as well.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onOpenChange({ open: false });
      }}
      onToggle={(event) => {
        // Toggle events of a nested popover arrive here as well.
        if (event.target !== event.currentTarget) return;
        const isOpen = event.newState === 'open';
        if (isOpen !== open) onOpenChange({ open: isOpen });
      }}
    >
      {children}
    </section>
  );
}
