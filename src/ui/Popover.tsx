import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** What a popover holds, and whether it is open. */
export interface PopoverProps {
  /** For the `popoverTarget` of the button that opens it. */
  readonly id: string;
  /** Accessible name of the popover. */
  readonly label: string;
  /** Whether the popover is open. */
  readonly open: boolean;
  /** Called when the browser opens or closes it; the caller sets `open`. */
  readonly onOpenChange: (change: { readonly open: boolean }) => void;
  /** What the popover holds. */
  readonly children: ReactNode;
}

/** A box under its button that closes on Escape or a press elsewhere, on the browser's own popover; a sheet from below
 * on a narrow screen. It is not modal: the page behind it stays alive. */
export function Popover({ id, label, open, onOpenChange, children }: PopoverProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const popover = box.current;
    if (!popover || popover.matches(':popover-open') === open) return;
    if (!open) {
      popover.hidePopover();
      return;
    }
    // Its button is named, so that it hangs there and gives the focus back even when something else opens it.
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
      // Taken before whatever holds the popover: a dialog around it would close as well.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onOpenChange({ open: false });
      }}
      onToggle={(event) => {
        // Toggles of a popover inside it arrive here as well.
        if (event.target !== event.currentTarget) return;
        const isOpen = event.newState === 'open';
        if (isOpen !== open) onOpenChange({ open: isOpen });
      }}
    >
      {children}
    </section>
  );
}
