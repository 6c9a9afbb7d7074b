'use client';

import { useEffect } from 'react';
import { useServices } from '../base/StorefrontProvider.js';

/**
 * Sets the kind of page, for upsells that open by themselves, while the calling component is mounted (BSKT-012).
 * @param itemCode item code of the product the page is about; undefined on the cart page
 */
export function useUpsellPage(page: 'product' | 'cart', itemCode?: string): void {
  const { upsellPage } = useServices();
  useEffect(() => {
    upsellPage.set({ page, itemCode });
    return () => upsellPage.set({ page: 'other' });
  }, [upsellPage, page, itemCode]);
}
