import * as z from 'zod/mini';

/** Where something is sent or billed, as people write it on a parcel (CHKT-015). */
export const postalAddress = z.object({
  /** Title of the person, such as `Mrs`. */
  salutation: z.optional(z.string()),
  /** First name of the person. */
  firstName: z.string(),
  /** Last name of the person. */
  lastName: z.string(),
  /** Name of the company, where it goes to one. */
  company: z.optional(z.string()),
  /** House and street. */
  addressLine1: z.string(),
  /** More of the address, such as a flat. */
  addressLine2: z.optional(z.string()),
  /** Town or city. */
  town: z.string(),
  /** County, in the UK and New Zealand. */
  county: z.optional(z.string()),
  /** Code of the state, in the US and Australia. */
  state: z.optional(z.string()),
  /** Postcode, as the country writes it. */
  postcode: z.string(),
  /** Country, ISO 3166 in two letters. */
  country: z.string(),
  /** Telephone number of the person. */
  phone: z.string(),
});
/** A name and address as it is written on a parcel. */
export type PostalAddress = z.infer<typeof postalAddress>;

/** An address with its id, once the shop has it (CHKT-013, CHKT-014). */
export const address = z.object({
  /** Id in the address book, as other calls take it. */
  addressId: z.optional(z.string()),
  shippingAddress: postalAddress,
});
/** A postal address with its id in the address book. */
export type Address = z.infer<typeof address>;

/** An address found by postcode, without a person. */
export const foundAddress = z.object({
  /** House and street. */
  addressLine1: z.string(),
  /** More of the address, such as a flat. */
  addressLine2: z.optional(z.string()),
  /** Town or city. */
  town: z.string(),
  /** County, in the UK and New Zealand. */
  county: z.optional(z.string()),
  /** Code of the state, in the US and Australia. */
  state: z.optional(z.string()),
  /** Postcode, as the country writes it. */
  postcode: z.string(),
});
/** A place found by postcode, without a person's name. */
export type FoundAddress = z.infer<typeof foundAddress>;

/** A country the site delivers to (CHKT-021). */
export const shippingCountry = z.object({
  /** ISO 3166 in two letters. */
  code: z.string(),
  /** Name of the country in English. */
  name: z.string(),
});
/** A country the site delivers to: its ISO 3166 code and its name. */
export type ShippingCountry = z.infer<typeof shippingCountry>;
