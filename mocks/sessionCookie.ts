export const sessionCookie = 'wsk_session';

/** The visit that cookies name, as a header or a page has them. */
export const sessionInCookies = (cookies: string): string | undefined =>
  new RegExp(`(?:^|; )${sessionCookie}=([\\w-]+)`).exec(cookies)?.[1];
