'use client';

import { Children, type ReactNode, useLayoutEffect, useRef } from 'react';

/** The toasts to show. */
export interface ToastRegionProps {
  /** Toasts, each with a key; usually none. */
  readonly children?: ReactNode;
}

/** Live region for toasts, once per page. It must exist before the first toast, or that toast would not be announced.
 * It is on top of everything, including open dialogs, and lets presses through. */
export function ToastRegion({ children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const filled = Children.count(children) > 0;
  useLayoutEffect(() => {
    const box = region.current;
    // Without popovers, as in jsdom, the region is a part of the page like any other.
    if (!box?.showPopover) return;
    // Reopened for the first toast, so that the region is above dialogs that were opened in the meantime.
    if (filled && box.matches(':popover-open')) box.hidePopover();
    if (!box.matches(':popover-open')) box.showPopover();
  }, [filled]);
  return (
    <div ref={region} className="wsk-ToastRegion" data-component="ToastRegion" popover="manual" role="status">
      {children}
    </div>
  );
}
