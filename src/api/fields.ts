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
