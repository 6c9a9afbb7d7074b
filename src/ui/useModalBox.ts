'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The ref of a controlled `<dialog>`, shown as a modal for as long as `open` says so. */
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
