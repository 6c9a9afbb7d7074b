import * as z from 'zod/mini';
import { type FacetName, facetNames } from '../model/searchOptions.js';

/** An item code or other id in a path. */
export const itemCode = z
  .string()
  .check(z.regex(/^(?!\.{1,2}$)[\w.-]{1,40}$/, 'must be 1 to 40 letters, figures, dots or hyphens'));

/** A brand's id in a path. */
export const brandIdentifier = z.string().check(z.regex(/^[a-z]{2,8}$/, 'must be the id of a brand'));

/** A quantity in a path: a whole number from 1 to 99. */
export const wholeQuantity = z.pipe(
  z.string().check(z.regex(/^[1-9]\d?$/, 'must be a whole number from 1 to 99')),
  z.transform(Number),
);

/** A standard email pattern (IDENT-033). */
export const email = z.string().check(z.maxLength(254, 'is too long'), z.email('must be a valid email address'));

/** Markup as a server sends it: a complete page or fragment. */
export const markup = z
  .string()
  .check(z.refine((text) => text.trimStart().startsWith('<') && text.trimEnd().endsWith('>'), 'must be whole markup'));

/** Optional multi-line text, entered by a person. */
export const anyText = (most: number, tooLong = 'is too long') =>
  z.string().check(z.maxLength(most, tooLong), z.regex(/^[\P{Cc}\n\r\t]*$/u, 'must have no control characters'));

/** Required multi-line text, entered by a person. */
export const someText = (most: number) => anyText(most).check(z.regex(/\S/, 'is required'));

/** Required single line of text, entered by a person. */
export const shortText = someText(100).check(z.regex(/^\P{Cc}*$/u, 'must be one line'));

/** Address the shopper returns to after paying outside the shop. */
const returnUrl = z
  .string()
  .check(
    z.maxLength(2000, 'is too long'),
    z.regex(/^(https?:\/\/|\/(?!\/))[^\s<>"']*$/, 'must be the address of a page'),
  );

/** A postcode in any supported country's format; the form knows which country applies. */
export const postcode = z.string().check(z.regex(/^[A-Za-z\d][A-Za-z\d -]{1,9}$/, 'must be a postcode'));

/** A boolean in a path. */
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

/** A whole number in a query parameter. */
export const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/, 'must be a whole number')),
  z.transform(Number),
);

/** A postal address, as entered in a form. */
export const writtenAddress = z.object({
  /** Title of the person, such as `Mrs`. */
  salutation: z.optional(shortText),
  /** First name of the person. */
  firstName: shortText,
  /** Last name of the person. */
  lastName: shortText,
  /** Name of the company, if any. */
  company: z.optional(shortText),
  /** House and street. */
  addressLine1: shortText,
  /** Second line of the address, such as a flat. */
  addressLine2: z.optional(shortText),
  /** Town or city. */
  town: shortText,
  /** County, in the UK and New Zealand. */
  county: z.optional(shortText),
  /** Code of the state, in the US and Australia. */
  state: z.optional(shortText),
  postcode,
  /** Two-letter country code (ISO 3166). */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be two letters')),
  /** Telephone number of the person. */
  phone: shortText,
});

/** An address in a checkout call. */
export const checkoutAddress = z.object({
  /** Id in the address book or of a shop; unset for a new address. */
  addressId: z.optional(shortText),
  shippingAddress: writtenAddress,
});

/** An address to add to a wine plan. */
export const addedPlanAddress = z.object({
  /** The address. */
  address: z.object({ shippingAddress: writtenAddress }),
});

/** The new version of a wine plan's address. */
export const editedPlanAddress = z.object({
  /** The address. */
  address: z.object({
    /** Id of the address to overwrite. */
    addressId: itemCode,
    shippingAddress: writtenAddress,
  }),
});

/** Number of list entries as a query value: 1 to 100 (OPEN-079). */
export const listLimit = z.pipe(
  z.string().check(z.regex(/^([1-9]\d?|100)$/, 'must be a whole number from 1 to 100')),
  z.transform(Number),
);

/** Number of weeks as a query value: 1 to 52. */
export const weeks = z.string().check(z.regex(/^([1-9]|[1-4]\d|5[0-2])$/, 'must be a number of weeks from 1 to 52'));

/** A code in capital letters, such as a permission's category. */
export const capitals = z.string().check(z.regex(/^[A-Z][A-Z_]{0,39}$/, 'must be capital letters'));

/** A string of digits that is not a quantity, such as a card number or a PIN. */
export const figures = (least: number, most: number) =>
  z
    .string()
    .check(
      z.regex(/^\d+$/, 'must contain digits only'),
      z.minLength(least, `must be ${least} figures or more`),
      z.maxLength(most, `must be at most ${most} figures`),
    );

