import * as z from 'zod/mini';

/** Where something is sent or billed, as people write it on a parcel (CHKT-015). */
export const postalAddress = z.object({
  salutation: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  company: z.optional(z.string()),
  addressLine1: z.string(),
  addressLine2: z.optional(z.string()),
  town: z.string(),
  /** In the UK and New Zealand. */
  county: z.optional(z.string()),
  /** Code of the state, in the US and Australia. */
  state: z.optional(z.string()),
  postcode: z.string(),
  /** Two letters, ISO 3166. */
  country: z.string(),
  phone: z.string(),
});
/** A name and address as it is written on a parcel. */
export type PostalAddress = z.infer<typeof postalAddress>;

/** An address with its id, once the shop has it (CHKT-013, CHKT-014). */
export const address = z.object({
  addressId: z.optional(z.string()),
  shippingAddress: postalAddress,
});
/** A postal address with its id in the address book. */
export type Address = z.infer<typeof address>;

/** An address found by postcode, without a person. */
export const foundAddress = z.object({
  addressLine1: z.string(),
  addressLine2: z.optional(z.string()),
  town: z.string(),
  county: z.optional(z.string()),
  state: z.optional(z.string()),
  postcode: z.string(),
});
/** A place found by postcode, without a person's name. */
export type FoundAddress = z.infer<typeof foundAddress>;

/** A country the site delivers to (CHKT-021). */
export const shippingCountry = z.object({
  /** Two letters, ISO 3166. */
  code: z.string(),
  name: z.string(),
});
/** A country the site delivers to: its ISO 3166 code and its name. */
export type ShippingCountry = z.infer<typeof shippingCountry>;
