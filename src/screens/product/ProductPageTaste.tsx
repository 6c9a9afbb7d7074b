'use client';

import { useId } from 'react';
import { productWords } from '../../brands/words/product.js';
import { productPageWords } from '../../brands/words/productPage.js';
import type { Product } from '../../model/product.js';
import { Link } from '../../ui/Link.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { Senses } from './Senses.js';
import { sensesOf } from './sensesOf.js';
import { TastingNotePictures } from './TastingNotePictures.js';

export interface ProductPageTasteProps {
  readonly product: Pick<Product, 'itemCode' | 'tastingNotes' | 'longDescription' | 'description'>;
}

/** The parts of the tasting note, on a background of their own; missing ones are left out. */
export function ProductPageTaste({ product }: ProductPageTasteProps) {
  const href = useHref();
  const text = useText(productPageWords, productWords);
  const titleId = useId();
  const { tastingNotes: notes } = product;
  const story = product.longDescription || product.description;
  const senses = sensesOf(notes, text);
  if (!story && senses.length === 0 && !notes?.mapImageFile && !notes?.otherImageFile) return null;
  return (
    <section className="wsk-ProductPage-taste" data-ground="taste" aria-labelledby={titleId}>
      <div className="wsk-Container wsk-Intro wsk-ProductPage-tasteIn">
        <h2 className="wsk-Heading wsk-ProductPage-tasteTitle" data-level="2" id={titleId}>
          {text('product.tastingNote')}
        </h2>
        {story ? (
          <p className="wsk-Text" data-size="lead">
            {story}
          </p>
        ) : null}
        {senses.length > 0 ? (
          <div className="wsk-ProductPage-senses">
            <Senses senses={senses} level={3} size="large" />
          </div>
        ) : null}
        <div className="wsk-ProductPage-tastePictures">
          <TastingNotePictures notes={notes} />
        </div>
        <Link
          href={href('tastingNote', { params: { itemCode: product.itemCode } })}
          place="alone"
          data-wsk-tasting-note={product.itemCode}
        >
          {text('product.openTastingNote')}
        </Link>
      </div>
    </section>
  );
}
