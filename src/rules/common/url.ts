const pageSchemes = ['http:', 'https:'];
const linkSchemes = [...pageSchemes, 'mailto:', 'tel:'];

/** Base for relative addresses; only its scheme matters. */
const anyPage = 'https://page.invalid';

/** Characters that browsers read as a slash or skip, so that `/\evil.example` looks like a path and is none. */
const disguise = /[\\\p{Cc}]/u;

function withScheme(url: string, schemes: readonly string[]): string | undefined {
  // The trimmed address is both checked and returned, because browsers trim fewer characters.
  const address = url.trim();
  if (disguise.test(address)) return undefined;
  // Parsed as a browser does, so line breaks cannot hide a scheme.
  return URL.canParse(address, anyPage) && schemes.includes(new URL(address, anyPage).protocol) ? address : undefined;
}

/** Returns the address unless it names another host the way a path of the shop is written, as `//evil.example`. */
const unlessDisguised = (address: string | undefined) => (address?.startsWith('//') ? undefined : address);

/** Returns an external address that is safe to link to: a path of the shop, or an address with its scheme; undefined for
 * one that would run a script, embed its own page, or lead to another host in the disguise of a path (CONT-042). */
export const safeUrl = (url: string): string | undefined => unlessDisguised(withScheme(url, linkSchemes));

/** Returns an external address that is safe to open as a page: a path, or an http or https address; undefined for any
 * other. */
export const safePageUrl = (url: string): string | undefined => unlessDisguised(withScheme(url, pageSchemes));

/** Returns an external address that is safe to fetch a file from: a page address, or one without a scheme, which
 * services write as `//files.example/a.png`; undefined for any other. */
export const safeFileUrl = (url: string): string | undefined => withScheme(url, pageSchemes);

/** Returns an external address that is safe to draw as a picture: that of a file, or a picture embedded in the address
 * itself, which cannot run scripts; undefined for any other, and for an empty one. A path is one of `base`, the origin
 * that serves pictures. */
export function safePictureUrl(url: string, base = ''): string | undefined {
  const address = safeFileUrl(url) || (/^data:image\/[\w.+-]+[;,]/i.test(url) ? url : undefined);
  return address && /^\/(?!\/)/.test(address) ? base + address : address;
}

const anyShop = 'https://shop.invalid';

/** Returns the shop path of an external address, with query and fragment; undefined when it is outside the shop. */
export function shopPath(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, anyShop)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, anyShop);
  // A path that starts with two slashes would be parsed as a host the next time.
  return origin === anyShop && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
