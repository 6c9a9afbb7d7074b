import type { ReactNode } from 'react';
import { productWords } from '../brands/words/product.js';
import type { KeyOf, Text } from '../brands/words.js';
import type { Product } from '../model/product.js';
import { isCase, isMixed } from '../rules/common/cases.js';
import { formatPrice } from '../rules/common/money.js';
import { listSaving } from '../rules/common/price.js';
import { isSoldOut } from '../rules/common/stock.js';
import { drawStarRating } from '../ui/drawStarRating.js';
import type { Scope } from '../ui/scope.js';
import { drawPriceDisplay } from './drawPriceDisplay.js';
import type { ProductImageProps } from './drawProductImage.js';

/** Controls on a card that work without opening the product page. */
export interface WineCardParts {
  /** The heart on the picture. */
  readonly favourite?: ReactNode;
  /** Button that adds the product, below its price. A product that cannot be bought has no such button. */
  readonly buy?: ReactNode;
  /** Control at the end of the card, also of a product that cannot be bought. */
  readonly more?: ReactNode;
}

/** The product of the card and its layout. */
export interface WineCardProps extends WineCardParts {
  /** The product to show; the card links to its page. */
  readonly product: Product;
  /** Heading level of the name. */
  readonly level?: 2 | 3;
  /** Loads the picture lazily, for cards outside the first view. */
  readonly lazy?: boolean;
  /** Position in the list, from 0. Where a brand has several stage colours, four cards in a row each get a different
   * one. */
  readonly place?: number;
}

type DrawScope = Pick<Scope, 'brand' | 'site' | 'text'>;

/**
 * Draws `WineCard` in a scope that is handed over, so that a server component can draw it too.
 * @param drawPicture draws the picture, with or without its replacement in browsers
 * @param address address of the product's page
 */
export function drawWineCard(
  scope: DrawScope,
  { product, level = 3, lazy = false, place = 0, favourite, buy, more }: WineCardProps,
  drawPicture: (props: ProductImageProps) => ReactNode,
  address: string,
) {
  const text = scope.text.with(productWords);
  const Name = `h${level}` as const;
  const shape = isCase(product) ? 'case' : 'bottle';
  const soldOut = isSoldOut(product);
  const origin = originOf(product, text);
  const rating = product.ratingDetails?.productRating;
  const flag = flagOf(scope, product);
  return (
    <article
      className="wsk-WineCard"
      data-component="WineCard"
      data-card={scope.brand.look.variants.card}
      data-sold-out={soldOut || undefined}
    >
      <div className="wsk-WineCard-stage" data-shape={shape} data-colour={place % 4} data-ground="stage">
        <div className="wsk-WineCard-picture">
          {drawPicture({
            src: product.smallImage || product.largeImage || product.thumbnailImage,
            alt: '',
            shape,
            lazy,
            faded: soldOut,
          })}
        </div>
        {flag ? (
          <p className="wsk-Flag wsk-WineCard-flag" data-tone={flag.tone}>
            {flag.words}
          </p>
        ) : null}
        {favourite ? <div className="wsk-WineCard-favourite">{favourite}</div> : null}
      </div>
      <div className="wsk-WineCard-text">
        {origin ? <p className="wsk-Caption">{origin}</p> : null}
        <Name className="wsk-Heading wsk-WineCard-name" data-level="4">
          <a className="wsk-WineCard-link" href={address}>
            {[product.name, product.vintage].filter(Boolean).join(' ')}
          </a>
        </Name>
        {rating && rating.numberOfReviews > 0 ? (
          <div className="wsk-WineCard-rating">
            {drawStarRating(scope, { stars: rating.roundAvgRating })}
            <span className="wsk-WineCard-count" aria-hidden="true">
              {rating.numberOfReviews}
            </span>
            <span className="wsk-VisuallyHidden">{text.counted('product.reviews', rating.numberOfReviews)}</span>
          </div>
        ) : null}
      </div>
      {product.skus[0] || more ? (
        <div className="wsk-WineCard-foot">
          <div className="wsk-WineCard-price">{product.skus[0] ? drawPriceDisplay(scope, { product }) : null}</div>
          {buy && !soldOut ? <div className="wsk-WineCard-buy">{buy}</div> : null}
          {more ? <div className="wsk-WineCard-more">{more}</div> : null}
        </div>
      ) : null}
    </article>
  );
}

/** Chooses the one flag on a card's picture: sold out, not yet bottled, or reduced. */
function flagOf(
  { site, text: texts }: DrawScope,
  product: Product,
): { readonly words: string; readonly tone: 'quiet' | 'accent' | 'sale' } | undefined {
  const text = texts.with(productWords);
  if (isSoldOut(product)) return { words: text('product.outOfStock'), tone: 'quiet' };
  if (product.enPrimeurFlag) return { words: text('product.enPrimeur'), tone: 'accent' };
  const saving = product.skus[0] ? listSaving(product.skus[0]) : 0;
  return saving > 0 ? { words: text('product.save', { price: formatPrice(saving, site) }), tone: 'sale' } : undefined;
}

/** Returns the origin of a wine or, for a case, its number of bottles. */
function originOf(product: Product, text: Text<KeyOf<typeof productWords>>): string {
  const count = product.skus[0]?.numberOfBottles ?? 0;
  if (count > 1) return text(isMixed(product) ? 'product.mixedCase' : 'product.plainCase', { count });
  return [product.appellationName, product.countryName].filter(Boolean).join(', ');
}
