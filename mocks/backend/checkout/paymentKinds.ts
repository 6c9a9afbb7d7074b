/** The payment kinds, by the names used in calls and on forms (CHKT-051 to CHKT-054, CHKT-067 to CHKT-069). */
const kinds = {
  creditcard: 'card',
  cardpayment: 'card',
  googlepay: 'card',
  applepay: 'card',
  paypal: 'redirect',
  giftcard: 'giftCard',
  giftvoucher: 'giftVoucher',
  giftvouchers: 'giftVoucher',
  savings: 'savings',
  points: 'points',
} as const;
export type PaymentKind = (typeof kinds)[keyof typeof kinds];

/** Returns the kind that a payment type names, or undefined if it is unknown. */
export function kindOf(type: string): PaymentKind | undefined {
  const name = type.replace(/[ _-]/g, '').toLowerCase();
  return Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined;
}
