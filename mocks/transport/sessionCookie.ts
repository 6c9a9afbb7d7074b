export const sessionCookie = 'wsk_session';

/** The visit that cookies name, as a header or a page has them. */
export const sessionInCookies = (cookies: string): string | undefined =>
  new RegExp(`(?:^|; )${sessionCookie}=([\\w-]+)`).exec(cookies)?.[1];

/** The cookie of a visit, as a page sets it; a server adds that no script may read it. */
export const cookieOf = (id: string): string => `${sessionCookie}=${id}; Path=/; SameSite=Lax`;

/** 128 random bits as an id: nobody guesses it, and no two visits have one. */
export const newSessionId = (): string =>
  // Not randomUUID: a page served over plain http from another machine has none.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
