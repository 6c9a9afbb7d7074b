import type * as vouchers from '../../../src/api/endpoints/vouchers.js';
import type { Order } from '../../../src/model/order.js';
import type { Voucher } from '../../../src/model/voucher.js';
import { formatPrice } from '../../../src/rules/common/money.js';
import { amountOf } from '../../fixtures/units.js';
import {
  giftCards,
  giftVouchers,
  hasExpired,
  type VoucherFact,
  voucherLine,
  voucherOf,
} from '../../fixtures/vouchers.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Session, ShopState } from '../state.js';
import { cartOf } from './basket.js';
import { giftBalance } from './giftBalances.js';
import { isPersonal, markSpent } from './spentVouchers.js';

/** Returns the usable voucher with a code, in any letter case. */
function usableVoucher(code: string, { shop, now, voucher, isSpent, refuse }: Tools): VoucherFact {
  const fact = voucher(code.toUpperCase()) ?? refuse.notFound(`There is no voucher ${code}.`);
  if (isSpent(fact)) refuse.conflict('This voucher has been used already.');
  if (hasExpired(fact, shop, now))
    refuse.conflict(`This voucher expired on ${voucherOf(fact, shop).expiryDateAsString}.`);
  return fact;
}

/** Returns the id of the account that alone may use a voucher, if any. An account that does not exist yet holds its
 * initial vouchers. */
function holderOf(state: ShopState, fact: VoucherFact): string | undefined {
  if (!isPersonal(state, fact)) return undefined;
  const accounts = Object.values(state.accounts);
  return accounts.find(({ vouchers }) => vouchers.includes(fact.voucherCode))?.accountId ?? fact.owner;
}

function unredeemedVoucher(state: ShopState, code: string, tools: Tools): VoucherFact {
  const fact = usableVoucher(code, tools);
  const { vouchers, accountId } = tools.account();
  const holder = holderOf(state, fact);
  if (vouchers.includes(fact.voucherCode) || holder === accountId)
    tools.refuse.conflict('This voucher is on your account already.');
  return holder === undefined ? fact : tools.refuse.notFound(`There is no voucher ${code}.`);
}

/** Returns a gift voucher with what is left of it; undefined if the code is not that of a gift voucher. */
function giftVoucherOf(state: ShopState, code: string, { shop, refuse }: Tools): Voucher | undefined {
  const voucherCode = code.toUpperCase();
  if (!giftVouchers.has(voucherCode)) return undefined;
  const left = giftBalance(state, voucherCode) ?? 0;
  if (left === 0) refuse.conflict('This voucher has been used already.');
  return { voucherCode, description: 'Gift voucher', amount: amountOf(left, shop.site) };
}

/** Marks the voucher that discounted a placed order as spent, and removes it from the basket. */
export function spendVoucher(state: ShopState, session: Session, { adjustments }: Order, tools: Tools): void {
  const cart = tools.basket();
  const fact = tools.voucher(cart.voucher ?? '');
  if (!fact || !adjustments.some(({ promotionName }) => promotionName === voucherLine(fact))) return;
  markSpent(state, session, fact);
  delete cart.voucher;
}

export const vouchersResolvers: Resolvers<typeof vouchers> = {
  listVouchers: (_state, _call, tools) => ({
    vouchers: tools.account().vouchers.flatMap((code) => {
      const fact = tools.voucher(code);
      if (!fact) return [];
      const status = tools.isSpent(fact) ? 'SPENT' : hasExpired(fact, tools.shop, tools.now) ? 'EXPIRED' : 'REDEEMED';
      return [{ ...voucherOf(fact, tools.shop), status }];
    }),
  }),

  validateVoucher: (state, { params }, tools) =>
    giftVoucherOf(state, params.voucherCode, tools) ??
    voucherOf(unredeemedVoucher(state, params.voucherCode, tools), tools.shop),

  redeemVoucher: (state, { params }, tools) => {
    const { voucherCode } = unredeemedVoucher(state, params.voucherCode, tools);
    tools.account().vouchers.unshift(voucherCode);
    return undefined;
  },

  addEVoucherToCart: (state, { body }, { shop, refuse, basket }) => {
    const { itemCode, amount, recipientName, recipientEmail, message, verifyEmail = recipientEmail, name } = body;
    if (itemCode !== shop.site.eVoucherItemCode) refuse.notFound(`There is no e-voucher ${itemCode}.`);
    if (verifyEmail !== recipientEmail) refuse.invalid('verifyEmail: must be the same as recipientEmail');
    basket().basket.push({
      commerceItemId: `ci${++state.sequence}`,
      itemCode,
      quantity: 1,
      eVoucher: { amount: Number(amount), recipientName, recipientEmail, message, ...(name && { name }) },
    });
    return undefined;
  },

  applyCheckoutCoupon: (state, { params, session }, tools) => {
    const { site } = tools.shop;
    const voucher = usableVoucher(params.voucher, tools);
    const holder = holderOf(state, voucher);
    if (holder !== undefined && session.login !== 'hard') tools.refuse.conflict('Please sign in to use this voucher.');
    if (holder !== undefined && holder !== session.accountId)
      tools.refuse.notFound(`There is no voucher ${params.voucher}.`);
    tools.basket().voucher = voucher.voucherCode;
    const { pricingBreakdown = [] } = cartOf(session, tools).orderPriceInfo;
    if (!pricingBreakdown.some(({ description }) => description === voucherLine(voucher)))
      tools.refuse.conflict(
        `This voucher is for orders of ${formatPrice(voucherOf(voucher, tools.shop).minimumSpend ?? 0, site)} or more.`,
      );
    return undefined;
  },

  getGiftCardBalance: (state, { params, query }, { shop, refuse }) => {
    const card = giftCards.get(params.cardNumber);
    if (card?.pin !== query.pin) return refuse.notFound('There is no gift card with this number and PIN.');
    const units = giftBalance(state, params.cardNumber) ?? 0;
    return { balance: amountOf(units, shop.site) };
  },
};
