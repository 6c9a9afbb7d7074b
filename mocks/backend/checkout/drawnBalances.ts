import type { OrderPayment } from '../../../src/model/order.js';
import { dateAsString } from '../../fixtures/dates.js';
import { amountOf, unitsOf } from '../../fixtures/units.js';
import { forgetVoucher } from '../basket/giftBalances.js';
import type { Tools } from '../resolver.js';
import type { Account, ShopState } from '../state.js';
import { kindOf } from './paymentKinds.js';

/** Where a payment of an order came from; undefined for a card, or a provider of its own. */
function drawnFrom({ type, serialId, voucherCode }: OrderPayment): string | undefined {
  const kind = kindOf(type);
  if (kind === 'giftCard') return serialId;
  if (kind === 'giftVoucher') return voucherCode;
  return kind === 'savings' || kind === 'points' ? kind : undefined;
}

/** What an order's payments give back, in units by where they came from. */
export const returnedBy = (payments: readonly OrderPayment[], { shop }: Tools): ReadonlyMap<string, number> =>
  new Map(
    payments.flatMap((one) => {
      const from = drawnFrom(one);
      return from === undefined ? [] : [[from, unitsOf(one.amount, shop.site)] as const];
    }),
  );

/** Moves units out of whatever balances pay for an order, or with a negative sign back into them. */
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
      forgetVoucher(state, from);
    }
  }
}

/** Draws every balance that pays for an order. */
export const draw = (state: ShopState, payments: readonly OrderPayment[], account: Account | undefined, tools: Tools) =>
  move(state, payments, 1, account, tools);

/** Gives back what was drawn. */
export const giveBack = (
  state: ShopState,
  payments: readonly OrderPayment[],
  account: Account | undefined,
  tools: Tools,
) => move(state, payments, -1, account, tools);

/** The payments of an order that comes to so many units more, or fewer: what is more is charged to what was paid with
 * outside the shop, what is fewer is given back there first. */
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
