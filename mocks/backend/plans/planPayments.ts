import type { PaymentCard } from '../../../src/model/account.js';
import type { OrderPayment } from '../../../src/model/order.js';
import type { PlanPaymentMethod } from '../../../src/model/plan.js';
import { dayOf } from '../../../src/rules/common/days.js';
import type { Tools } from '../resolver.js';
import type { Account } from '../state.js';
import type { Plan } from './planState.js';

/** Returns everything the account can pay with: its cards and PayPal. */
export const paymentMethodsOf = ({ cards }: Account, current: string | undefined): PlanPaymentMethod[] =>
  [
    ...cards.map((card) => ({ paymentId: card.cardId, paymentMode: card.type, card })),
    { paymentId: 'paypal', paymentMode: 'paypal', paymentProvider: 'paypal' },
  ].map((method) => ({ ...method, isCurrent: method.paymentId === current }));

/** Checks whether a card has expired by a given day. */
export const hasExpired = (
  { expirationYear, expirationMonth }: Pick<PaymentCard, 'expirationYear' | 'expirationMonth'>,
  day: string,
): boolean => `${expirationYear}-${expirationMonth.padStart(2, '0')}` < day.slice(0, 7);

/** Returns the payment of an amount on a day: by an account's card that has not expired, or by PayPal. */
export function paymentBy(
  { cards }: Account,
  paymentId: string | undefined,
  amount: number,
  day: string,
): OrderPayment | undefined {
  if (paymentId === 'paypal') return { type: 'paypal', amount };
  const card = cards.find(({ cardId }) => cardId === paymentId);
  if (!card || hasExpired(card, day)) return undefined;
  const { cardId, cardType, cardNumber } = card;
  return { type: 'creditCard', amount, cardId, cardType, lastFour: cardNumber.slice(-4) };
}

/** Refuses an unknown payment method and an expired card. */
export function checkPayment(account: Account, paymentId: string, { now, refuse }: Tools): void {
  const method = paymentMethodsOf(account, undefined).find((other) => other.paymentId === paymentId);
  if (!method) refuse.notFound(`There is no payment method ${paymentId}.`);
  const { card } = method ?? {};
  if (card && hasExpired(card, dayOf(now))) refuse.conflict('This card has expired. Please choose another.');
}

export function payPlansBy(plans: readonly Plan[], paymentId: string): void {
  for (const plan of plans) plan.paymentId = paymentId;
}

/** Removes a deleted payment method from the plans and memberships that used it. */
export function payNothingBy({ plans, memberships }: Account, paymentId: string): void {
  for (const subscription of [...Object.values(plans), ...Object.values(memberships)])
    if (subscription.paymentId === paymentId) delete subscription.paymentId;
}
