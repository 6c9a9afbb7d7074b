declare const sanitised: unique symbol;

/** Sanitised markup without scripts or unsafe addresses: a string, or an object of the browser's Trusted Types. Only the
 * sanitiser creates it, and only `SafeHtmlBlock` renders it. */
export type SafeHtml = (string | object) & { readonly [sanitised]: true };
