import type { OrderPayment } from '../../../src/model/order.js';
import { unitsOf } from '../../fixtures/units.js';
import type { Tools } from '../resolver.js';
import type { Account, ShopState } from '../state.js';
import { kindOf } from './paymentKinds.js';

/** Returns the points that the card payments of an order have taken from its account. */
export const pointsOfCard = ({ cardPoints = {} }: ShopState, orderId: string): number => cardPoints[orderId] ?? 0;

/**
 * Takes the points for the card payments of an order from its account, in exchange for those taken before. A card of a
 * points brand spends the points of its holder as far as they go, and the bank charges the rest. A shopper who says how
 * many points to spend spends those alone.
 */
export function spendCardPoints(
  state: ShopState,
  orderId: string,
  payments: readonly OrderPayment[],
  account: Account | undefined,
  { shop: { site } }: Tools,
): void {
  if (!account || site.money !== 'points') return;
  const isChosen = payments.some(({ type }) => kindOf(type) === 'points');
  const due = payments
    .filter(({ type }) => !isChosen && kindOf(type) === 'card')
    .reduce((sum, { amount }) => sum + unitsOf(amount, site), 0);
  const held = account.points + pointsOfCard(state, orderId);
  const taken = Math.min(held, due);
  account.points = held - taken;
  state.cardPoints = { ...state.cardPoints, [orderId]: taken };
}
