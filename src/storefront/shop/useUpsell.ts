'use client';

import { useQuery } from '@tanstack/react-query';
import { type Load, loadFailed, loading, ready } from '../../model/load.js';
import { cartUpsellChoice, type FoundUpsell, foundUpsell, productUpsellChoice } from '../../rules/upsells/upsells.js';
import type { UpsellRequest } from '../base/openDialog.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { cartOffersQuery, productOffersQuery } from './upsellQueries.js';
import { useBasket } from './useBasket.js';
import { useProducts } from './useProducts.js';
import { useProfile } from './useProfile.js';

/** Looks up the offer beside a product or the basket, with its products; null if there is none. An empty basket has no
 * offers (UPSL-028), and an Unlimited member is not offered a membership (BSKT-067). */
export function useUpsell(request: UpsellRequest | undefined): {
  readonly load: Load<FoundUpsell | null>;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const { profile, load: visitor } = useProfile();
  const { known } = useBasket();
  const itemCode = request?.of === 'product' ? request.itemCode : undefined;
  const hasLines = request?.of === 'cart' && known !== undefined && known.lineItems.length > 0;
  const beside = useQuery({ ...productOffersQuery(client, itemCode ?? ''), enabled: itemCode !== undefined });
  const cart = useQuery({ ...cartOffersQuery(client, known?.lineItems ?? []), enabled: hasLines });
  const offers = request?.of === 'product' ? loadOf(beside, failureText) : loadOf(cart, failureText);
  const offered = offers.status === 'ready' ? offers.data : undefined;
  const choice =
    offered && ('UpsellOffers' in offered ? cartUpsellChoice(offered, profile) : productUpsellChoice(offered));
  const { products, retry } = useProducts(choice?.offers.map((offer) => offer.itemCode) ?? []);

  function load(): Load<FoundUpsell | null> {
    if (!request || (request.of === 'cart' && known && !hasLines)) return ready(null);
    if (offers.status !== 'ready') return offers;
    // While the profile is loading, the shopper may turn out to be a member, so no membership is offered yet.
    if (request.of === 'cart' && visitor.status === 'loading') return loading;
    if (!choice) return ready(null);
    if (products.status === 'failed') return loadFailed(products.message);
    return products.status === 'loading' ? loading : ready(foundUpsell(choice, products.data));
  }

  return {
    load: load(),
    retry: () => {
      if (offers.status === 'ready') retry();
      else tryAgain(request?.of === 'product' ? beside.refetch : cart.refetch);
    },
  };
}
