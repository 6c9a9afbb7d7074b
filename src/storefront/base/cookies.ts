'use client';

import Cookies from 'js-cookie';

/** Number of times the shopper has turned an upsell down (MISC-024). */
export const upsellRejectionCountCookie = 'wsk_upsell_rejections';
/** Set once the shopper has closed the reminder to opt in to email (MISC-025). */
export const emailOptInReminderCookie = 'wsk_email_opt_in_reminder';
/** Set once the newsletter has been offered, to delay the next offer (MISC-026). */
export const newsletterDelayCookie = 'wsk_newsletter_delay';

export type CookieName =
  | typeof upsellRejectionCountCookie
  | typeof emailOptInReminderCookie
  | typeof newsletterDelayCookie;

/** Lifetime of each cookie (OPEN-066). */
export const cookieLifetimeDays = 30;

/** The path is the same on every page of the site; otherwise one page could not remove another page's cookie. */
const path = '/';

/** Reads a cookie; undefined on a server, or where cookies are blocked. Use it in effects and event handlers, not while
 * rendering. */
export const readCookie = (name: CookieName): string | undefined => Cookies.get(name);

export function writeCookie(name: CookieName, value: string): void {
  Cookies.set(name, value, { path, expires: cookieLifetimeDays, sameSite: 'Lax' });
}

export const removeCookie = (name: CookieName): void => Cookies.remove(name, { path });
