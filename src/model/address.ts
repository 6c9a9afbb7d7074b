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
export type PostalAddress = z.infer<typeof postalAddress>;

/** An address with its id, once the shop has it (CHKT-013, CHKT-014). */
export const address = z.object({
  addressId: z.optional(z.string()),
  shippingAddress: postalAddress,
});
export type Address = z.infer<typeof address>;

/** What a postcode leads to: an address without the person. */
export const foundAddress = z.object({
  addressLine1: z.string(),
  addressLine2: z.optional(z.string()),
  town: z.string(),
  county: z.optional(z.string()),
  state: z.optional(z.string()),
  postcode: z.string(),
});
export type FoundAddress = z.infer<typeof foundAddress>;

export const shippingCountry = z.object({
  /** Two letters, ISO 3166. */
  code: z.string(),
  name: z.string(),
});
export type ShippingCountry = z.infer<typeof shippingCountry>;
