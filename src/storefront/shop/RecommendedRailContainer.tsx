'use client';

import { WineRail } from '../../blocks/WineRail.js';
import { productPageWords } from '../../brands/words/productPage.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isWine } from '../../rules/common/cases.js';
import { useText } from '../../ui/scope.js';
import { usePopularWines } from './usePopularWines.js';
import { useProfile } from './useProfile.js';
import { useRecommendedWines } from './useRecommendedWines.js';
import { wineCardParts } from './wineCardParts.js';

export interface RecommendedRailContainerProps {
  /** Item codes already shown on the page, to be left out; none unless set. */
  readonly without?: readonly string[];
}

/** Connects a rail of further wines: those recommended to a recognised or signed-in customer, or the most popular ones
 * for a visitor. The page works without the rail, so it is left out after a failure. */
export function RecommendedRailContainer(props: RecommendedRailContainerProps) {
  const { load, login } = useProfile();
  if (load.status === 'loading') return <Rail wines={load} title="productPage.recommended" {...props} />;
  return login === 'visitor' ? <Popular {...props} /> : <Recommended {...props} />;
}

const limit = 6;

function Popular(props: RecommendedRailContainerProps) {
  // More wines than needed are fetched, in case those already on the page are among them.
  const { products } = usePopularWines(limit + Math.min(props.without?.length ?? 0, limit));
  return <Rail wines={products} title="productPage.popular" {...props} />;
}

function Recommended(props: RecommendedRailContainerProps) {
  const load = useRecommendedWines();
  const wines =
    load.status === 'ready' ? { ...load, data: load.data.map(({ product }) => product).filter(isWine) } : load;
  return <Rail wines={wines} title="productPage.recommended" {...props} />;
}

interface RailProps extends RecommendedRailContainerProps {
  readonly wines: Load<readonly Product[]>;
  readonly title: 'productPage.popular' | 'productPage.recommended';
}

function Rail({ wines, title, without }: RailProps) {
  const text = useText(productPageWords);
  if (wines.status === 'failed') return null;
  const others =
    wines.status === 'loading'
      ? 'loading'
      : wines.data.filter(({ itemCode }) => !without?.includes(itemCode)).slice(0, limit);
  return others.length > 0 ? (
    <WineRail label={text(title)} title={text(title)} wines={others} partsOf={wineCardParts} />
  ) : null;
}
