import { useEffect, useRef } from 'react';

/** Where one thing takes another's place, `target` takes the focus: what was pressed has gone with the one before. Nothing does
 * when the first is drawn, or while there is none.
 * @param shown what is there now, by a name of its own
 * @param target what takes the focus, read once it has been drawn */
export function useFocusOnChange(shown: string | undefined, target: () => HTMLElement | null | undefined): void {
  const before = useRef(shown);
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  useEffect(() => {
    const was = before.current;
    if (was === shown) return;
    before.current = shown;
    if (was !== undefined) latest.current()?.focus();
  }, [shown]);
}
