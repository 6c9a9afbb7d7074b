'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element has been scrolled out of view at the top. False on a server, and until the element is
 * first observed. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return past;
}
