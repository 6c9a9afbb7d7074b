'use client';

import { Fragment, type ReactNode } from 'react';
import { shellWords } from '../brands/words/shell.js';
import type { Load } from '../model/load.js';
import type { Product } from '../model/product.js';
import { RetryNotice } from '../ui/RetryNotice.js';
import { useText } from '../ui/scope.js';
import { ListedWine } from './ListedWine.js';
import type { WineCardParts } from './WineCard.js';
import { WineCardSkeleton } from './WineCardSkeleton.js';

/** The wines of the grid, its layout and its callback. */
export interface WineGridProps {
  /** Products in order; skeletons show while they load, and a notice if they fail. */
  readonly wines: Load<readonly Product[]>;
  /** Three large cards that become a rail on a narrow screen, or four cards that remain a grid. */
  readonly layout?: 'rail' | 'grid';
  /** Heading level of the names. */
  readonly level?: 2 | 3;
  /** Returns the controls on a product's card; without it cards are plain links. */
  readonly partsOf?: ((product: Product) => WineCardParts) | undefined;
  /** A card that is not a wine. It comes after the eighth wine, below the first two rows of any grid; a shorter list has
   * none. */
  readonly story?: ReactNode;
  /** Called to fetch the wines again after they failed to load. */
  readonly onRetry: () => void;
}

/** Number of placeholders while loading. */
const places = { rail: 6, grid: 8 } as const;
const winesBeforeStory = 8;

/** Grid of wine cards whose rows align. The caller provides the heading and the empty state. */
export function WineGrid({ wines, layout = 'grid', level = 3, partsOf, story, onRetry }: WineGridProps) {
  const text = useText(shellWords);
  return (
    <div className="wsk-WineGrid" data-component="WineGrid" data-status={wines.status} data-layout={layout}>
      <p className="wsk-VisuallyHidden" role="status">
        {wines.status === 'loading' ? text('wines.loading') : null}
      </p>
      {wines.status === 'failed' ? (
        <RetryNotice title={wines.message} onRetry={onRetry} />
      ) : wines.status === 'loading' ? (
        <div className="wsk-WineGrid-list" data-layout={layout}>
          {Array.from({ length: places[layout] }, (_, place) => ({ place, id: `place ${place}` })).map(
            ({ place, id }) => (
              <div className="wsk-WineGrid-item" key={id}>
                <WineCardSkeleton place={place} buys={Boolean(partsOf)} />
              </div>
            ),
          )}
        </div>
      ) : wines.data.length > 0 ? (
        <ul className="wsk-WineGrid-list" data-layout={layout}>
          {wines.data.map((product, index) => (
            <Fragment key={product.itemCode}>
              <li className="wsk-WineGrid-item">
                <ListedWine product={product} level={level} place={index} partsOf={partsOf} />
              </li>
              {story && index + 1 === winesBeforeStory ? (
                <li className="wsk-WineGrid-item" data-story>
                  {story}
                </li>
              ) : null}
            </Fragment>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
