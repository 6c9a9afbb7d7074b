import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus with the arrow keys: along the first row, or up and down an open submenu, stopping at either end.
 * @returns whether the focus moved; Tab works without this function.
 */
export function moveAlong({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const step = steps[key];
  if (step === undefined || !(target instanceof HTMLElement)) return false;
  const panel = target.closest('.wsk-MainNav-panel');
  const isUpright = key === 'ArrowDown' || key === 'ArrowUp';
  if (Boolean(panel) !== isUpright) return key === 'ArrowDown' && enter(target);
  const all = panel
    ? panel.querySelectorAll<HTMLElement>('a')
    : currentTarget.querySelectorAll<HTMLElement>('.wsk-MainNav-link');
  const row = [...all].filter((link) => link.checkVisibility?.() ?? true);
  const place = row.findIndex((link) => link === target || link.parentElement?.contains(target));
  const next = row[place + step];
  next?.focus();
  return next !== undefined;
}

/** Moves the focus into the open submenu of a section. */
function enter(target: HTMLElement): boolean {
  const first = target.closest('.wsk-MainNav-item')?.querySelector<HTMLElement>('.wsk-MainNav-panel a');
  first?.focus();
  return Boolean(first);
}
