export const sessionCookie = 'wsk_session';

/** Returns the session id in cookies, from a header or a page. */
export const sessionInCookies = (cookies: string): string | undefined =>
  new RegExp(`(?:^|; )${sessionCookie}=([\\w-]+)`).exec(cookies)?.[1];

/** Returns a session's cookie as a page sets it. A server also hides it from scripts. */
export const cookieOf = (id: string): string => `${sessionCookie}=${id}; Path=/; SameSite=Lax`;

/** Returns 128 random bits as a session id, unique and impossible to guess. */
export const newSessionId = (): string =>
  // randomUUID is missing from pages served over plain http by another machine.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
