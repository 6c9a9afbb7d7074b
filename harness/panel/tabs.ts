import type { KeyboardEvent } from 'react';

/** Takes the focus to the tab a key leads to: arrows go round, Home and End to the ends. Gives its name, if there is one. */
export function followTabKey(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  names: readonly string[],
  index: number,
): string | undefined {
  const places: Record<string, number> = {
    Home: 0,
    End: -1,
    ArrowLeft: index - 1,
    ArrowRight: (index + 1) % names.length,
  };
  const place = places[key];
  if (place === undefined) return undefined;
  const name = names.at(place);
  [...(currentTarget.parentElement?.children ?? [])].forEach((tab) => {
    if (tab instanceof HTMLElement && tab.id.endsWith(`-${name}`)) tab.focus();
  });
  return name;
}
