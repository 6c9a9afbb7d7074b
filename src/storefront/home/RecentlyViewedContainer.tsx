'use client';

import { RecentlyViewed } from '../../screens/home/RecentlyViewed.js';
import { fragmentCalls } from '../shop/calls.js';
import { useRecentlyViewed, useRecordsViewed } from '../shop/useRecentlyViewed.js';
import { wineCardParts } from '../shop/wineCardParts.js';
import { useTemplateTitle } from './useTemplateTitle.js';

/** Connects the recently viewed products, for a brand that records them (HOME-048 to HOME-050). */
export function RecentlyViewedContainer() {
  return useRecordsViewed() ? <Viewed /> : null;
}

function Viewed() {
  const title = useTemplateTitle(fragmentCalls.getRecentlyViewedTemplate);
  const { load } = useRecentlyViewed();
  return <RecentlyViewed wines={load} title={title} partsOf={wineCardParts} />;
}
