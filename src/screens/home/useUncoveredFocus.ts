import { type RefObject, useEffect } from 'react';

/** Between what has the focus, with the ring round it, and what would hide it, in px. */
const margin = 12;

/** Moves the page on when a keyboard comes to something under a cover that lies over the lower part of the page. */
export function useUncoveredFocus(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function uncover({ target }: FocusEvent) {
      const box = cover.current;
      // A pointer is where it wants to be, and a page that moves under it is missed.
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
