'use client';

import { type ReactNode, useDeferredValue } from 'react';
import type { Product } from '../model/product.js';
import { ProductCarousel } from '../ui/ProductCarousel.js';
import { useScope } from '../ui/scope.js';
import { ListedWine } from './ListedWine.js';
import type { WineCardParts } from './WineCard.js';
import { WineCardSkeleton } from './WineCardSkeleton.js';

/** The wines of the rail, and its heading. */
export interface WineRailProps {
  /** Accessible name of the rail. */
  readonly label: string;
  /** Heading, in the same row as the buttons. */
  readonly title?: string;
  /** The wines, or `loading` for placeholders. */
  readonly wines: readonly Product[] | 'loading';
  /** Returns the controls on a product's card; without it cards are plain links. */
  readonly partsOf?: ((product: Product) => WineCardParts) | undefined;
}

const places = (buys: boolean) =>
  Array.from({ length: 6 }, (_, place) => ({
    id: `place ${place}`,
    content: <WineCardSkeleton place={place} buys={buys} />,
  }));

/** Rail of wine cards whose rows align, with dots for brands that use them (HOME-027). The caller provides the empty
 * state. */
export function WineRail({ label, title, wines, partsOf }: WineRailProps) {
  const { brand } = useScope();
  // Many cards at once would block the page; deferred, they are drawn in slices.
  const shown = useDeferredValue(wines);
  const heading: ReactNode = title ? (
    <h2 className="wsk-Heading wsk-WineRail-title" data-level="2">
      {title}
    </h2>
  ) : null;
  const items =
    shown === 'loading'
      ? places(Boolean(partsOf))
      : shown.map((product, place) => ({
          id: product.itemCode,
          content: <ListedWine product={product} place={place} partsOf={partsOf} />,
        }));
  return (
    <div className="wsk-WineRail" data-component="WineRail">
      <ProductCarousel
        label={label}
        heading={heading}
        items={items}
        dots={brand.carouselDots}
        loading={shown === 'loading'}
      />
    </div>
  );
}
