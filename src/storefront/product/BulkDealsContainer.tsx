import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failed } from '../../model/load.js';
import type { BulkPromotion } from '../../model/offer.js';
import { casesOf } from '../../rules/bulkDeals.js';
import { BulkDeals } from '../../screens/product/BulkDeals.js';
import { offerCalls } from '../calls.js';
import { productQuery } from '../productQuery.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useAddToBasket } from '../useAddToBasket.js';
import { useFailureText } from '../useFailureText.js';
import { useLoad } from '../useLoad.js';
import { useOneAtATime } from '../useOneAtATime.js';

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
