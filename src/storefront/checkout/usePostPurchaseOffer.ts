'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { upsellsWords } from '../../brands/words/upsells.js';
import type { PostPurchaseOffer } from '../../rules/upsells/postPurchase.js';
import { upsellProblem } from '../../rules/upsells/upsells.js';
import type { ShownPostPurchaseOffer } from '../../screens/upsells/PostPurchaseUpsell.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { offerCalls } from '../shop/calls.js';
import { useProducts } from '../shop/useProducts.js';

const typeOf = { unlimited: 'SUBSCRIPTION', winePlan: 'WINEPLAN', fillTheCase: 'FILL_THE_CASE' } as const;

/**
 * Loads what an offer after a purchase shows: its products, and for a plan its scheme. Returns undefined while this
 * loads, and also if a product, or each of several wines, cannot be bought, or a plan has no scheme, which is logged
 * (UPSL-033).
 * @param deliveryPaid what the delivery of the order cost; undefined while unknown
 */
export function usePostPurchaseOffer(
  made: PostPurchaseOffer | undefined,
  deliveryPaid: number | undefined,
): ShownPostPurchaseOffer | undefined {
  const { client, log } = useServices();
  const text = useText(upsellsWords);
  const codes = !made
    ? []
    : made.kind === 'fillTheCase'
      ? made.offers.map((one) => one.itemCode)
      : [made.offer.itemCode];
  const { products } = useProducts(codes);
  const found = products.status === 'ready' ? products.data : [];
  const [product] = found;
  const [sku] = product?.skus ?? [];
  const schemeId = made?.kind === 'winePlan' ? sku?.schemeDetails?.[0]?.schemeId : undefined;
  const { data: scheme } = useQuery({
    queryKey: queryKey('getWinePlanScheme', schemeId),
    queryFn: ({ signal }) =>
      client.call(offerCalls.getWinePlanScheme, { params: { schemeId: schemeId ?? '' } }, { signal }),
    enabled: schemeId !== undefined,
  });

  const problems = made ? found.map((one) => upsellProblem(one, typeOf[made.kind])) : [];
  const kind = problems.every(Boolean) ? problems[0] : undefined;
  const problem =
    kind && product
      ? text(kind === 'noSkus' ? 'upsell.noSkus' : 'upsell.noScheme', { itemCode: product.itemCode })
      : undefined;
  useEffect(() => {
    if (problem !== undefined) log(new Error(problem));
  }, [problem, log]);

  if (!made || products.status !== 'ready') return undefined;
  if (made.kind === 'fillTheCase') {
    const wines = made.offers.flatMap((offer) => {
      const wine = found.find(({ itemCode, skus }) => itemCode === offer.itemCode && skus.length > 0);
      return wine ? [{ offer, product: wine }] : [];
    });
    return wines.length > 0 ? { kind: 'fillTheCase', wines, spaces: made.spaces } : undefined;
  }
  if (!product || !sku) return undefined;
  if (made.kind === 'unlimited') return { ...made, product, fee: sku.salePrice, deliveryPaid };
  return scheme && { ...made, product, scheme };
}
