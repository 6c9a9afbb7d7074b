/** Passes a press on a plain link of this site to a router, and leaves all others to the browser. */
export function followLinks(go: (href: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    const isHere = pathname === window.location.pathname && search === window.location.search;
    if (origin !== window.location.origin || (isHere && hash)) return;
    event.preventDefault();
    go(pathname + search + hash);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
