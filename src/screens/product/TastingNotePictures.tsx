'use client';

import { productPageWords } from '../../brands/words/productPage.js';
import type { Product } from '../../model/product.js';
import { useText } from '../../ui/scope.js';
import { usePictureUrl } from '../../ui/usePictureUrl.js';

export interface TastingNotePicturesProps {
  readonly notes: Product['tastingNotes'];
}

/** The map and the food picture of a tasting note, where there are any, each with a caption. */
export function TastingNotePictures({ notes }: TastingNotePicturesProps) {
  const pictureUrl = usePictureUrl();
  const text = useText(productPageWords);
  const pictures = [
    [text('productPage.map'), pictureUrl(notes?.mapImageFile)],
    [text('productPage.food'), pictureUrl(notes?.otherImageFile)],
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
