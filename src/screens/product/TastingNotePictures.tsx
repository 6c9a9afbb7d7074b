'use client';

import { productPageWords } from '../../brands/words/productPage.js';
import type { Product } from '../../model/product.js';
import { safePictureUrl } from '../../rules/common/url.js';
import { useScope, useText } from '../../ui/scope.js';

export interface TastingNotePicturesProps {
  readonly notes: Product['tastingNotes'];
}

/** The map and the food picture of a tasting note, where there are any, each with a caption. */
export function TastingNotePictures({ notes }: TastingNotePicturesProps) {
  const { pictureBase } = useScope();
  const text = useText(productPageWords);
  const pictures = [
    [text('productPage.map'), safePictureUrl(notes?.mapImageFile ?? '', pictureBase)],
    [text('productPage.food'), safePictureUrl(notes?.otherImageFile ?? '', pictureBase)],
  ].filter(([, src]) => src);
  if (pictures.length === 0) return null;
  return (
    <div className="wsk-TastingNotePictures">
      {pictures.map(([name, src]) => (
        <figure className="wsk-TastingNotePictures-figure" key={name}>
          <img className="wsk-TastingNotePictures-picture" src={src} alt="" loading="lazy" />
          <figcaption className="wsk-TastingNotePictures-caption">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
