'use client';

import { memo } from 'react';
import { ProductImage } from '../../../blocks/ProductImage.js';
import type { NextCase } from '../../../model/plan.js';
import { bottlesOf, chosenWines } from '../../../rules/plans/nextCase.js';
import { Silhouette } from '../../../ui/Silhouette.js';
import { useScope } from '../../../ui/scope.js';

/** Two rows of a dozen; bottles beyond these would be too small to tell apart, and the words give their number. */
const mostDrawn = 24;

/** The open crate with the bottles of the case, and an empty place for each bottle that the plan still requires.
 * Assistive technology skips it: the list and the comparison say the same. It is memoised, so that the dialog with the
 * wines opens without drawing it again. */
export const NextCaseCrate = memo(function NextCaseCrate({ nextCase }: { readonly nextCase: NextCase }) {
  const { brand } = useScope();
  const { wines, minimumBottleCount } = nextCase;
  const chosen = chosenWines(wines);
  const gifts = wines.filter(({ isGift }) => isGift);
  const drawn = (of: ReturnType<typeof chosenWines>) =>
    of.flatMap(({ itemCode, isGift, thumbnailImage, quantity }) =>
      Array.from({ length: Math.min(quantity, mostDrawn) }, (_, place) => ({
        key: `${itemCode} ${isGift === true} ${place}`,
        picture: <ProductImage src={thumbnailImage} alt="" shape="bottle" />,
        isEmpty: false,
      })),
    );
  const empty = Array.from({ length: Math.max(0, minimumBottleCount - bottlesOf(chosen)) }, (_, place) => ({
    key: `empty ${place}`,
    picture: <Silhouette shape="bottle" variant="flat" />,
    isEmpty: true,
  }));
  return (
    <div className="wsk-NextCaseCrate" data-ground="stage" aria-hidden="true">
      <ul className="wsk-NextCaseCrate-bottles">
        {[...drawn(chosen), ...empty, ...drawn(gifts)].slice(0, mostDrawn).map(({ key, picture, isEmpty }) => (
          <li key={key} className="wsk-NextCaseCrate-bottle" data-empty={isEmpty || undefined}>
            {picture}
          </li>
        ))}
      </ul>
      <p className="wsk-NextCaseCrate-front">{brand.displayName}</p>
    </div>
  );
});
