'use client';

import { useEffect, useState } from 'react';

const textFields = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select';

/** Checks whether another dialog is open, or a field has the focus. */
const isTaken = (): boolean =>
  document.querySelector('dialog[open], [aria-modal="true"]') !== null ||
  document.activeElement?.matches(textFields) === true;

/** Returns whether the page is occupied by another dialog or a focused field, in which case no dialog should open over
 * it. This is checked again whenever the focus moves, or a dialog opens, closes or is removed. */
export function usePageIsTaken(): boolean {
  const [taken, setTaken] = useState(isTaken);
  useEffect(() => {
    const look = () => setTaken(isTaken());
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'aria-modal'] });
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
      observer.disconnect();
    };
  }, []);
  return taken;
}
