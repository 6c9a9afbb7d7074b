import * as z from 'zod/mini';

/** A delivery or billing address, with the name, as written on a parcel (CHKT-015). */
export const postalAddress = z.object({
  /** Title of the person, such as `Mrs`. */
  salutation: z.optional(z.string()),
  /** First name of the person. */
  firstName: z.string(),
  /** Last name of the person. */
  lastName: z.string(),
  /** Name of the company, if any. */
  company: z.optional(z.string()),
  /** House and street. */
  addressLine1: z.string(),
  /** Second line of the address, such as a flat. */
  addressLine2: z.optional(z.string()),
  /** Town or city. */
  town: z.string(),
  /** County, in the UK and New Zealand. */
  county: z.optional(z.string()),
  /** Code of the state, in the US and Australia. */
  state: z.optional(z.string()),
  /** Postcode, in the format of the country. */
  postcode: z.string(),
  /** Two-letter country code (ISO 3166). */
  country: z.string(),
  /** Telephone number of the person. */
  phone: z.string(),
});
/** A name and address, as written on a parcel. */
export type PostalAddress = z.infer<typeof postalAddress>;

/** An address, with its id if the shop has stored it (CHKT-013, CHKT-014). */
export const address = z.object({
  /** Id in the address book, as used by other calls. */
  addressId: z.optional(z.string()),
  shippingAddress: postalAddress,
});
/** A postal address with its id in the address book. */
export type Address = z.infer<typeof address>;

/** An address found by postcode, without a person's name. */
export const foundAddress = z.object({
  /** House and street. */
  addressLine1: z.string(),
  /** Second line of the address, such as a flat. */
  addressLine2: z.optional(z.string()),
  /** Town or city. */
  town: z.string(),
  /** County, in the UK and New Zealand. */
  county: z.optional(z.string()),
  /** Code of the state, in the US and Australia. */
  state: z.optional(z.string()),
  /** Postcode, in the format of the country. */
  postcode: z.string(),
});
/** An address found by postcode, without a person's name. */
export type FoundAddress = z.infer<typeof foundAddress>;

/** A country the site delivers to (CHKT-021). */
export const shippingCountry = z.object({
  /** Two-letter country code (ISO 3166). */
  code: z.string(),
  /** Name of the country in English. */
  name: z.string(),
});
/** A country the site delivers to: its ISO 3166 code and its name. */
export type ShippingCountry = z.infer<typeof shippingCountry>;
