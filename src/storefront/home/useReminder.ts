'use client';

import { useEffect, useState } from 'react';
import { type CookieName, readCookie, writeCookie } from '../base/cookies.js';
import { focusMain } from '../base/focusMain.js';

/** Manages a prompt that, once closed, does not return until its cookie expires. The prompt is not due on a server, or
 * before the cookies have been read. */
export function useReminder(cookie: CookieName): {
  readonly due: boolean;
  /** Remembers that the shopper has responded: the prompt stays open, but will not return. */
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
      // The pressed button is removed; the scroll position is kept.
      focusMain({ preventScroll: true });
    },
  };
}
