'use client';

import { carry, isProductPath, pictureBeside, pictureOfPage, pictureTo } from '../storefront/shop/pagePictures.js';

const pathOf = (url: string | null | undefined): string => (url ? new URL(url).pathname : '');

const carryUntilEnd = (transition: ViewTransition, picture: Element | undefined): void => {
  carry(picture);
  transition.finished.then(
    () => carry(),
    () => carry(),
  );
};

let isTurning = false;

/** Carries the picture of a card to the product's page, and back, in the transition between two documents that the
 * brand's style sheet asks for. The next document has to call it before it is first drawn. */
export function turnDocuments(): void {
  if (isTurning) return;
  isTurning = true;
  let pressed: HTMLAnchorElement | undefined;
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;
    },
    { capture: true },
  );
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    const path = pathOf(activation?.entry.url);
    const card = (pressed?.pathname === path && pictureBeside(pressed)) || pictureTo(path);
    carryUntilEnd(viewTransition, card ?? (isProductPath(path) ? undefined : pictureOfPage()));
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition)
      carryUntilEnd(viewTransition, pictureOfPage() ?? pictureTo(pathOf(navigation.activation?.from?.url)));
  });
}
