'use client';

import { type RefObject, useEffect } from 'react';

/** Distance between the focus ring and the cover, in px. */
const margin = 12;

/** Scrolls the page when keyboard focus lands on an element hidden by a cover over the lower part of the page. */
export function useUncoveredFocus(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function uncover({ target }: FocusEvent) {
      const box = cover.current;
      // Ignores pointer focus: if the page scrolled under the pointer, presses would miss.
      if (!box || !(target instanceof Element) || box.contains(target) || !target.matches(':focus-visible')) return;
      const over = box.getBoundingClientRect();
      const under = target.getBoundingClientRect();
      const isHidden =
        under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right;
      if (isHidden && under.height < over.top) window.scrollBy({ top: under.bottom - over.top + margin });
    }
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [cover]);
}
