import type { UpsellOffer } from '../../model/offer.js';

/** An item that an offer adds to an order or a basket. */
export interface AcceptedItem {
  /** Offer the item comes from. */
  readonly offer: UpsellOffer;
  /** Number of units. */
  readonly quantity: number;
}

/** Converts the items of an accepted offer to the format the calls expect (UPSL-059 to UPSL-062, BSKT-026). */
export const itemsOf = (items: readonly AcceptedItem[]) =>
  items.map(({ offer: { itemCode, type, rule }, quantity }) => ({
    itemCode,
    quantity,
    upsellOfferDetails: { type, rule },
  }));

/** Builds the request body that accepts an offer for an order, with the permission to charge its card again (UPSL-056
 * to UPSL-066, CHKT-081, CHKT-082). */
export const acceptance = (orderId: string, items: readonly AcceptedItem[]) => ({
  orderId,
  action: 'ACCEPT' as const,
  itemDetails: itemsOf(items),
  cardPermission: { category: 'PAYMENT', state: 'GRANTED', code: 'COF' } as const,
});

/** Returns the `Idempotency-Key` for rejecting an order's offer. An order needs only one such key, because an offer is
 * answered only once. */
export const rejectionKey = (orderId: string): string => `${orderId}-rejection`;

/** Builds the request body that rejects the offer for an order (UPSL-057). */
export const rejection = (orderId: string) => ({ orderId, action: 'REJECT' as const });
