import { type RefObject, useEffect } from 'react';

/** Brings the part of a page an address leads to into view and gives it the focus; an answer is opened, and its question
 * has the focus. An address of nothing on the page leaves the page as it is. */
export function useTarget(page: RefObject<HTMLElement | null>, target: string | undefined): void {
  useEffect(() => {
    const part = target ? page.current?.querySelector<HTMLElement>(`#${CSS.escape(target)}`) : null;
    if (!part) return;
    const answer = part.closest('details');
    if (answer) answer.open = true;
    const place = answer?.querySelector('summary') ?? part;
    place.focus({ preventScroll: true });
    place.scrollIntoView();
  }, [page, target]);
}
