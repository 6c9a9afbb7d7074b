import { navigate as go } from 'wouter/use-browser-location';

/** Goes to a page of the shop without a full load, as a visitor of a real page would: from its top, with the focus on its main part. */
export function navigate(href: string, options?: { readonly replace?: boolean }): void {
  go(href, options);
  window.scrollTo(0, 0);
  // Its place under the header that stays is not the top of the page.
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Plain links of the page are followed in place; anything a browser treats specially is left to it. */
export function takeLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // A link inside a drawing is the browser's.
    if (!(link instanceof HTMLAnchorElement)) return;
    if (!URL.canParse(link.href)) {
      // A browser would leave the shop for a blank page.
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
