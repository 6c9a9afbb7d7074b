import type { KeyboardEvent } from 'react';

/**
 * Focuses the tab selected by a key, following the ARIA pattern: arrow keys wrap around, Home and End go to the ends.
 * @returns the tab's index, for the caller to select it; undefined for any other key.
 */
export function followTabKey(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | undefined {
  const turned = getComputedStyle(event.currentTarget).direction === 'rtl';
  const places: Record<string, number> = {
    Home: 0,
    End: count - 1,
    [turned ? 'ArrowRight' : 'ArrowLeft']: (index - 1 + count) % count,
    [turned ? 'ArrowLeft' : 'ArrowRight']: (index + 1) % count,
  };
  const next = places[event.key];
  const tab = next === undefined ? undefined : event.currentTarget.parentElement?.children[next];
  if (!(tab instanceof HTMLElement)) return undefined;
  event.preventDefault();
  tab.focus();
  return next;
}
