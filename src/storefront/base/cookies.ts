'use client';

import Cookies from 'js-cookie';

/** How often a shopper has turned an upsell down (MISC-024). */
export const upsellRejectionCountCookie = 'wsk_upsell_rejections';
/** That the reminder to opt in to email was closed (MISC-025). */
export const emailOptInReminderCookie = 'wsk_email_opt_in_reminder';
/** That the newsletter was offered, and can wait (MISC-026). */
export const newsletterDelayCookie = 'wsk_newsletter_delay';

export type CookieName =
  | typeof upsellRejectionCountCookie
  | typeof emailOptInReminderCookie
  | typeof newsletterDelayCookie;

/** How long each of them lasts (OPEN-066). */
export const cookieLifetimeDays = 30;

/** The same for every page of the site, or one page's cookie could not be removed by another. */
const path = '/';

/** Undefined on a server and where cookies are blocked: for effects and events, not for rendering. */
export const readCookie = (name: CookieName): string | undefined => Cookies.get(name);

export function writeCookie(name: CookieName, value: string): void {
  Cookies.set(name, value, { path, expires: cookieLifetimeDays, sameSite: 'Lax' });
}

export const removeCookie = (name: CookieName): void => Cookies.remove(name, { path });
