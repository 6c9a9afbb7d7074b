'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element has been scrolled out of view at the top. False on a server, until the element is first
 * observed, and where nothing is laid out, as in jsdom. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box || !('IntersectionObserver' in window)) return;
    // What is below the viewport counts as in view; otherwise a jump over the element, from below the viewport to above
    // it, would not be reported.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
      },
      { rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return past;
}
