import type { OrderPayment } from '../../../src/model/order.js';
import { dateAsString } from '../../fixtures/dates.js';
import { amountOf, unitsOf } from '../../fixtures/units.js';
import type { Tools } from '../resolver.js';
import type { Account, ShopState } from '../state.js';
import { kindOf } from './paymentKinds.js';

/** Returns the source a payment was drawn from, or undefined for a card or a provider with its own page. */
function drawnFrom({ type, serialId, voucherCode }: OrderPayment): string | undefined {
  const kind = kindOf(type);
  if (kind === 'giftCard') return serialId;
  if (kind === 'giftVoucher') return voucherCode;
  return kind === 'savings' || kind === 'points' ? kind : undefined;
}

/** Returns the units that cancelling an order's payments gives back, by source. */
export const returnedBy = (payments: readonly OrderPayment[], { shop }: Tools): ReadonlyMap<string, number> =>
  new Map(
    payments.flatMap((one) => {
      const from = drawnFrom(one);
      return from === undefined ? [] : [[from, unitsOf(one.amount, shop.site)] as const];
    }),
  );

/** Takes units from the balances that pay for an order, or returns them when the sign is negative. */
function move(
  state: ShopState,
  payments: readonly OrderPayment[],
  sign: 1 | -1,
  account: Account | undefined,
  tools: Tools,
): void {
  for (const payment of payments) {
    const from = drawnFrom(payment);
    const units = sign * unitsOf(payment.amount, tools.shop.site);
    if (from === undefined || units === 0) continue;
    if (from === 'points') {
      if (account) account.points -= units;
    } else if (from === 'savings')
      account?.savings?.entries.push({
        dateAsString: dateAsString(tools.now),
        description: sign > 0 ? 'Used on an order' : 'Given back from an order',
        amount: -units,
      });
    else {
      state.giftUnitsUsed ??= {};
      state.giftUnitsUsed[from] = (state.giftUnitsUsed[from] ?? 0) + units;
    }
  }
}

/** Takes an order's payments from the balances they draw on. */
export const draw = (state: ShopState, payments: readonly OrderPayment[], account: Account | undefined, tools: Tools) =>
  move(state, payments, 1, account, tools);

/** Returns an order's payments to the balances they were drawn from. */
export const giveBack = (
  state: ShopState,
  payments: readonly OrderPayment[],
  account: Account | undefined,
  tools: Tools,
) => move(state, payments, -1, account, tools);

/** Returns the payments of an order whose total changed by a number of units. An increase is charged to the payments
 * made outside the shop; a decrease is refunded to those payments first. */
export function paymentsWith(
  state: ShopState,
  payments: readonly OrderPayment[],
  more: number,
  account: Account | undefined,
  tools: Tools,
): OrderPayment[] {
  const { shop, refuse } = tools;
  const outside = payments.filter((one) => drawnFrom(one) === undefined);
  if (more > 0 && outside.length === 0) refuse.conflict('There is no card to charge this to.');
  let left = more;
  const changed = new Map<OrderPayment, number>();
  for (const payment of [...outside, ...payments.filter((one) => !outside.includes(one))]) {
    const units = unitsOf(payment.amount, shop.site);
    const change = Math.max(left, -units);
    left -= change;
    changed.set(payment, units + change);
    giveBack(state, [{ ...payment, amount: amountOf(-change, shop.site) }], account, tools);
  }
  return payments.flatMap((payment) => {
    const units = changed.get(payment) ?? 0;
    return units > 0 ? [{ ...payment, amount: amountOf(units, shop.site) }] : [];
  });
}
