import { useQuery } from '@tanstack/react-query';
import { type Load, loadFailed, loading, ready } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isUnlimitedMember, unlimitedMembershipItems } from '../../rules/membership.js';
import {
  type UpsellChoice,
  type UpsellProblem,
  upsellChoice,
  upsellProblem,
  winePlanOffer,
} from '../../rules/upsells.js';
import type { UpsellRequest } from '../openDialog.js';
import { useServices } from '../StorefrontProvider.js';
import { cartOffersQuery, productOffersQuery } from '../upsellQueries.js';
import { useBasket } from '../useBasket.js';
import { useFailureText } from '../useFailureText.js';
import { loadOf } from '../useLoad.js';
import { useProducts } from '../useProducts.js';
import { useProfile } from '../useProfile.js';
import { useTryAgain } from '../useTryAgain.js';

/** What is offered, with its products, or what keeps it from being shown. */
export interface FoundUpsell {
  readonly choice: UpsellChoice;
  readonly products: readonly Product[];
  readonly problem: { readonly kind: UpsellProblem; readonly itemCode: string } | undefined;
}

/** The choice with its products. What cannot be shown is left out of several; a problem is of an offer that has nothing left. */
function foundUpsell(choice: UpsellChoice, products: readonly Product[]): FoundUpsell | null {
  const shown = products.filter((product) => !upsellProblem(product, choice.type));
  const [missing] = products.filter((product) => !shown.includes(product));
  const kind = missing && upsellProblem(missing, choice.type);
  if (shown.length === 0 && !missing) return null;
  return {
    choice,
    products: shown,
    problem: shown.length === 0 && missing && kind ? { kind, itemCode: missing.itemCode } : undefined,
  };
}

/** Looks up what is offered beside a product or the basket, with its products; null for nothing. An empty basket has no
 * offers (UPSL-028), and an Unlimited member is offered no membership (BSKT-067). */
export function useUpsell(request: UpsellRequest | undefined): {
  readonly load: Load<FoundUpsell | null>;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const { profile } = useProfile();
  const { known } = useBasket();
  const itemCode = request?.of === 'product' ? request.itemCode : undefined;
  const hasLines = request?.of === 'cart' && known !== undefined && known.lineItems.length > 0;
  const beside = useQuery({ ...productOffersQuery(client, itemCode ?? ''), enabled: itemCode !== undefined });
  const cart = useQuery({ ...cartOffersQuery(client, known?.lineItems ?? []), enabled: hasLines });
  const offers = request?.of === 'product' ? loadOf(beside, failureText) : loadOf(cart, failureText);
  const choice = offers.status === 'ready' ? chosen(offers.data) : undefined;
  const { products, retry } = useProducts(choice?.offers.map((offer) => offer.itemCode) ?? []);

  function chosen(data: NonNullable<typeof beside.data> | NonNullable<typeof cart.data>): UpsellChoice | undefined {
    if (!('UpsellOffers' in data)) {
      const plan = winePlanOffer(data);
      return plan && { type: 'WINEPLAN', rule: plan.rule, offers: [plan] };
    }
    const { offerItems, availableSpaces } = data.UpsellOffers;
    const open = isUnlimitedMember(profile)
      ? offerItems.filter((offer) => !unlimitedMembershipItems.has(offer.itemCode))
      : offerItems;
    return upsellChoice({ UpsellOffers: { offerItems: open, availableSpaces } });
  }

  function load(): Load<FoundUpsell | null> {
    if (!request || (request.of === 'cart' && known && !hasLines)) return ready(null);
    if (offers.status !== 'ready') return offers;
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
