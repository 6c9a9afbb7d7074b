'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns the ref of a controlled `<dialog>`, shown as a modal while `open` is true. */
export function useModalBox(open: boolean): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog || !open) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return box;
}
