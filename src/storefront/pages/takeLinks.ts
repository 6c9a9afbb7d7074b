'use client';

import { turnBack, turnPage } from './turnPage.js';

/** Options of `takeLinks`. */
export interface TakeLinksOptions {
  /** Path prefix of the site, without a trailing slash: other links are left to the browser. Empty unless set. */
  readonly basePath?: string;
}

/**
 * Hands the page's plain links to the host's router, so that they open without a full page load. Whatever browsers treat
 * specially is left to the browser: other origins, new tabs, downloads, places on the same page. The way to the next
 * page, and back, is animated as the brand chose.
 * @param navigate receives the path, query and hash, including the base path
 * @returns a function that leaves all links to the browser again
 */
export function takeLinks(navigate: (href: string) => void, { basePath = '' }: TakeLinksOptions = {}): () => void {
  const take = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Links inside SVG are left to the browser.
    if (!(link instanceof HTMLAnchorElement)) return;
    if (!URL.canParse(link.href)) {
      // Otherwise the browser would leave the shop for a blank page.
      if (link.hasAttribute('href')) event.preventDefault();
      return;
    }
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== window.location.origin || !`${pathname}/`.startsWith(`${basePath}/`)) return;
    const isSamePage = pathname === window.location.pathname && search === window.location.search;
    if (isSamePage && hash) return;
    event.preventDefault();
    turnPage(link, () => navigate(pathname + search + hash));
  };
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('click', take, { signal });
  if ('navigation' in window) navigation.addEventListener('navigate', turnBack, { signal });
  return () => controller.abort();
}