/** One part of an order's payment. */
export const paymentPart = z.object({
  /** How this part is paid: the mode or the name in the form, such as `creditCard` or `Gift Card` (CHKT-067 to
   * CHKT-069). */
  type: z.string().check(z.regex(/^[A-Za-z][A-Za-z _-]{0,39}$/, 'must be a kind of payment')),
  /** Decimal in the site's currency, or a whole number of points. */
  amount: z.number().check(z.minimum(0, 'must be at least 0'), z.maximum(100_000_000, 'must be at most 100000000')),
  /** Id of the card to charge, saved or authenticated. */
  cardId: z.optional(itemCode),
  /** Number of a gift card. */
  serialId: z.optional(itemCode),
  /** PIN of a gift card: 4 to 8 digits. */
  voucherPin: z.optional(figures(4, 8)),
  /** Code of a gift voucher. */
  voucherCode: z.optional(itemCode),
});

/** The parts of an order's payment. The shop checks that they add up to the total. */
const givenPayments = z.array(paymentPart).check(z.maxLength(20, 'must name at most 20 payments'));

/** How the shopper returns from the bank or wallet. */
export const webRedirect = z.object({
  /** Address to return to: a path of the shop, or a full address. */
  returnUrl,
  /** Token the shopper returned with after paying elsewhere. */
  token: z.optional(itemCode),
});

/** The payment of an order, in the body of a call. */
export const givenPayment = {
  /** Parts of the payment; together they make up the order's total. */
  paymentDetails: givenPayments,
  /** Details of the return, for a payment outside the shop. */
  webRedirectDetails: z.optional(webRedirect),
} as const;

/** Details the documents do not define: any object, up to a size limit. */
export const openDetails = z
  .record(z.string(), z.unknown())
  .check(z.refine((details) => JSON.stringify(details).length <= 2000, 'is too long'));

/** Item codes separated by commas. */
export const itemCodes = z.pipe(
  z.string().check(z.regex(/^[\w.-]{1,40}(,[\w.-]{1,40}){0,49}$/, 'must be 1 to 50 item codes with commas between')),
  z.transform((text) => text.split(',')),
);

/** A quantity in a body: a whole number from 1 to 99. */
export const cartQuantity = z
  .int('must be a whole number')
  .check(z.minimum(1, 'must be at least 1'), z.maximum(99, 'must be at most 99'));

/** Number of units to add: one when it is missing (BSKT-029). */
export const addedQuantity = z._default(cartQuantity, 1);

/** An item to add, and the offer it comes from. */
export const offeredItem = z.object({
  itemCode,
  /** Number of units: bottles or cases, 1 to 99; 1 by default. */
  quantity: addedQuantity,
  /** Offer the item comes from. */
  upsellOfferDetails: z.optional(
    z.object({
      /** Type of the offer. */
      type: shortText,
      /** Rule of the offer. */
      rule: shortText,
    }),
  ),
});

/** A day as an ISO date. */
export const isoDate = z.iso.date('must be a date such as 2026-12-24');

/** Time of day at which a timeslot starts or ends. */
const hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00'));

/** A chosen part of a day. */
export const givenTimeslot = z.object({
  /** Day of the slot, ISO date. */
  date: isoDate,
  /** Code of the delivery method. */
  shippingMethod: itemCode,
  /** Start of the slot in 24-hour time, such as `08:00`. */
  from: hour,
  /** End of the slot in 24-hour time, such as `12:00`. */
  to: hour,
});

/** Number of results per page as a query value: 1 to 999999 (OPEN-037). */
export const resultsPerPage = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')),
  z.transform(Number),
);

/** Selected facet values, at most one per facet, as in `type:red,country:france`. */
export const chosenFacets = z.pipe(
  z
    .string()
    .check(
      z.maxLength(250, 'is too long'),
      z.regex(
        new RegExp(`^((${facetNames.join('|')}):[a-z\\d-]{1,40}(,(?!$)|$))+$`),
        'must be facets and values, as in type:red,country:france',
      ),
    ),
  z.transform(
    (text): Partial<Record<FacetName, string>> =>
      Object.fromEntries(text.split(',').map((choice) => choice.split(':'))),
  ),
);

/** An id of the content service. */
export const contentId = z.string().check(z.regex(/^[\w.-]{1,64}$/, 'must be an id'));

/** An id of the content service in a path, where an empty one is not found like any other unknown id (CONT-055). */
export const contentPathId = z.string().check(z.regex(/^[\w.-]{0,64}$/, 'must be an id'));

/** Path parameters of the content service. */
export const contentSpace = {
  /** Id of the space. */
  space: contentId,
  /** Id of the environment within the space, such as `master`. */
  environment: contentId,
} as const;

/** A sync token of the content service. */
export const contentToken = z.string().check(z.regex(/^[\w.-]{1,200}$/, 'must be a token'));

/** A value to filter entries by. */
export const contentValue = anyText(500);

const figureUpTo = (most: number) =>
  z.pipe(
    z.string().check(z.refine((text) => /^\d{1,4}$/.test(text) && Number(text) <= most, `must be from 0 to ${most}`)),
    z.transform(Number),
  );

/** Parameters of every query for entries; any further parameter filters by the value of a field. */
export const contentQuery = {
  /** Depth of the links to resolve: 0 to 10. */
  include: z.optional(figureUpTo(10)),
  /** Maximum number of entries per page: 0 to 1000. */
  limit: z.optional(figureUpTo(1000)),
  /** Number of entries to skip before the page: 0 to 9999. */
  skip: z.optional(figureUpTo(9999)),
} as const;
