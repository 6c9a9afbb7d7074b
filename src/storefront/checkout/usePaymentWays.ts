'use client';

import type { PaymentCard } from '../../model/account.js';
import type { Load } from '../../model/load.js';
import { ready } from '../../model/load.js';
import type { PaymentOption } from '../../model/order.js';
import { isCardExpired } from '../../rules/account/accountNeeds.js';
import type { Device } from '../../rules/checkout/paymentLogos.js';
import { type PaymentMode, paymentModes } from '../../rules/checkout/paymentPlan.js';
import type { PaymentWay } from '../../screens/checkout/PaymentWays.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import type { Wallets } from '../base/services.js';
import { useDevice } from '../base/useDevice.js';
import { useLoad } from '../base/useLoad.js';
import { useToday } from '../base/useToday.js';
import { checkoutCalls } from '../shop/calls.js';
import { useProfile } from '../shop/useProfile.js';

/** Lists the customer's saved cards, the default first and the expired ones last. */
function savedWays(cards: readonly PaymentCard[], today: string): readonly PaymentWay[] {
  const rank = ({ card, isExpired }: PaymentWay) => (isExpired ? 2 : card?.options === 'default' ? 0 : 1);
  return cards
    .map((card): PaymentWay => ({ id: card.cardId, mode: 'creditCard', card, isExpired: isCardExpired(card, today) }))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Checks whether page and device support a way to pay that the server offers. */
function isPossible(mode: PaymentMode, wallets: Wallets, { isWebView, canApplePay }: Device): boolean {
  if (mode === 'googlePay') return wallets.googlePay !== undefined && !isWebView;
  if (mode === 'applePay') return wallets.applePay !== undefined && canApplePay;
  return true;
}

/** Returns the ways to pay that the server offers and the page supports, with one entry for each saved card (CHKT-049
 * to CHKT-055, CHKT-062, CHKT-063). */
export function usePaymentWays() {
  const { client, wallets } = useServices();
  const device = useDevice();
  const { profile, login } = useProfile();
  const { load, retry } = useLoad({
    queryKey: queryKey('listPaymentOptions'),
    queryFn: ({ signal }) => client.call(checkoutCalls.listPaymentOptions, undefined, { signal }),
  });
  const today = useToday() ?? '';
  const saved = login === 'hard' ? savedWays(profile?.userDetails?.paymentCards ?? [], today) : [];
  const options: readonly PaymentOption[] = load.status === 'ready' ? load.data : [];
  const offered = options.filter(({ paymentMode }) =>
    paymentModes.some((mode) => mode === paymentMode && isPossible(mode, wallets, device)),
  );
  const ways = offered.flatMap(({ paymentMode }): PaymentWay[] => {
    const mode = paymentMode as PaymentMode;
    if (mode !== 'creditCard') return [{ id: mode, mode }];
    // Expired cards come after everything that can be chosen.
    const usable = saved.filter(({ isExpired }) => !isExpired);
    return [...usable, { id: mode, mode }, ...saved.slice(usable.length)];
  });
  return {
    ways: (load.status === 'ready' ? ready(ways) : load) satisfies Load<readonly PaymentWay[]>,
    offered,
    retry,
    providerOf: (mode: PaymentMode) => offered.find(({ paymentMode }) => paymentMode === mode)?.paymentProvider,
  };
}
