import type { Address, FoundAddress } from '../../model/address.js';
import type { CollectionLocation } from '../../model/order.js';
import type { PersonFields } from '../common/address.js';

/** Where an order can be collected: the shop's own stores, and the shops and lockers of its carrier (CHKT-012, CHKT-031). */
export const collectionKinds = ['own', 'shop', 'locker'] as const;
/** One of `collectionKinds`. */
export type CollectionKind = (typeof collectionKinds)[number];

/** A place to collect an order from, whichever call it came from. */
export interface CollectionPlace {
  /** Id of the place, which an address carries as its `addressId`. */
  readonly placeId: string;
  /** Name of the place. */
  readonly name: string;
  /** Where it is. */
  readonly address: FoundAddress;
  /** Distance from the postcode that was asked for, in miles; unknown of the shop's own stores. */
  readonly miles?: number;
  /** When it is open, in the server's words. */
  readonly openingTimes?: string;
}

/** A carrier's shop or locker as a place to choose. */
export const placeOfLocation = ({ locationId, ...rest }: CollectionLocation): CollectionPlace => ({
  placeId: locationId,
  ...rest,
});

/** A store of the shop's own as a place to choose; its name stands where an address has a company. */
export function placeOfShop({ addressId, shippingAddress }: Address): CollectionPlace {
  const { company, addressLine1, addressLine2, town, county, state, postcode } = shippingAddress;
  return {
    placeId: addressId ?? `${addressLine1} ${postcode}`,
    name: company ?? addressLine1,
    address: { addressLine1, addressLine2, town, county, state, postcode },
  };
}

/** The delivery address of an order that is collected: the place's, with the name of who collects it. */
export const collectionAddressOf = (place: CollectionPlace, person: PersonFields, country: string): Address => ({
  addressId: place.placeId,
  shippingAddress: { ...person, company: place.name, ...place.address, country },
});
