/** The page at an authentication path, the same for every brand (IDENT-051 to IDENT-053, OPEN-053). */
export function authenticationPage(path: string): 'setPassword' | 'forgottenPassword' | 'login' {
  if (path.includes('set-password')) return 'setPassword';
  return path.includes('forgot-password') ? 'forgottenPassword' : 'login';
}

const anyShop = 'https://shop.invalid';

/** Where a shopper wanted to go before signing in, as an address asks for it; nothing for an address outside the shop. */
export function returnPath(asked: string | null): string | undefined {
  if (!asked?.startsWith('/') || !URL.canParse(asked, anyShop)) return undefined;
  const { origin, pathname, search, hash } = new URL(asked, anyShop);
  // A path of two slashes would be read as a host the next time.
  return origin === anyShop && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
