'use client';

import { type RefObject, useEffect } from 'react';

/** Scrolls to the part of a page that the address names, and focuses it; if that part is an answer, opens it and
 * focuses its question. An unknown fragment changes nothing. */
export function useTarget(page: RefObject<HTMLElement | null>, target: string | undefined): void {
  useEffect(() => {
    const parts = page.current?.querySelectorAll<HTMLElement>('[id]') ?? [];
    const part = [...parts].find(({ id }) => id === target);
    if (!part) return;
    const answer = part.closest('details');
    if (answer) answer.open = true;
    const place = answer?.querySelector('summary') ?? part;
    place.focus({ preventScroll: true });
    place.scrollIntoView?.();
  }, [page, target]);
}
