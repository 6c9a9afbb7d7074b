import type { Address } from '../../../src/model/address.js';
import type { OrderPayment } from '../../../src/model/order.js';
import { dateAsString } from '../../fixtures/dates.js';
import { balanceOf } from '../../fixtures/savings.js';
import { shopAddressesOf } from '../../fixtures/shops.js';
import { unitsOf } from '../../fixtures/units.js';
import type { Shop } from '../../world/world.js';
import type { Account } from '../state.js';
import { paymentBy } from './planPayments.js';
import { planAhead } from './planSchedule.js';
import type { Delivery, Plan, Sending } from './planState.js';
import { caseSent } from './planViews.js';

/** Sends the cases due on a day, and plans more ahead. A case without an address or a valid payment is skipped. */
export function sendCasesDue(account: Account, day: string, shop: Shop): void {
  for (const plan of Object.values(account.plans)) {
    const [due, ...later] = plan.upcoming;
    if (plan.status !== 'ACTIVE' || !due || due.deliveryDate > day) continue;
    plan.upcoming = later;
    const sent = sendingOf(account, plan, due, day, shop);
    // Unsaved changes are not sent.
    const { wines: _, ...packed } = due;
    if (sent) plan.delivered = [...plan.delivered, { ...packed, sent }];
    else plan.skipped.push(due);
    planAhead(plan, day, shop.site);
  }
}

function sendingOf(account: Account, plan: Plan, due: Delivery, day: string, shop: Shop): Sending | undefined {
  const address = addressOf(account, plan, shop);
  const payments = address && paymentsFor(account, plan, caseSent(due, plan.deliveryMethod, shop).total, day, shop);
  if (!payments) return undefined;
  // Without its id: the address may be deleted later, but the order keeps it.
  const { addressId: _, ...place } = address;
  return { emailId: account.email, address: place, deliveryMethod: plan.deliveryMethod, payments };
}

const addressOf = ({ addresses }: Account, plan: Plan, { site }: Shop): Address | undefined =>
  plan.deliveryTypeCode === 'SHOP'
    ? shopAddressesOf(site.country).find(({ addressId }) => addressId === plan.shopAddressId)
    : addresses.find(({ addressId }) => addressId !== undefined && addressId === plan.deliveryAddressId);

/** Returns the payments for a case: from the savings if the holder wants that and the balance suffices, otherwise by
 * the plan's payment method. */
function paymentsFor(
  account: Account,
  { paymentId }: Plan,
  amount: number,
  day: string,
  { site }: Shop,
): OrderPayment[] | undefined {
  const { savings, payForWineplansWithWinereward } = account;
  const units = unitsOf(amount, site);
  if (savings && payForWineplansWithWinereward && balanceOf(savings) >= units) {
    const description = 'Used on a wine plan case';
    savings.entries.push({ dateAsString: dateAsString(new Date(day)), description, amount: -units });
    return [{ type: 'savings', amount }];
  }
  const payment = paymentBy(account, paymentId, amount, day);
  return payment && [payment];
}
