'use client';

import { useEffect, useState } from 'react';

/** Smaller movements, such as a finger's at rest, are no change of direction. */
const leastMovement = 8;

/** Returns whether the reader last scrolled the window down and is more than `from` px below its top. False on a server,
 * before any scrolling, and while `watches` is false. Only the scroll position tells the direction: an observer of
 * intersections fires for both. */
export function useScrollsDown(watches: boolean, from: number): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    if (!watches) return;
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now > from && Math.abs(now - last) < leastMovement) return;
      setDown(now > from && now > last);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [watches, from]);
  return watches && down;
}
