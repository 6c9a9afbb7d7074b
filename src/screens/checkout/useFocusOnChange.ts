import { type RefObject, useEffect, useRef } from 'react';

/** Where one thing takes another's place, what is chosen in it takes the focus: what was pressed has gone with the one
 * before. Nothing does when the place is first drawn. */
export function useFocusOnChange(box: RefObject<HTMLElement | null>, shown: string, target: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    box.current?.querySelector<HTMLElement>(target)?.focus();
  }, [box, shown, target]);
}
