import { afterEach, expect, test, vi } from 'vitest';
import {
  emailOptInReminderCookie,
  newsletterDelayCookie,
  readCookie,
  removeCookie,
  upsellRejectionCountCookie,
  writeCookie,
} from './cookies.js';

const names = [upsellRejectionCountCookie, emailOptInReminderCookie, newsletterDelayCookie] as const;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stubs a page with the given cookies, and returns the list of cookies it writes. */
function page(cookie = '') {
  const cookieWrites: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      cookieWrites.push(text);
    },
  });
  return cookieWrites;
}

test.each([
  [upsellRejectionCountCookie, 'wsk_upsell_rejections'],
  [emailOptInReminderCookie, 'wsk_email_opt_in_reminder'],
  [newsletterDelayCookie, 'wsk_newsletter_delay'],
] as const)('%s lasts for 30 days on every page of the site [MISC-024, MISC-025, MISC-026]', (name, written) => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
  const cookieWrites = page();
  writeCookie(name, '2');
  expect(cookieWrites).toEqual([`${written}=2; path=/; expires=Tue, 01 Dec 2026 12:00:00 GMT; sameSite=Lax`]);
});

test('a cookie is read by its full name, and is removed on every page of the site', () => {
  const cookieWrites = page(`x_${newsletterDelayCookie}=no; ${emailOptInReminderCookie}=yes`);
  expect(names.map(readCookie)).toEqual([undefined, 'yes', undefined]);
  removeCookie(emailOptInReminderCookie);
  expect(cookieWrites).toEqual([expect.stringMatching(/^wsk_email_opt_in_reminder=; path=\/; expires=/)]);
});

test('on a server, no cookies are read or written', () => {
  writeCookie(newsletterDelayCookie, 'yes');
  removeCookie(newsletterDelayCookie);
  expect(readCookie(newsletterDelayCookie)).toBeUndefined();
});
