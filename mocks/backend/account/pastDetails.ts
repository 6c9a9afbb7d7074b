import type { Cart } from '../../../src/model/basket.js';
import type { Order, OrderPayment, ShippingMethod } from '../../../src/model/order.js';
import type { Site } from '../../../src/model/site.js';
import { decimalOf, minorUnits } from '../../../src/rules/common/money.js';
import { giftCode } from '../../fixtures/catalogue/codes.js';
import { cardIdOf } from '../../fixtures/customers.js';
import { collectionMethodOf, shippingMethodsOf } from '../../fixtures/delivery.js';
import { amountOf, unitsOf } from '../../fixtures/units.js';
import type { VoucherFact } from '../../fixtures/vouchers.js';
import { accountNumberOf, accounts, type Persona } from '../../world/personas.js';
import type { PricedLine } from '../basket/pricing.js';

type Payment = Omit<OrderPayment, 'amount'>;
type Figures = Pick<Cart, 'orderPriceInfo' | 'orderPointsInfo'>;

/** Returns one item of a list, taking the items in turn by index. */
const inTurn = <One>(list: readonly [One, ...One[]], index: number): One => list[index % list.length] ?? list[0];

/** Returns the delivery method of a past order: the methods take turns, and the latest order has the standard one. */
export function pastMethodAt(index: number, site: Site, isFree: boolean): ShippingMethod {
  const [standard, express] = shippingMethodsOf(site, isFree);
  if (!standard || !express) throw new Error('A site has two ways to a door');
  const namedDay = { ...express, type: 'DAY', name: 'Named day', promise: 'On the day you choose' };
  return inTurn([standard, express, namedDay, collectionMethodOf(site)], index);
}

/** Returns the voucher used on some past orders. */
export const pastVoucherAt = (index: number): VoucherFact | undefined =>
  index % 5 === 2 ? { voucherCode: 'CELEBRATE5', amount: 500, minimumSpend: 0, daysLeft: -1 } : undefined;

/** Returns the gifts that some past orders contain in addition to wine: an e-voucher, a gift card, a welcome gift. */
export function pastGiftLinesAt(index: number, { eVoucherItemCode }: Site): PricedLine[] {
  const line = { commerceItemId: `past${index}-gift`, quantity: 1 };
  const lines: readonly [PricedLine[], ...PricedLine[][]] = [
    [],
    [{ ...line, itemCode: eVoucherItemCode, eVoucher: { amount: 25 } }],
    [{ ...line, itemCode: giftCode('gift-card') }],
    [{ ...line, itemCode: giftCode('corkscrew'), classification: 'FREEGIFT_PROMOTION_ITEM' }],
  ];
  return inTurn(lines, index);
}

/** Returns the messages on some past orders. */
export const pastMessagesAt = (index: number): Pick<Order, 'labelMessages' | 'giftDetails'> =>
  inTurn<Pick<Order, 'labelMessages' | 'giftDetails'>>(
    [
      {},
      { labelMessages: { labelMessage1: 'Happy birthday, Flora', labelMessage2: 'With love from us all' } },
      {
        giftDetails: {
          sendGift: true,
          giftMessages: ['For the two of you', 'Many happy years'],
          recipientEmail: 'flora@shopper.example',
        },
      },
    ],
    index,
  );

/** Returns the amounts with a further saving, in pence, cents or points, and with the delivery charge that it offsets. */
function withSaving<Priced extends Figures>(priced: Priced, description: string, units: number, charge = 0): Priced {
  if (units === 0) return priced;
  const { orderPriceInfo: price, orderPointsInfo: points } = priced;
  const changed = <Sums extends Readonly<Partial<Record<'savings' | 'shipping' | 'total', number | undefined>>>>(
    sums: Sums,
    by: (amount: number, more: number) => number,
  ) => ({
    savings: by(sums.savings ?? 0, units),
    shipping: by(sums.shipping ?? 0, charge),
    total: by(sums.total ?? 0, charge - units),
  });
  return {
    ...priced,
    orderPriceInfo: {
      ...price,
      ...changed(price, (amount, more) => decimalOf(minorUnits(amount) + more)),
      pricingBreakdown: [...(price.pricingBreakdown ?? []), { description, amount: decimalOf(units) }],
    },
    ...(points && { orderPointsInfo: { ...points, ...changed(points, (amount, more) => amount + more) } }),
  };
}

const memberShare = 0.05;

/** Returns the amounts with the savings that some past orders had in addition to multi-buys and vouchers: a member's
 * discount, and a delivery charge that is free for members or was waived. */
export function withPastSavings<Priced extends Figures>(priced: Priced, index: number, site: Site, isMember: boolean) {
  const { rawSubtotal, savings, shipping } = priced.orderPriceInfo;
  const charge = unitsOf(site.deliveryCharge, site);
  if (isMember && shipping === 0 && index % 4 === 0)
    return withSaving(priced, 'Unlimited free delivery', charge, charge);
  if (index % 7 === 4) return withSaving(priced, 'Delivery charge waived', minorUnits(shipping));
  const goods = minorUnits(rawSubtotal) - minorUnits(savings);
  return index % 7 === 5 ? withSaving(priced, 'Member discount', Math.round(goods * memberShare)) : priced;
}

type Parts = readonly [Payment, Payment?];

/** Returns the payments an account can make at a site. Some are in two parts, and the first card comes first. */
function waysToPay(persona: Persona, { money }: Site): readonly [Parts, ...Parts[]] {
  const number = accountNumberOf(persona);
  const card = (place: number, cardType: string, lastFour: string): Payment => ({
    type: 'creditCard',
    cardId: cardIdOf(persona, place),
    cardType,
    lastFour,
  });
  const visa = card(1, 'VISA', '1111');
  const giftCard = { type: 'Gift Card', serialId: `63358610${number}` };
  const giftVoucher = { type: 'Gift Vouchers', voucherCode: `GIFT-${number}` };
  const savings = { type: 'savings' };
  const elsewhere = { type: money === 'points' ? 'points' : 'paypal' };
  const hasSavings = accounts[persona].subscriptions.some(({ type }) => type === 'WINEREWARD');
  return [
    [visa],
    [card(2, 'MASTERCARD', '4444')],
    [card(3, 'AMEX', '0005')],
    [elsewhere],
    [giftCard],
    [visa, giftVoucher],
    [giftVoucher],
    [visa, giftCard],
    [visa, elsewhere],
    ...(hasSavings ? ([[savings], [visa, savings]] satisfies Parts[]) : []),
  ];
}

/** Returns the payments of a past order, in turn. */
export function pastPaymentsAt(index: number, persona: Persona, total: number, site: Site): OrderPayment[] {
  const [first, second] = inTurn(waysToPay(persona, site), index);
  const whole = unitsOf(total, site);
  const rest = second ? Math.floor(whole / 3) : 0;
  return [
    { ...first, amount: amountOf(whole - rest, site) },
    ...(second && rest > 0 ? [{ ...second, amount: amountOf(rest, site) }] : []),
  ];
}
