import { useEffect, useState } from 'react';
import { type CookieName, readCookie, writeCookie } from './cookies.js';
import { focusMain } from './focusMain.js';

/** Something a shopper is asked, and when it was closed not again while its cookie lasts. On a server, and until the cookies
 * can be read, it is not due. */
export function useReminder(cookie: CookieName): {
  readonly due: boolean;
  /** It was answered: it stays for now, and does not come again. */
  readonly remember: () => void;
  readonly dismiss: () => void;
} {
  const [due, setDue] = useState(false);
  useEffect(() => setDue(readCookie(cookie) === undefined), [cookie]);
  const remember = () => writeCookie(cookie, 'yes');
  return {
    due,
    remember,
    dismiss: () => {
      remember();
      setDue(false);
      // The button that was pressed goes with it, and the page stays where it is.
      focusMain({ preventScroll: true });
    },
  };
}
