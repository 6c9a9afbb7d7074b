'use client';

import { RecommendedWines } from '../../screens/home/RecommendedWines.js';
import { fragmentCalls } from '../shop/calls.js';
import { useProfile } from '../shop/useProfile.js';
import { useRecommendedWines } from '../shop/useRecommendedWines.js';
import { wineCardParts } from '../shop/wineCardParts.js';
import { useTemplateTitle } from './useTemplateTitle.js';

export interface RecommendedWinesContainerProps {
  /** Whether nothing is shown while the wines load, instead of placeholders. */
  readonly hiddenWhileLoading?: boolean;
}

/** Connects the recommended wines, for a recognised or signed-in customer; renders nothing for a visitor (HOME-028,
 * HOME-045). */
export function RecommendedWinesContainer(props: RecommendedWinesContainerProps) {
  return useProfile().login === 'visitor' ? null : <Recommended {...props} />;
}

function Recommended({ hiddenWhileLoading = false }: RecommendedWinesContainerProps) {
  const title = useTemplateTitle(fragmentCalls.getRecommendedTemplate);
  const wines = useRecommendedWines();
  if (wines.status === 'loading' && hiddenWhileLoading) return null;
  return <RecommendedWines wines={wines} title={title} partsOf={wineCardParts} />;
}
