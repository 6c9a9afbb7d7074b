'use client';

import { loginFailureWording } from '../../api/wording.js';
import { identityWords } from '../../brands/words/identity.js';
import { useText } from '../../ui/scope.js';
import { wordingText } from '../base/useFailureText.js';

/** Returns a function that gives the message for a failure on a sign-in page, the same as for a failed login
 * (IDENT-055, IDENT-065). `wordingOf` is for places that have messages of their own. */
export function useLoginFailureText(wordingOf = loginFailureWording): (error: unknown) => string {
  const text = useText(identityWords);
  return (error) => {
    return wordingText(text, wordingOf(error), { contact: text('login.contact') });
  };
}
