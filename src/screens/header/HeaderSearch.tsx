'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** On these windows the header sticks, and its search field has a row of its own. */
const folding = '(max-width: 767px) and (min-height: 480px) and (prefers-reduced-motion: no-preference)';
/** Scrolled this far, in px, the page has left the place where the header starts. */
const startsBelow = 160;
/** Smaller movements, such as those of a finger at rest, change nothing. In px. */
const leastMovement = 8;

/** Place of the search field in the header. On a phone the field folds to its button while the page scrolls down, and
 * unfolds on scrolling up, on focus and on a press of the button. It only looks folded: it keeps its space, so that
 * nothing moves, and its place in the order of the keys. */
export function HeaderSearch({ children }: { readonly children: ReactNode }) {
  const [isFolded, setFolded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const pressedFolded = useRef(false);
  useEffect(() => {
    // Reading the real place here would lay out the page before its first paint.
    let last = 0;
    // An observer of intersections would not tell the direction.
    const onScroll = () => {
      const now = window.scrollY;
      const isBelow = now > startsBelow;
      if (isBelow && Math.abs(now - last) < leastMovement) return;
      const folds = isBelow && now > last && window.matchMedia?.(folding).matches;
      setFolded(folds && !box.current?.contains(document.activeElement));
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is pressed.
    <div
      ref={box}
      className="wsk-Header-search"
      data-folded={isFolded || undefined}
      // A press gives the button the focus before it is a click, which it would not become if the button moved.
      onFocus={() => {
        if (!pressedFolded.current) setFolded(false);
      }}
      onPointerDownCapture={() => {
        pressedFolded.current = isFolded;
      }}
      // A press that was not finished is over.
      onKeyDownCapture={() => {
        pressedFolded.current = false;
      }}
      onClickCapture={(event) => {
        if (!pressedFolded.current) return;
        pressedFolded.current = false;
        event.preventDefault();
        event.stopPropagation();
        box.current?.querySelector('input')?.focus({ preventScroll: true });
      }}
    >
      {children}
    </div>
  );
}
