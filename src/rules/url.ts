const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Where a relative address leads does not matter here, only that it stays with the page's own scheme. */
const anyPage = 'https://page.invalid';

/** An address from outside that a page may lead to or draw; nothing for one that would run a script or carry its own page,
 * however it is disguised (CONT-042). */
export function safeUrl(url: string): string | undefined {
  // What is judged is what is given back: a browser leaves fewer blanks out than `trim` does.
  const address = url.trim();
  // Read as a browser reads it: line breaks inside a scheme do not hide it.
  return URL.canParse(address, anyPage) && schemes.includes(new URL(address, anyPage).protocol) ? address : undefined;
}

const anyShop = 'https://shop.invalid';

/** A path of the shop as an address from outside asks for it, with its query and fragment; nothing for one that leads out of the
 * shop. */
export function shopPath(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, anyShop)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, anyShop);
  // A path of two slashes would be read as a host the next time.
  return origin === anyShop && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
