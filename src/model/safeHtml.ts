declare const sanitised: unique symbol;

/** Markup in which nothing runs and nothing leads anywhere bad. The sanitiser alone makes it, and `SafeHtmlBlock` alone draws it. */
export type SafeHtml = string & { readonly [sanitised]: true };
