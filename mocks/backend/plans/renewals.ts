import type { Order } from '../../../src/model/order.js';
import type { AccountSubscription } from '../../../src/model/plan.js';
import { cartFigures } from '../../../src/rules/common/basket.js';
import { shippingMethodsOf } from '../../fixtures/delivery.js';
import type { Shop } from '../../world/world.js';
import { pricedCart } from '../basket/pricing.js';
import type { Account } from '../state.js';
import { transactionIdOf } from './caseOrders.js';
import { paymentBy } from './planPayments.js';
import type { Renewal } from './planState.js';

/** Item codes of renewed free delivery, by its months. No other membership is for sale. */
const renewed: Readonly<Record<number, string>> = { 3: 'MEM01UTD', 12: '00068SV' };

/** Converts a renewal to its order. */
export function renewalOrderOf({ orderId, itemCode, emailId, payments }: Renewal, shop: Shop): Order {
  const line = { commerceItemId: `${orderId}-1`, itemCode, quantity: 1 };
  const { numLineItems: _, ...priced } = pricedCart([line], {}, shop);
  // Nothing is sent, so nothing is charged for it.
  const [shippingMethod] = shippingMethodsOf(shop.site, true);
  return {
    ...priced,
    id: orderId,
    transactionId: transactionIdOf(orderId),
    emailId,
    isGuest: false,
    shippingDetails: { ...(shippingMethod && { shippingMethod }) },
    paymentDetails: payments,
    adjustments: [],
  };
}

/**
 * Charges the renewal of a membership from a day on.
 * @returns whether the renewal is paid or costs nothing
 */
export function chargeRenewal(
  account: Account,
  membership: AccountSubscription,
  { day, months }: { readonly day: string; readonly months: number },
  shop: Shop,
): boolean {
  const itemCode = membership.type === 'FREESHIP' ? renewed[months] : undefined;
  if (itemCode === undefined) return true;
  const renewal = {
    orderId: `${membership.subscriptionId}-${day.replaceAll('-', '')}`,
    day,
    itemCode,
    emailId: account.email,
  };
  const { total } = cartFigures(renewalOrderOf({ ...renewal, payments: [] }, shop), shop.site.money);
  const payment = paymentBy(account, membership.paymentId, total, day);
  if (!payment) return false;
  account.renewals = [...(account.renewals ?? []), { ...renewal, payments: [payment] }];
  return true;
}
