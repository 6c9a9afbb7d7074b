import { Children, type ReactNode, useLayoutEffect, useRef } from 'react';

/** The toasts that show. */
export interface ToastRegionProps {
  /** Toasts, each with a key; nothing most of the time. */
  readonly children?: ReactNode;
}

/** Where messages appear, once on a page: it is there before any of them, or nobody would hear the first. It lies over
 * everything, an open dialog too, and lets presses through beside them. */
export function ToastRegion({ children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const filled = Children.count(children) > 0;
  useLayoutEffect(() => {
    const box = region.current;
    if (!box) return;
    // Anew for the first message: what was opened since lies on top of it.
    if (filled && box.matches(':popover-open')) box.hidePopover();
    if (!box.matches(':popover-open')) box.showPopover();
  }, [filled]);
  return (
    <div ref={region} className="wsk-ToastRegion" data-component="ToastRegion" popover="manual" role="status">
      {children}
    </div>
  );
}
