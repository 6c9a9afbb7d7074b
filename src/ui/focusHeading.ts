/** Moves the focus to the page's heading, or to its main part while it has none. */
export function focusHeading(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!place) return;
  place.tabIndex = -1;
  place.focus();
}
