'use client';

import type { ReactNode } from 'react';
import { ProductImage } from '../../blocks/ProductImage.js';
import { productPageWords } from '../../brands/words/productPage.js';
import type { Product } from '../../model/product.js';
import { isCase } from '../../rules/common/cases.js';
import { StarRating } from '../../ui/StarRating.js';
import { useText } from '../../ui/scope.js';
import { Accolades } from './Accolades.js';
import { ProductDetails } from './ProductDetails.js';
import { Senses } from './Senses.js';
import { sensesOf } from './sensesOf.js';
import { TastingNotePictures } from './TastingNotePictures.js';

export interface TastingNoteProps {
  readonly product: Product;
  /** Level of the heading with the name: 1 on a page of its own, 3 in the overlay. */
  readonly level: 1 | 3;
  /** Actions below the headline. */
  readonly actions?: ReactNode;
  /** Contents of a case. */
  readonly contents?: ReactNode;
}

/** Everything about a wine except its price: picture, text, facts and awards. */
export function TastingNote({ product, level, actions, contents }: TastingNoteProps) {
  const text = useText(productPageWords);
  const Name: 'h1' | 'h3' = `h${level}`;
  const senses = sensesOf(product.tastingNotes, text);
  const shape = isCase(product) ? 'case' : 'bottle';
  const rating = product.ratingDetails?.productRating;
  const origin = [product.appellationName, product.countryName].filter(Boolean).join(', ');
  const kind = [product.grapeName, product.vintage].filter(Boolean).join(' ');
  const story = product.longDescription || product.description;
  return (
    <div className="wsk-TastingNote">
      <div className="wsk-TastingNote-top">
        <div className="wsk-TastingNote-stage" data-shape={shape} data-ground="stage">
          <ProductImage src={product.largeImage || product.smallImage || product.thumbnailImage} alt="" shape={shape} />
        </div>
        <div className="wsk-TastingNote-words">
          {origin ? <p className="wsk-Caption">{origin}</p> : null}
          <Name className="wsk-Heading wsk-TastingNote-name" data-level="2">
            {product.name}
          </Name>
          {kind ? <p className="wsk-TastingNote-kind">{kind}</p> : null}
          {rating && rating.numberOfReviews > 0 ? (
            <StarRating stars={rating.roundAvgRating} reviews={rating.numberOfReviews} />
          ) : null}
          {product.webHeadline ? (
            <p className="wsk-Text" data-size="lead">
              {product.webHeadline}
            </p>
          ) : null}
          {story ? <p className="wsk-Text">{story}</p> : null}
          {actions ? <div className="wsk-TastingNote-actions">{actions}</div> : null}
        </div>
      </div>
      {senses.length > 0 ? <Senses senses={senses} level={level === 1 ? 2 : 4} /> : null}
      <Accolades accolades={product.accolades ?? []} />
      <ProductDetails product={product} />
      <TastingNotePictures notes={product.tastingNotes} />
      {contents}
    </div>
  );
}
