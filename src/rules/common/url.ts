const pageSchemes = ['http:', 'https:'];
const linkSchemes = [...pageSchemes, 'mailto:', 'tel:'];

/** Base for relative addresses; only its scheme matters. */
const anyPage = 'https://page.invalid';

function withScheme(url: string, schemes: readonly string[]): string | undefined {
  // The trimmed address is both checked and returned: browsers trim fewer characters.
  const address = url.trim();
  // Read as a browser reads it: line breaks inside a scheme do not hide it.
  return URL.canParse(address, anyPage) && schemes.includes(new URL(address, anyPage).protocol) ? address : undefined;
}

/** An external address that is safe to link to; undefined for one that would run a script or carry its own page, however
 * disguised (CONT-042). */
export const safeUrl = (url: string): string | undefined => withScheme(url, linkSchemes);

/** An external address that is safe to open as a page: a path, or one of http or https. Undefined for any other. */
export const safePageUrl = (url: string): string | undefined => withScheme(url, pageSchemes);

/** An external address that is safe to draw as a picture: that of a page, or a picture in the address itself, which runs no
 * script. Undefined for any other. */
export const safePictureUrl = (url: string): string | undefined =>
  safePageUrl(url) ?? (/^data:image\/[\w.+-]+[;,]/i.test(url) ? url : undefined);

const anyShop = 'https://shop.invalid';

/** A path of the shop from an external address, with query and fragment; undefined when it leads out of the shop. */
export function shopPath(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, anyShop)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, anyShop);
  // A path of two slashes would be read as a host the next time.
  return origin === anyShop && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
