import type { ReactNode } from 'react';
import type { Product } from '../model/product.js';
import { ProductCarousel } from '../ui/ProductCarousel.js';
import { useScope } from '../ui/scope.js';
import { WineCard } from './WineCard.js';
import { WineCardSkeleton } from './WineCardSkeleton.js';

/** The wines of the rail, its heading, and what is loading. */
export interface WineRailProps {
  /** What is in it. */
  readonly label: string;
  /** Its heading, in the row of the buttons. */
  readonly title?: string;
  /** The wines; their places while they are still on their way. */
  readonly wines: readonly Product[] | 'loading';
}

const places = Array.from({ length: 6 }, (_, place) => ({
  id: `place ${place}`,
  content: <WineCardSkeleton place={place} />,
}));

/** Wine cards in a rail, their rows in line, with dots in a brand that has them (HOME-027). What to say of none is its owner's. */
export function WineRail({ label, title, wines }: WineRailProps) {
  const { brand } = useScope();
  const heading: ReactNode = title ? (
    <h2 className="wsk-Heading wsk-WineRail-title" data-level="2">
      {title}
    </h2>
  ) : null;
  const items =
    wines === 'loading'
      ? places
      : wines.map((product, place) => ({
          id: product.itemCode,
          content: <WineCard product={product} place={place} lazy={place > 3} />,
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
