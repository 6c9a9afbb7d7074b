'use client';

import { productWords } from '../../brands/words/product.js';
import type { Product } from '../../model/product.js';
import { isCase, isMixed } from '../../rules/common/cases.js';
import { StarRating } from '../../ui/StarRating.js';
import { useText } from '../../ui/scope.js';
import { Accolades } from './Accolades.js';

export interface ProductPageIntroProps {
  readonly product: Product;
}

/** Origin, name, rating and headline of a product; any that is unknown is left out. */
export function ProductPageIntro({ product }: ProductPageIntroProps) {
  const text = useText(productWords);
  const origin = [product.appellationName, product.countryName].filter(Boolean).join(', ');
  const bottles = product.skus[0]?.numberOfBottles ?? 0;
  const kind =
    isCase(product) && bottles > 1
      ? text(isMixed(product) ? 'product.mixedCase' : 'product.plainCase', { count: bottles })
      : [product.grapeName, product.vintage].filter(Boolean).join(' ');
  const rating = product.ratingDetails?.productRating;
  return (
    <>
      {origin ? <p className="wsk-Caption">{origin}</p> : null}
      <div className="wsk-ProductPage-title">
        <h1 className="wsk-Heading wsk-ProductPage-name" data-level="title">
          {product.name}
        </h1>
        {kind ? <p className="wsk-ProductPage-kind">{kind}</p> : null}
      </div>
      {rating && rating.numberOfReviews > 0 ? (
        <a className="wsk-ProductPage-toReviews" href="#ReviewsApp">
          <StarRating stars={rating.roundAvgRating} reviews={rating.numberOfReviews} />
        </a>
      ) : null}
      <div className="wsk-ProductPage-pitch">
        {product.webHeadline ? (
          <p className="wsk-Text" data-size="lead">
            {product.webHeadline}
          </p>
        ) : null}
        <Accolades accolades={product.accolades ?? []} />
      </div>
    </>
  );
}
