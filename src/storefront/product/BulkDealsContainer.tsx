'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkPromotion } from '../../model/offer.js';
import { casesOf } from '../../rules/product/bulkDeals.js';
import { BulkDeals } from '../../screens/product/BulkDeals.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { offerCalls } from '../shop/calls.js';
import { productQuery } from '../shop/productQuery.js';
import { useAddOrReason } from '../shop/useAddOrReason.js';

export interface BulkDealsContainerProps {
  readonly itemCode: string;
}

/** Connects the deals on several of the same case (PROD-077). A deal is added as a number of cases, and the basket
 * prices it. */
export function BulkDealsContainer({ itemCode }: BulkDealsContainerProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { action, add } = useAddOrReason();
  const [promoId, setPromoId] = useState<string>();
  const { load, retry } = useLoad({
    queryKey: queryKey('getBulkPromotions', itemCode),
    queryFn: ({ signal }) => client.call(offerCalls.getBulkPromotions, { params: { itemcode: itemCode } }, { signal }),
  });

  function addDeal(deal: BulkPromotion): void {
    // Another deal is still being added: this press is ignored, and its button stays unchanged.
    if (action.status === 'busy') return;
    setPromoId(deal.promoId);
    const [item] = deal.bulkUIRules.qualifyingItems;
    add(() => queries.fetchQuery(productQuery(client, item?.itemCode ?? itemCode)), casesOf(deal));
  }

  return (
    <BulkDeals
      deals={load}
      adding={promoId === undefined ? undefined : { promoId, action }}
      onAdd={({ deal }) => addDeal(deal)}
      onRetry={retry}
    />
  );
}
