'use client';

import { useEffect } from 'react';
import { ready } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { ReviewsSection } from '../../screens/product/ReviewsSection.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';

export interface ReviewsSectionContainerProps {
  readonly product: Pick<Product, 'itemCode' | 'ratingDetails'>;
}

/** Connects the reviews of a product, from the host's source. The section scrolls into view if the address requests it
 * (PROD-002). */
export function ReviewsSectionContainer({ product: { itemCode, ratingDetails } }: ReviewsSectionContainerProps) {
  const { host } = useServices();
  const { load, retry } = useLoad({
    queryKey: queryKey('reviews', itemCode),
    queryFn: async () => (await host.reviews?.(itemCode)) ?? null,
    enabled: host.reviews !== undefined,
  });
  useEffect(() => {
    if (window.location.hash === '#ReviewsApp') document.getElementById('ReviewsApp')?.scrollIntoView?.();
  }, []);
  const reviews = load.status === 'ready' ? (load.data ? ready(load.data) : undefined) : load;
  return <ReviewsSection rating={ratingDetails} reviews={host.reviews && reviews} onRetry={retry} />;
}
