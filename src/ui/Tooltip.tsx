'use client';

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/** The text of a tooltip, and the control it describes. */
export interface TooltipProps {
  /** A few words; text that every shopper needs belongs in a hint instead. */
  readonly words: string;
  /** The control that the tooltip describes; it uses `describedBy` as its `aria-describedby`. */
  readonly children: (trigger: { readonly describedBy: string }) => ReactNode;
}

/** Tooltip on hover and focus. Escape closes only the tooltip. */
export function Tooltip({ words, children }: TooltipProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [by, setBy] = useState({ pointer: false, focus: false });
  const open = by.pointer || by.focus;
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box || !open || !place.current) return;
    // Neither exists in jsdom.
    box.showPopover?.({ source: place.current });
    return () => box.hidePopover?.();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setBy({ pointer: false, focus: false });
    };
    // The listener is on the document, since a hovered control need not have the focus. It uses the capture phase, to
    // run before any dialog around the control.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what happens to the control inside.
    <span
      ref={place}
      className="wsk-Tooltip"
      data-component="Tooltip"
      onPointerEnter={() => setBy({ ...by, pointer: true })}
      onPointerLeave={() => setBy({ ...by, pointer: false })}
      onFocus={() => setBy({ ...by, focus: true })}
      onBlur={() => setBy({ ...by, focus: false })}
    >
      {children({ describedBy: id })}
      <span ref={bubble} className="wsk-Tooltip-bubble" data-ground="page" id={id} role="tooltip" popover="manual">
        {words}
      </span>
    </span>
  );
}
