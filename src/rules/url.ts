const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Base for relative addresses; only its scheme matters. */
const anyPage = 'https://page.invalid';

/** An external address that is safe to link to or draw; undefined for one that would run a script or carry its own
 * page, however disguised (CONT-042). */
export function safeUrl(url: string): string | undefined {
  // The trimmed address is both checked and returned: browsers trim fewer characters.
  const address = url.trim();
  // Read as a browser reads it: line breaks inside a scheme do not hide it.
  return URL.canParse(address, anyPage) && schemes.includes(new URL(address, anyPage).protocol) ? address : undefined;
}

const anyShop = 'https://shop.invalid';

/** A path of the shop from an external address, with query and fragment; undefined when it leads out of the shop. */
export function shopPath(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, anyShop)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, anyShop);
  // A path of two slashes would be read as a host the next time.
  return origin === anyShop && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
