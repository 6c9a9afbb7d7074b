import type { CustomerProfile } from '../model/customer.js';
import type { Order } from '../model/order.js';
import type { Site } from '../model/site.js';
import { isNewCustomer } from '../rules/checkout/checkout.js';
import { cartFigures } from '../rules/common/basket.js';

/** An order as analytics knows it (ANLY-069 to ANLY-087): its own fields, and those of the transaction for the data layer.
 * Amounts are decimals in the site's currency, or whole points. It says nothing of who ordered, and of gift cards and vouchers the last four signs. */
export interface PurchaseEvent {
  readonly event: 'purchase';
  readonly order: {
    readonly id: string;
    readonly shippingDetails: { readonly shippingMethod: { readonly type: string | undefined } };
    readonly orderPriceInfo: Order['orderPriceInfo'];
    readonly paymentDetails: readonly Pick<
      Order['paymentDetails'][number],
      'type' | 'amount' | 'serialId' | 'voucherCode'
    >[];
    readonly adjustments: Order['adjustments'];
    readonly lineItems: readonly Pick<
      Order['lineItems'][number],
      'product' | 'quantity' | 'itemPriceInfo' | 'bottleCount'
    >[];
  };
  readonly transaction: {
    readonly transactionId: string;
    readonly deliveryMethod: string | undefined;
    readonly orderTotal: number;
    readonly paymentDetailsArr: PurchaseEvent['order']['paymentDetails'];
  };
  readonly transactionId: string;
  readonly transactionTotal: number;
  readonly transactionDiscount: number;
  readonly transactionShipping: number;
  /** Types of payment with commas between. */
  readonly transactionPaymentMethod: string;
  /** In the UK alone (ANLY-048). */
  readonly isNewCustomer?: boolean;
}

/** What a gift card or voucher is told by: whoever has all of its number can pay with what is left on it. */
const endOf = (number: string): string => number.slice(-4);

/** The analytics event of a placed order. */
export function purchaseEvent(
  order: Order & { readonly transactionId: string },
  profile: CustomerProfile | undefined,
  { country, money }: Pick<Site, 'country' | 'money'>,
): PurchaseEvent {
  const { total, savings = 0, shipping = 0 } = cartFigures(order, money);
  const method = order.shippingDetails.shippingMethod?.type;
  const isNew = isNewCustomer(profile, country);
  const paymentDetails = order.paymentDetails.map(({ type, amount, serialId, voucherCode }) => ({
    type,
    amount,
    ...(serialId !== undefined && { serialId: endOf(serialId) }),
    ...(voucherCode !== undefined && { voucherCode: endOf(voucherCode) }),
  }));
  return {
    event: 'purchase',
    order: {
      id: order.id,
      shippingDetails: { shippingMethod: { type: method } },
      orderPriceInfo: order.orderPriceInfo,
      paymentDetails,
      adjustments: order.adjustments,
      lineItems: order.lineItems.map(({ product, quantity, itemPriceInfo, bottleCount }) => ({
        product,
        quantity,
        itemPriceInfo,
        bottleCount,
      })),
    },
    transaction: {
      transactionId: order.transactionId,
      deliveryMethod: method,
      orderTotal: total,
      paymentDetailsArr: paymentDetails,
    },
    transactionId: order.transactionId,
    transactionTotal: total,
    transactionDiscount: savings,
    transactionShipping: shipping,
    transactionPaymentMethod: [...new Set(order.paymentDetails.map(({ type }) => type))].join(','),
    ...(isNew !== undefined && { isNewCustomer: isNew }),
  };
}
