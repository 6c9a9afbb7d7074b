const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Where a relative address leads does not matter here, only that it stays with the page's own scheme. */
const anyPage = 'https://page.invalid';

/** An address from outside that a page may lead to or draw; nothing for one that would run a script or carry its own page,
 * however it is disguised (CONT-042). */
export function safeUrl(url: string): string | undefined {
  // Read as a browser reads it: line breaks inside and blanks before a scheme do not hide it.
  return URL.canParse(url, anyPage) && schemes.includes(new URL(url, anyPage).protocol) ? url.trim() : undefined;
}
