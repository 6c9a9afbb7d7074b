'use client';

import { carry, pictureBeside, pictureOfPage, pictureTo, rememberPicture } from '../shop/pagePictures.js';

/** Longest wait for the picture of a product's page. The browser shows the page that is left meanwhile. */
const waitMs = 100;

/** The last transition that began. One that was overtaken carries no picture. */
let latest: object | undefined;
/** Address that a press asked for and that is not open yet. */
let opening: string | undefined;

/** Where the pages of the history's entries were left, because a browser restores that only when it draws. */
const places = new Map<string, number>();

/** Resolves after the updates that a router or React has already queued. */
const queued = () => new Promise<void>((resolve) => setTimeout(resolve));

async function pictureOfNextPage(): Promise<Element | undefined> {
  const end = performance.now() + waitMs;
  let found = pictureOfPage();
  while (!found && performance.now() < end) {
    await queued();
    found = pictureOfPage();
  }
  return found;
}

/** Checks whether the way to a path is animated: by the brand's choice, unless the shopper prefers less motion or the
 * browser cannot. A change on the same page, such as a filter, is not. */
function isAnimated(path: string): boolean {
  const { pages = 'cut' } = document.querySelector<HTMLElement>('[data-pages]')?.dataset ?? {};
  return (
    pages !== 'cut' &&
    path !== window.location.pathname &&
    'ViewTransition' in window &&
    'types' in ViewTransition.prototype &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Animates the way from one page to the next.
 * @param card picture of the card that leads to a product, if one does
 * @param open opens the next page; resolves when it is drawn */
function animate(card: Element | undefined, open: () => Promise<void>): void {
  const own = {};
  const from = window.location.pathname;
  const leaving = card ?? pictureOfPage();
  const entry = 'navigation' in window ? navigation.currentEntry : undefined;
  if (entry) places.set(entry.key, window.scrollY);
  latest = own;
  carry(leaving);
  const transition = document.startViewTransition({
    types: ['wsk'],
    async update() {
      if (latest === own) carry();
      await open();
      const next = card ? await pictureOfNextPage() : leaving && pictureTo(from);
      if (latest === own) carry(next);
    },
  });
  const end = () => {
    if (latest === own) carry();
  };
  // Rejected when another page is opened meanwhile, or the window is hidden: the page is open all the same. An error
  // while opening it is reported by `updateCallbackDone`.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
}

/** Opens the page of a pressed link. The picture of its card becomes that of the product's page, or the other way
 * round. */
export function turnPage(link: HTMLAnchorElement, open: () => void): void {
  const { href, pathname } = link;
  if (href === opening) return;
  if (!isAnimated(pathname)) {
    open();
    return;
  }
  const card = pictureBeside(link);
  rememberPicture(pathname, card);
  opening = href;
  animate(card, () => {
    if (opening === href) opening = undefined;
    open();
    return queued();
  });
}

/** Animates the way to an entry of the browser's history. Without precommit handlers the browser scrolls before it
 * tells of the way, so the page is simply there. */
export function turnBack(event: NavigateEvent): void {
  const { destination, navigationType, canIntercept, cancelable, hasUAVisualTransition } = event;
  if (navigationType !== 'traverse' || !destination.sameDocument || !canIntercept || !cancelable) return;
  const { pathname } = new URL(destination.url);
  // After a swipe, the browser has drawn the way itself.
  if (hasUAVisualTransition || !('NavigationPrecommitController' in window) || !isAnimated(pathname)) return;
  const { promise: drawn, resolve: show } = Promise.withResolvers<void>();
  event.signal.addEventListener('abort', () => show());
  event.intercept({
    focusReset: 'manual',
    precommitHandler: () =>
      new Promise((commit) => {
        animate(pictureTo(pathname), () => {
          commit();
          return drawn;
        });
      }),
    async handler() {
      await queued();
      event.scroll();
      const top = places.get(destination.key);
      if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
      show();
    },
  });
}
