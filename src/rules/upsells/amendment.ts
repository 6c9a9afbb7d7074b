import type { UpsellOffer } from '../../model/offer.js';

/** Something that is added to an order or a basket from an offer. */
export interface AcceptedItem {
  /** The offer it is taken from. */
  readonly offer: UpsellOffer;
  /** Number of units. */
  readonly quantity: number;
}

/** The items of an accepted offer as the calls take them (UPSL-059 to UPSL-062, BSKT-026). */
export const itemsOf = (items: readonly AcceptedItem[]) =>
  items.map(({ offer: { itemCode, type, rule }, quantity }) => ({
    itemCode,
    quantity,
    upsellOfferDetails: { type, rule },
  }));

/** The body by which an order takes what is offered, with the permission to charge its card for it where that is given
 * (UPSL-056 to UPSL-065, CHKT-081, CHKT-082). */
export const acceptance = (orderId: string, items: readonly AcceptedItem[], isCardKept: boolean) => ({
  orderId,
  action: 'ACCEPT' as const,
  itemDetails: itemsOf(items),
  ...(isCardKept && { cardPermission: { category: 'PAYMENT', state: 'GRANTED', code: 'COF' } as const }),
});

/** The `Idempotency-Key` of leaving an order as it is: there is one answer to its offer. */
export const rejectionKey = (orderId: string): string => `${orderId}-rejection`;

/** The body by which an order is left as it is (UPSL-057). */
export const rejection = (orderId: string) => ({ orderId, action: 'REJECT' as const });
