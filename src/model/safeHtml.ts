declare const sanitised: unique symbol;

/** Sanitised markup without scripts or unsafe addresses. Only the sanitiser creates it, and only `SafeHtmlBlock`
 * renders it. */
export type SafeHtml = string & { readonly [sanitised]: true };
