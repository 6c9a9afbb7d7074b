import type { OrderPayment } from '../../../src/model/order.js';
import { balanceOf } from '../../fixtures/savings.js';
import { amountOf, unitsOf } from '../../fixtures/units.js';
import { giftCards } from '../../fixtures/vouchers.js';
import { refusedCards } from '../../world/cardProvider.js';
import { giftBalance } from '../basket/giftBalances.js';
import type { Refuse } from '../refusal.js';
import type { Tools } from '../resolver.js';
import type { Account, AuthenticatedCard, ShopState } from '../state.js';
import { kindOf, type PaymentKind } from './paymentKinds.js';

/** A part of a payment, as sent in a call. */
export interface GivenPayment {
  readonly type: string;
  readonly amount: number;
  readonly cardId?: string | undefined;
  /** Number of a gift card. */
  readonly serialId?: string | undefined;
  /** PIN of a gift card, which is checked but never stored. */
  readonly voucherPin?: string | undefined;
  /** Code of a gift voucher. */
  readonly voucherCode?: string | undefined;
}

/** The payer and the amount due. */
export interface Due {
  /** Amount due in pence, cents or points. */
  readonly units: number;
  /** Cards that may be charged: authenticated ones, and those that already pay for the order. */
  readonly cards: readonly AuthenticatedCard[];
  /** The paying account, or undefined for a guest. */
  readonly account: Account | undefined;
  /** Earlier payments that are returned in exchange for this one: units by source. */
  readonly returned?: ReadonlyMap<string, number>;
  /** Whether the shopper has returned from the site where this amount is paid. */
  readonly isRedirectDone: (units: number) => boolean;
}

const isRedirected = ({ type }: { readonly type: string }): boolean => kindOf(type) === 'redirect';

/** Fields that identify each kind of payment, in addition to type and amount. */
const fieldsOfKind: Readonly<Record<PaymentKind, readonly (keyof GivenPayment)[]>> = {
  card: ['cardId'],
  redirect: [],
  giftCard: ['serialId', 'voucherPin'],
  giftVoucher: ['voucherCode'],
  savings: [],
  points: [],
};

/** Refuses fields that do not belong to the payment's kind. */
function checkFields(part: GivenPayment, field: string, refuse: Refuse): void {
  const kind = kindOf(part.type) ?? refuse.invalid(`${field}.type: there is no payment by ${part.type}`);
  for (const name of ['cardId', 'serialId', 'voucherPin', 'voucherCode'] as const)
    if (part[name] !== undefined && !fieldsOfKind[kind].includes(name))
      refuse.invalid(`${field}.${name}: does not go with ${part.type}`);
}

/** Returns the source that a part of a payment is taken from, and the units left there. Refuses an unknown source and
 * one that belongs to another shopper. */
function sourceOf(state: ShopState, part: GivenPayment, field: string, due: Due, tools: Tools) {
  const { refuse, shop } = tools;
  switch (kindOf(part.type)) {
    case 'card': {
      if (due.cards.length === 0) refuse.conflict('Please say how you would like to pay first.');
      const card = due.cards.find(({ cardId }) => cardId === part.cardId);
      if (!card) return refuse.invalid(`${field}.cardId: not a card that was offered`);
      if (card.isChallenged) refuse.conflict('Your bank has not confirmed yet that it is you.');
      return { source: `card ${card.cardId}`, left: Number.POSITIVE_INFINITY };
    }
    case 'redirect':
      return { source: 'redirect', left: Number.POSITIVE_INFINITY };
    case 'giftCard': {
      const code = part.serialId ?? refuse.invalid(`${field}.serialId: is the number of the gift card`);
      if (giftCards.get(code)?.pin !== part.voucherPin || part.voucherPin === undefined)
        return refuse.invalid(`${field}.serialId, voucherPin: there is no gift card with this number and PIN`);
      return { source: code, left: giftBalance(state, code) ?? 0 };
    }
    case 'giftVoucher': {
      const code = part.voucherCode ?? refuse.invalid(`${field}.voucherCode: is the voucher's code`);
      const left = giftCards.has(code) ? undefined : giftBalance(state, code);
      if (left === undefined) return refuse.invalid(`${field}.voucherCode: There is no gift voucher ${code}.`);
      // A voucher that discounts this order, or discounted another one, has nothing left to pay with.
      const isUsed = tools.basket().voucher === code || state.spentVouchers?.[code] !== undefined;
      return { source: code, left: isUsed ? 0 : left };
    }
    case 'savings': {
      if (!due.account?.savings) return refuse.invalid(`${field}.type: there are no savings to pay from`);
      return { source: 'savings', left: balanceOf(due.account.savings) };
    }
    case 'points': {
      if (shop.site.money !== 'points' || !due.account)
        return refuse.invalid(`${field}.type: there are no points to pay with`);
      return { source: 'points', left: due.account.points };
    }
    case undefined:
      return refuse.invalid(`${field}.type: there is no payment by ${part.type}`);
  }
}

/** Refuses payments that do not add up to the amount due, or that exceed a balance. No balance is touched yet. */
export function checkPayments(state: ShopState, payments: readonly GivenPayment[], due: Due, tools: Tools): void {
  const { refuse, shop } = tools;
  const sources = new Set<string>();
  let sum = 0;
  for (const [index, part] of payments.entries()) {
    const field = `paymentDetails.${index}`;
    checkFields(part, field, refuse);
    const { source, left } = sourceOf(state, part, field, due, tools);
    const units = unitsOf(part.amount, shop.site);
    if (units <= 0 || amountOf(units, shop.site) !== part.amount)
      refuse.invalid(`${field}.amount: not an amount of money`);
    if (sources.has(source)) refuse.invalid(`${field}: is paid from twice`);
    sources.add(source);
    if (units > left + (due.returned?.get(source) ?? 0))
      refuse.conflict(`There is only ${amountOf(left, shop.site)} left to pay from (${field}).`);
    sum += units;
  }
  if (sum !== due.units) refuse.conflict('Your basket has changed. Please check your order again, and then pay.');
  const isDeclined = payments.some(
    (part) =>
      kindOf(part.type) === 'card' &&
      due.cards.find(({ cardId }) => cardId === part.cardId)?.lastFour === refusedCards.payment,
  );
  if (isDeclined) refuse.invalid('Your card was declined, and no money was taken. Please use another card.');
}

/** Returns the units still to be paid on another site, if any. */
export function unitsToRedirect(payments: readonly GivenPayment[], due: Due, tools: Tools): number | undefined {
  const part = payments.find(isRedirected);
  if (!part) return undefined;
  const units = unitsOf(part.amount, tools.shop.site);
  return due.isRedirectDone(units) ? undefined : units;
}

/** Returns the payments as the order stores them: without PINs, and with the card details shown on a receipt. */
export const keptPayments = (payments: readonly GivenPayment[], cards: readonly AuthenticatedCard[]): OrderPayment[] =>
  payments.map(({ type, amount, cardId, serialId, voucherCode }) => {
    const card = kindOf(type) === 'card' ? cards.find((one) => one.cardId === cardId) : undefined;
    return {
      type,
      amount,
      ...(serialId !== undefined && { serialId }),
      ...(voucherCode !== undefined && { voucherCode }),
      ...(card && { cardId: card.cardId, cardType: card.cardType, lastFour: card.lastFour }),
    };
  });
