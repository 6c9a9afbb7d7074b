import * as z from 'zod/mini';

/** An item code or other id as it stands in a path. */
export const itemCode = z
  .string()
  .check(z.regex(/^[\w.-]{1,40}$/, 'must be 1 to 40 letters, figures, dots or hyphens'));

/** A quantity as it stands in a path: a whole number from 1 to 99. */
export const wholeQuantity = z.pipe(
  z.string().check(z.regex(/^[1-9]\d?$/, 'must be a whole number from 1 to 99')),
  z.transform(Number),
);

/** The standard email pattern (IDENT-033). */
export const email = z.string().check(z.maxLength(254, 'is too long'), z.email('must be a valid email address'));

/** A line of text a person writes. */
export const shortText = z.string().check(z.minLength(1, 'is required'), z.maxLength(100, 'is too long'));

/** A postcode of any of the countries; which one, the form knows. */
export const postcode = z.string().check(z.regex(/^[A-Za-z\d][A-Za-z\d -]{1,9}$/, 'must be a postcode'));

/** A yes or no as it stands in a path. */
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((written) => written === 'true'),
);
