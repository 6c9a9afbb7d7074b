'use client';

import type { WineCardParts } from '../../blocks/WineCard.js';
import { WineRail } from '../../blocks/WineRail.js';
import { homeWords } from '../../brands/words/home.js';
import type { UserItem } from '../../model/account.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { recentlyViewedLimit, smallCardOf } from '../../rules/common/userItems.js';
import { Notice } from '../../ui/Notice.js';
import { useScope, useText } from '../../ui/scope.js';
import { HomeSection } from './HomeSection.js';

/** The products to show. */
export interface RecentlyViewedProps {
  /** The viewed products, latest first (HOME-048). */
  readonly wines: Load<readonly UserItem[]>;
  /** The section's heading; the kit's own text unless the shop's template has another. */
  readonly title?: string | undefined;
  /** Controls on a product's card; without them, cards are only links. */
  readonly partsOf?: ((product: Product) => WineCardParts) | undefined;
}

/** The last twelve products viewed, latest first. Renders nothing if there are none, or if the brand does not record
 * them (HOME-046 to HOME-052). */
export function RecentlyViewed({ wines, title, partsOf }: RecentlyViewedProps) {
  const { brand } = useScope();
  const text = useText(homeWords);
  const heading = title ?? text('home.recentlyViewed');
  if (!brand.enableRecentlyBrowsed || (wines.status === 'ready' && wines.data.length === 0)) return null;
  if (wines.status === 'failed')
    return (
      <HomeSection title={heading}>
        <Notice tone="info" title={text('home.recentlyViewedFailed')} live />
      </HomeSection>
    );
  const viewed = wines.status === 'loading' ? wines.status : wines.data.slice(0, recentlyViewedLimit).map(smallCardOf);
  return (
    <HomeSection>
      <div data-component="RecentlyViewed">
        <p className="wsk-VisuallyHidden" role="status">
          {wines.status === 'loading' ? text('home.recentlyViewedLoading') : null}
        </p>
        <WineRail label={heading} title={heading} wines={viewed} partsOf={partsOf} />
      </div>
    </HomeSection>
  );
}
