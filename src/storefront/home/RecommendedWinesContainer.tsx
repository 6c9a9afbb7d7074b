'use client';

import { RecommendedWines } from '../../screens/home/RecommendedWines.js';
import { fragmentCalls } from '../shop/calls.js';
import { useProfile } from '../shop/useProfile.js';
import { useRecommendedWines } from '../shop/useRecommendedWines.js';
import { wineCardParts } from '../shop/wineCardParts.js';
import { useTemplateTitle } from './useTemplateTitle.js';

/** Connects the recommended wines, for a recognised or signed-in customer; renders nothing for a visitor (HOME-028,
 * HOME-045). */
export function RecommendedWinesContainer() {
  return useProfile().login === 'visitor' ? null : <Recommended />;
}

function Recommended() {
  const title = useTemplateTitle(fragmentCalls.getRecommendedTemplate);
  return <RecommendedWines wines={useRecommendedWines()} title={title} partsOf={wineCardParts} />;
}
