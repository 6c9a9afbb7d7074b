import type { Address } from '../../../src/model/address.js';
import type { Order } from '../../../src/model/order.js';
import { lineAmount } from '../../../src/rules/common/basket.js';
import { dayOf } from '../../../src/rules/common/days.js';
import { unitsOf } from '../../fixtures/units.js';
import { membershipStartedBy, schemeStartedBy } from '../basket/classification.js';
import type { Tools } from '../resolver.js';
import type { ShopState } from '../state.js';
import { paySavings, startMembership } from './memberships.js';
import { dayBrought, dayOfSecondCase, planAhead, usualFrequency } from './planSchedule.js';
import type { Plan } from './planState.js';

type Chosen = Pick<Plan, 'schemeCode' | 'frequency'> & Partial<Plan>;

/** Creates a plan. It is delivered to the account's first address and paid by its default card, or its first one, unless
 * `chosen` says otherwise. */
export function newPlan(state: ShopState, chosen: Chosen, tools: Tools): Plan {
  const account = tools.account();
  const home = account.addresses[0]?.addressId;
  const card = (account.cards.find(({ options }) => options === 'default') ?? account.cards[0])?.cardId;
  const plan: Plan = {
    subscriptionId: `WP${5000 + ++state.sequence}`,
    status: 'ACTIVE',
    autoRenew: true,
    startedOn: dayOf(tools.now),
    deliveryMethod: 'STD',
    deliveryTypeCode: 'HOME',
    ...(home && { deliveryAddressId: home, billingAddressId: home }),
    ...(card && { paymentId: card }),
    upcoming: [],
    skipped: [],
    delivered: [],
    lastOrder: 0,
    offersTaken: [],
    ...chosen,
  };
  account.plans[plan.subscriptionId] = plan;
  return plan;
}

/** Starts the plans and memberships bought in an order; those bought by a guest belong to no account. A plan's first
 * case comes with the order. The other cases go to the same address by the method that is free for plan members, since
 * no other method was promised. */
export function startBought(
  state: ShopState,
  { id, isGuest, shippingDetails: { address, shippingMethod } }: Order,
  lineItems: Order['lineItems'],
  tools: Tools,
): void {
  const today = dayOf(tools.now);
  const deliveryMethod = shippingMethod?.type ?? 'STD';
  for (const line of isGuest ? [] : lineItems) {
    const { product } = line;
    const scheme = schemeStartedBy(product.itemCode);
    if (scheme) {
      const deliveryAddressId = address && bookedAddress(state, address, tools);
      const chosen = { schemeCode: scheme.schemeCode, frequency: usualFrequency };
      const plan = newPlan(state, { ...chosen, ...(deliveryAddressId && { deliveryAddressId }) }, tools);
      const deliveryDate = dayBrought(today, deliveryMethod, tools.shop.site);
      plan.delivered = [{ orderId: id, deliveryDate, schemeCode: scheme.schemeCode }];
      plan.lastOrder = 1;
      planAhead(plan, today, tools.shop.site, dayOfSecondCase(today, tools.shop.site));
    }
    const membership = membershipStartedBy(product.itemCode);
    if (!membership) continue;
    const account = tools.account();
    startMembership(account, membership, ++state.sequence, tools.now);
    if (membership.starts !== 'WINEREWARD') continue;
    const { site } = tools.shop;
    paySavings(account, unitsOf(lineAmount(line, site.money), site), state.sequence, tools.now);
  }
}

/** Returns the id of an address in the account's address book, adding the address if it is missing. */
function bookedAddress(state: ShopState, address: Address, tools: Tools): string {
  const { addresses } = tools.account();
  const text = JSON.stringify(address.shippingAddress);
  const existing = addresses.find(({ shippingAddress }) => JSON.stringify(shippingAddress) === text);
  const addressId = existing?.addressId ?? address.addressId ?? `a${++state.sequence}`;
  if (!existing) addresses.push({ ...address, addressId });
  return addressId;
}
