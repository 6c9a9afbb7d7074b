import type { ReactNode } from 'react';
import { createText, type Text } from '../brands/words.js';
import type { Brand, Site } from '../model/site.js';
import type { href } from '../rules/common/routes.js';
import { safePictureUrl } from '../rules/common/url.js';
import { drawBrandScope } from '../ui/drawBrandScope.js';
import { drawStarRating, type StarRatingProps } from '../ui/drawStarRating.js';
import { hrefBelow } from '../ui/hrefBelow.js';
import { type AmountProps, drawAmount } from './drawAmount.js';
import { drawPriceDisplay, type PriceDisplayProps } from './drawPriceDisplay.js';
import { drawProductImage, type ProductImageProps } from './drawProductImage.js';
import { drawWineCard, type WineCardProps } from './drawWineCard.js';

/** The site and brand that server components are drawn for. */
export interface ServerScopeOptions {
  /** The site: country, currency, price format and the site's own text. */
  readonly site: Site;
  /** The brand: text, contact details and behaviour. */
  readonly brand: Brand;
  /** Path prefix of the site, without a trailing slash; empty unless set. */
  readonly basePath?: string;
  /** Origin of the pictures whose address is a path; the page's own unless set. */
  readonly pictureBase?: string;
}

/** Components of one brand and site that are drawn on a server and need no JavaScript in browsers. */
export interface ServerScope {
  /** The element around all of them, with the brand's look. */
  readonly Frame: (props: { readonly children: ReactNode }) => ReactNode;
  /** As `Amount`. */
  readonly Amount: (props: AmountProps) => ReactNode;
  /** As `PriceDisplay`. */
  readonly PriceDisplay: (props: PriceDisplayProps) => ReactNode;
  /** As `ProductImage`. Without JavaScript, a picture that fails to load is not replaced by a drawing. */
  readonly ProductImage: (props: ProductImageProps) => ReactNode;
  /** As `StarRating`. */
  readonly StarRating: (props: StarRatingProps) => ReactNode;
  /** As `WineCard`. */
  readonly WineCard: (props: WineCardProps) => ReactNode;
  /** Looks up text of the tables it is given: `text.with(productWords)`. */
  readonly text: Text;
  /** Returns the address of a page, below the base path. */
  readonly href: typeof href;
}

/**
 * Returns components for server components of React, which cannot read a context: they are bound to a brand and site,
 * so that a page may have several. They render what the components of the same name render in a `BrandScope`.
 */
export function serverScope({ brand, site, basePath = '', pictureBase = '' }: ServerScopeOptions): ServerScope {
  const text = createText(brand, site);
  const scope = { brand, site, text };
  const hrefOf = hrefBelow(basePath);
  const drawPicture = (props: ProductImageProps) =>
    drawProductImage(props, props.src === undefined ? undefined : safePictureUrl(props.src, pictureBase));
  return {
    Frame: ({ children }) => drawBrandScope(brand, site, children),
    Amount: (props) => drawAmount(scope, props),
    PriceDisplay: (props) => drawPriceDisplay(scope, props),
    ProductImage: drawPicture,
    StarRating: (props) => drawStarRating(scope, props),
    WineCard: (props) =>
      drawWineCard(scope, props, drawPicture, hrefOf('product', { params: { itemCode: props.product.itemCode } })),
    text,
    href: hrefOf,
  };
}
