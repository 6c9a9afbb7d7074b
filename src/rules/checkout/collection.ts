import type { Address, FoundAddress } from '../../model/address.js';
import type { CollectionLocation } from '../../model/order.js';
import type { PersonFields } from '../common/address.js';

/** Kinds of collection places: the shop's own stores, and the shops and lockers of its carrier (CHKT-012, CHKT-031). */
export const collectionKinds = ['own', 'shop', 'locker'] as const;
/** One of `collectionKinds`. */
export type CollectionKind = (typeof collectionKinds)[number];

/** A collection place, from either call. */
export interface CollectionPlace {
  /** Id of the place, used as the `addressId` of an address. */
  readonly placeId: string;
  /** Name of the place. */
  readonly name: string;
  /** Address of the place. */
  readonly address: FoundAddress;
  /** Distance in miles from the requested postcode; unknown for the shop's own stores. */
  readonly miles?: number;
  /** Opening times, in the server's words. */
  readonly openingTimes?: string;
}

/** Converts a carrier's shop or locker to a collection place. */
export const placeOfLocation = ({ locationId, ...rest }: CollectionLocation): CollectionPlace => ({
  placeId: locationId,
  ...rest,
});

/** Converts one of the shop's own stores to a collection place; the store's name comes from the company in its address. */
export function placeOfShop({ addressId, shippingAddress }: Address): CollectionPlace {
  const { company, addressLine1, addressLine2, town, county, state, postcode } = shippingAddress;
  return {
    placeId: addressId ?? `${addressLine1} ${postcode}`,
    name: company || addressLine1,
    address: { addressLine1, addressLine2, town, county, state, postcode },
  };
}

/** Builds the delivery address of a collected order: the place's address with the name of the collecting person. */
export const collectionAddressOf = (place: CollectionPlace, person: PersonFields, country: string): Address => ({
  addressId: place.placeId,
  shippingAddress: { ...person, company: place.name, ...place.address, country },
});
