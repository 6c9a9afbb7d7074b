declare const sanitised: unique symbol;

/** Sanitised markup: no scripts, no unsafe addresses. Only the sanitiser makes it, and only `SafeHtmlBlock` renders it. */
export type SafeHtml = string & { readonly [sanitised]: true };
