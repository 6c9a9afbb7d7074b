'use client';

import { RecentlyViewed } from '../../screens/home/RecentlyViewed.js';
import { fragmentCalls } from '../shop/calls.js';
import { useRecentlyViewed, useRecordsViewed } from '../shop/useRecentlyViewed.js';
import { wineCardParts } from '../shop/wineCardParts.js';
import { useTemplateTitle } from './useTemplateTitle.js';

export interface RecentlyViewedContainerProps {
  /** Whether nothing is shown while the products load, instead of placeholders. */
  readonly hiddenWhileLoading?: boolean;
}

/** Connects the recently viewed products, for a brand that records them (HOME-048 to HOME-050). */
export function RecentlyViewedContainer(props: RecentlyViewedContainerProps) {
  return useRecordsViewed() === false ? null : <Viewed {...props} />;
}

function Viewed({ hiddenWhileLoading = false }: RecentlyViewedContainerProps) {
  const title = useTemplateTitle(fragmentCalls.getRecentlyViewedTemplate);
  const { load } = useRecentlyViewed();
  if (load.status === 'loading' && hiddenWhileLoading) return null;
  return <RecentlyViewed wines={load} title={title} partsOf={wineCardParts} />;
}
