'use client';

import { useEffect, useState } from 'react';

const textFields = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select';

/** Whether another dialog is open, or the shopper is in a field. */
const isTaken = (): boolean =>
  document.querySelector('dialog[open], [aria-modal="true"]') !== null ||
  document.activeElement?.matches(textFields) === true;

/** Whether something has the page that a dialog must not open over: another dialog, or a field that is being typed in. It is
 * looked at again whenever the focus moves or a dialog opens, closes or goes. */
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
