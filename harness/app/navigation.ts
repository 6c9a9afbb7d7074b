import { navigate as go } from 'wouter/use-browser-location';

/** Opens a page of the shop without a full page load but with the same effects: it starts at the top, with the focus on
 * its main part. */
export function navigate(href: string, options?: { readonly replace?: boolean }): void {
  go(href, options);
  window.scrollTo(0, 0);
  // Focus without scrolling, because `main` starts under the sticky header, not at the top of the page.
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Handles the page's plain links in place, and leaves anything that browsers treat specially to the browser. */
export function takeLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Links inside SVG are left to the browser.
    if (!(link instanceof HTMLAnchorElement)) return;
    if (!URL.canParse(link.href)) {
      // Otherwise the browser would leave the shop for a blank page.
      event.preventDefault();
      return;
    }
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== window.location.origin) return;
    const isSamePage = pathname === window.location.pathname && search === window.location.search;
    if (isSamePage && hash) return;
    event.preventDefault();
    navigate(pathname + search + hash);
  });
}
