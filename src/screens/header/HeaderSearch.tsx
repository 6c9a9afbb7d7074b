'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useMediaQuery } from '../../ui/useMediaQuery.js';
import { useScrollsDown } from '../../ui/useScrollsDown.js';

/** The header sticks on these windows, and its search field has a row of its own. */
const folding = '(max-width: 767px) and (min-height: 480px) and (prefers-reduced-motion: no-preference)';
/** Scrolling this far leaves the place where the header starts, in px. */
const startsBelow = 160;

/** Place of the search field in the header. On a phone the field folds to its button while the page scrolls down, and
 * unfolds on scrolling up, on focus and on a press of the button. It only looks folded: it keeps its space, so that
 * nothing moves, and its place in the order of the keys. */
export function HeaderSearch({ children }: { readonly children: ReactNode }) {
  const scrollsDown = useScrollsDown(useMediaQuery(folding), startsBelow);
  const [isUsed, setUsed] = useState(false);
  const isFolded = scrollsDown && !isUsed;
  const pressedFolded = useRef(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is pressed.
    <div
      className="wsk-Header-search"
      data-folded={isFolded || undefined}
      onFocus={() => setUsed(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setUsed(false);
      }}
      // A press gives the button the focus before it is a click.
      onPointerDownCapture={() => {
        pressedFolded.current = isFolded;
      }}
      onClickCapture={(event) => {
        if (!pressedFolded.current) return;
        pressedFolded.current = false;
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
      }}
    >
      {children}
    </div>
  );
}
