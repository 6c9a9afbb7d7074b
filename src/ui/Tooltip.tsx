'use client';

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/** The words of a tooltip, and the control they are about. */
export interface TooltipProps {
  /** A few words; text everybody needs is a hint instead. */
  readonly words: string;
  /** The one control it is about; it takes `describedBy` as its `aria-describedby`. */
  readonly children: (trigger: { readonly describedBy: string }) => ReactNode;
}

/** Tooltip on hover and focus. Escape closes it, and nothing else. */
export function Tooltip({ words, children }: TooltipProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [by, setBy] = useState({ pointer: false, focus: false });
  const open = by.pointer || by.focus;
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box || !open || !place.current) return;
    box.showPopover({ source: place.current });
    return () => box.hidePopover();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setBy({ pointer: false, focus: false });
    };
    // On the document, since hover has no focus; in the capture phase, before a dialog around it.
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
