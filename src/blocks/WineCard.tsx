import type { Text } from '../brands/words.js';
import type { Product } from '../model/product.js';
import { isCase, isMixed } from '../rules/price.js';
import { isSoldOut } from '../rules/stock.js';
import { StarRating } from '../ui/StarRating.js';
import { useScope } from '../ui/scope.js';
import { PriceDisplay } from './PriceDisplay.js';
import { ProductImage } from './ProductImage.js';

/** The product of the card, and how it is laid out. */
export interface WineCardProps {
  /** The product to show; the card links to its page. */
  readonly product: Product;
  /** Level of the name among the headings of the page. */
  readonly level?: 2 | 3;
  /** For cards that are not in the first view. */
  readonly lazy?: boolean;
  /** Which of its list it is, from 0: four in a row have stages of different colours, where a brand has several. */
  readonly place?: number;
}

/** Card of a product in a list: picture, origin, name, rating and price, all of it one link. In a grid, prices of a row
 * align (PROD-013 to PROD-015, PROD-045, PROD-046). */
export function WineCard({ product, level = 3, lazy = false, place = 0 }: WineCardProps) {
  const { text, href } = useScope();
  const Name = `h${level}` as const;
  const shape = isCase(product) ? 'case' : 'bottle';
  const soldOut = isSoldOut(product);
  const flag = soldOut ? text('product.outOfStock') : product.enPrimeurFlag ? text('product.enPrimeur') : undefined;
  const origin = originOf(product, text);
  const rating = product.ratingDetails?.productRating;
  const sku = product.skus[0];
  return (
    <article className="wsk-WineCard" data-component="WineCard" data-sold-out={soldOut || undefined}>
      <div className="wsk-WineCard-stage" data-shape={shape} data-colour={place % 4} data-ground="stage">
        <div className="wsk-WineCard-picture">
          <ProductImage
            src={product.smallImage ?? product.largeImage ?? product.thumbnailImage}
            alt=""
            shape={shape}
            lazy={lazy}
            faded={soldOut}
          />
        </div>
        {flag ? (
          <p className="wsk-WineCard-flag" data-tone={soldOut ? 'quiet' : 'accent'}>
            {flag}
          </p>
        ) : null}
      </div>
      <div className="wsk-WineCard-text">
        {origin ? <p className="wsk-Caption">{origin}</p> : null}
        <Name className="wsk-Heading wsk-WineCard-name" data-level="4">
          <a className="wsk-WineCard-link" href={href('product', { params: { itemCode: product.itemCode } })}>
            {[product.name, product.vintage].filter(Boolean).join(' ')}
          </a>
        </Name>
        {rating && rating.numberOfReviews > 0 ? (
          <div className="wsk-WineCard-rating">
            <StarRating stars={rating.roundAvgRating} />
            <span className="wsk-WineCard-count" aria-hidden="true">
              {rating.numberOfReviews}
            </span>
            <span className="wsk-VisuallyHidden">{text.counted('product.reviews', rating.numberOfReviews)}</span>
          </div>
        ) : null}
      </div>
      {sku ? (
        <div className="wsk-WineCard-price">
          <PriceDisplay sku={sku} qualifier={product.vppQualifier} />
        </div>
      ) : null}
    </article>
  );
}

/** Where a wine comes from; of a case, how many bottles it has. */
function originOf(product: Product, text: Text): string {
  const count = product.skus[0]?.numberOfBottles ?? 0;
  if (count > 1) return text(isMixed(product) ? 'product.mixedCase' : 'product.plainCase', { count });
  return [product.appellationName, product.countryName].filter(Boolean).join(', ');
}
