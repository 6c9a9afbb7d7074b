'use client';

import type { ReactNode } from 'react';
import type { Product } from '../model/product.js';
import { ProductCarousel } from '../ui/ProductCarousel.js';
import { useScope } from '../ui/scope.js';
import { WineCard, type WineCardParts } from './WineCard.js';
import { WineCardSkeleton } from './WineCardSkeleton.js';

/** The wines of the rail, its heading, and what is loading. */
export interface WineRailProps {
  /** What is in it. */
  readonly label: string;
  /** Its heading, in the row of the buttons. */
  readonly title?: string;
  /** The wines, or `loading` for placeholders. */
  readonly wines: readonly Product[] | 'loading';
  /** What a shopper can do on the card of a product; cards are links and no more unless set. */
  readonly partsOf?: ((product: Product) => WineCardParts) | undefined;
}

const places = (buys: boolean) =>
  Array.from({ length: 6 }, (_, place) => ({
    id: `place ${place}`,
    content: <WineCardSkeleton place={place} buys={buys} />,
  }));

/** Rail of wine cards whose rows align, with dots in brands that have them (HOME-027). The empty state is the caller's. */
export function WineRail({ label, title, wines, partsOf }: WineRailProps) {
  const { brand } = useScope();
  const heading: ReactNode = title ? (
    <h2 className="wsk-Heading wsk-WineRail-title" data-level="2">
      {title}
    </h2>
  ) : null;
  const items =
    wines === 'loading'
      ? places(Boolean(partsOf))
      : wines.map((product, place) => ({
          id: product.itemCode,
          content: <WineCard product={product} place={place} lazy={place > 3} {...partsOf?.(product)} />,
        }));
  return (
    <div className="wsk-WineRail" data-component="WineRail">
      <ProductCarousel
        label={label}
        heading={heading}
        items={items}
        dots={brand.carouselDots}
        loading={wines === 'loading'}
      />
    </div>
  );
}
