import type { CustomerProfile } from '../model/customer.js';
import type { Order } from '../model/order.js';
import type { Site } from '../model/site.js';
import { isNewCustomer } from '../rules/checkout/checkout.js';
import { cartFigures } from '../rules/common/basket.js';

/** A placed order in analytics (ANLY-069 to ANLY-087): its own fields, and those of the transaction for the data layer.
 * Amounts are decimals in the site's currency, or whole points. It does not identify the customer, and has only the
 * last four characters of gift cards and vouchers. */
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
  /** Payment types, separated by commas. */
  readonly transactionPaymentMethod: string;
  /** Sent in the UK only (ANLY-048); absent if the profile could not be fetched. */
  readonly isNewCustomer?: boolean;
}

/** Returns the end of a gift card's or voucher's number. The full number would be enough to spend what is left on it. */
const endOf = (number: string): string => number.slice(-4);

/** Builds the analytics event of a placed order. */
export function purchaseEvent(
  order: Order & { readonly transactionId: string },
  profile: CustomerProfile | undefined,
  { country, money }: Pick<Site, 'country' | 'money'>,
): PurchaseEvent {
  const { total, savings = 0, shipping = 0 } = cartFigures(order, money);
  const method = order.shippingDetails.shippingMethod?.type;
  // Of a customer whose profile could not be fetched, the type is not known.
  const isNew = profile && isNewCustomer(profile, country);
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
