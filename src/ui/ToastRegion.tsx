'use client';

import { Children, type ReactNode, useLayoutEffect, useRef } from 'react';

/** The toasts that show. */
export interface ToastRegionProps {
  /** Toasts, each with a key; nothing most of the time. */
  readonly children?: ReactNode;
}

/** Live region for toasts, once on a page: it must be there before the first toast for that to be announced. It lies
 * over everything, open dialogs too, and lets presses through. */
export function ToastRegion({ children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const filled = Children.count(children) > 0;
  useLayoutEffect(() => {
    const box = region.current;
    if (!box) return;
    // Reopened for the first toast, so that it is above dialogs opened since.
    if (filled && box.matches(':popover-open')) box.hidePopover();
    if (!box.matches(':popover-open')) box.showPopover();
  }, [filled]);
  return (
    <div ref={region} className="wsk-ToastRegion" data-component="ToastRegion" popover="manual" role="status">
      {children}
    </div>
  );
}
