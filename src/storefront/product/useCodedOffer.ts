'use client';

import { useQuery } from '@tanstack/react-query';
import type { Load } from '../../model/load.js';
import type { OfferPageOffer } from '../../screens/product/OfferPage.js';
import { isUnknownItem } from '../base/isUnknownItem.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { offerCalls } from '../shop/calls.js';
import { useProducts } from '../shop/useProducts.js';

/** Loads an offer by its code, together with its products; a product that cannot be fetched is left out (PLAN-091). */
export function useCodedOffer(
  offerCode: string,
  frequency?: string,
): { readonly load: Load<OfferPageOffer>; readonly unknown: boolean; readonly retry: () => void } {
  const { client } = useServices();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery({
    queryKey: queryKey('getOffer', offerCode, frequency),
    queryFn: ({ signal }) =>
      client.call(
        offerCalls.getOffer,
        { params: { offercode: offerCode }, query: frequency === undefined ? {} : { frequency } },
        { signal },
      ),
  });
  const offer = loadOf(query, failureText);
  const { products } = useProducts(query.data?.items.map(({ itemCode }) => itemCode) ?? []);
  return {
    load:
      offer.status !== 'ready'
        ? offer
        : products.status !== 'ready'
          ? products
          : { status: 'ready', data: { offer: offer.data, products: products.data } },
    unknown: !query.isFetching && isUnknownItem(query.error),
    retry: () => tryAgain(),
  };
}
