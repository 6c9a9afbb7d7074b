import { navigate as go } from 'wouter/use-browser-location';

/** Opens a page of the shop without a full page load but with the same effects: it starts at the top, with the focus on
 * its main part. */
export function navigate(href: string, options?: { readonly replace?: boolean }): void {
  go(href, options);
  window.scrollTo(0, 0);
  // Focus without scrolling, because `main` starts under the sticky header, not at the top of the page.
  document.querySelector('main')?.focus({ preventScroll: true });
}
