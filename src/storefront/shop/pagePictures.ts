'use client';

/** A picture as a page shows it before its product has loaded. */
export interface CarriedPicture {
  readonly src: string;
  readonly shape: 'bottle' | 'case';
}

let carried: Element | undefined;
let pressed: (CarriedPicture & { readonly path: string }) | undefined;

/** Makes a picture the one that a transition carries from page to page, which the brand's style sheet names. Without
 * one, none is. */
export function carry(picture?: Element): void {
  carried?.removeAttribute('data-carried');
  carried = picture;
  picture?.setAttribute('data-carried', '');
}

/** Remembers the picture of a card whose product's page is about to open; without one, forgets the one before. */
export function rememberPicture(path: string, picture: Element | undefined): void {
  const src = picture?.querySelector('img')?.src;
  const shape = picture?.getAttribute('data-shape') === 'case' ? 'case' : 'bottle';
  pressed = src === undefined ? undefined : { path, src, shape };
}

/** Returns the picture of the card that was pressed to open the page of this product; undefined if none was. */
export const pressedPicture = (itemCode: string): CarriedPicture | undefined =>
  pressed?.path.endsWith(`/product/${itemCode}`) ? pressed : undefined;

/** Returns the large picture of the product's page, or its placeholder; undefined on any other page. */
export const pictureOfPage = (): Element | undefined => document.querySelector('.wsk-ProductPage-picture') ?? undefined;

/** Checks whether a path is that of a product's page. */
const isProductPath = (path: string): boolean => /\/product\/[^/]+$/.test(path);

/** Returns the picture of the card or row in which a link to a product is. */
export function pictureBeside(link: HTMLAnchorElement): Element | undefined {
  if (!isProductPath(link.pathname)) return undefined;
  // A part with several pictures is a list, in which none belongs to the link.
  const [picture, ...others] = link.closest('[data-component]')?.querySelectorAll('.wsk-ProductImage') ?? [];
  return others.length === 0 ? picture : undefined;
}

/** Returns the picture of the first card in view that leads to a path. */
export function pictureTo(path: string): Element | undefined {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const picture = link.pathname === path ? pictureBeside(link) : undefined;
    const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {};
    if (bottom > 0 && top < window.innerHeight) return picture;
  }
  return undefined;
}
