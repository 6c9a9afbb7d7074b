'use client';

import { loginFailureWording } from '../../api/wording.js';
import { identityWords } from '../../brands/words/identity.js';
import { useText } from '../../ui/scope.js';

/** Gives the text of a failure on a page about signing in, as of a failed login (IDENT-055, IDENT-065). `wordingOf`
 * where a place has texts of its own. */
export function useLoginFailureText(wordingOf = loginFailureWording): (error: unknown) => string {
  const text = useText(identityWords);
  return (error) => {
    const wording = wordingOf(error);
    return 'said' in wording ? wording.said : text(wording.key, { contact: text('login.contact') });
  };
}
