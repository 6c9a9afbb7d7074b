'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failed } from '../../model/load.js';
import type { BulkPromotion } from '../../model/offer.js';
import { casesOf } from '../../rules/product/bulkDeals.js';
import { BulkDeals } from '../../screens/product/BulkDeals.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { useLoad } from '../base/useLoad.js';
import { useOneAtATime } from '../base/useOneAtATime.js';
import { offerCalls } from '../shop/calls.js';
import { productQuery } from '../shop/productQuery.js';
import { useAddToBasket } from '../shop/useAddToBasket.js';

export interface BulkDealsContainerProps {
  readonly itemCode: string;
}

/** Connects the deals on several of a case (PROD-077). A deal is added as its number of cases, and the basket prices it. */
export function BulkDealsContainer({ itemCode }: BulkDealsContainerProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const once = useOneAtATime();
  const { action, add } = useAddToBasket();
  const [promoId, setPromoId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { load, retry } = useLoad({
    queryKey: queryKey('getBulkPromotions', itemCode),
    queryFn: ({ signal }) => client.call(offerCalls.getBulkPromotions, { params: { itemcode: itemCode } }, { signal }),
  });

  async function addDeal(deal: BulkPromotion): Promise<void> {
    setPromoId(deal.promoId);
    setProblem(undefined);
    const [item] = deal.bulkUIRules.qualifyingItems;
    try {
      await add(queries.fetchQuery(productQuery(client, item?.itemCode ?? itemCode)), casesOf(deal));
    } catch (error) {
      setProblem(failureText(error));
    }
  }

  return (
    <BulkDeals
      deals={load}
      adding={promoId === undefined ? undefined : { promoId, action: problem === undefined ? action : failed(problem) }}
      onAdd={({ deal }) => void once(() => addDeal(deal))}
      onRetry={retry}
    />
  );
}
