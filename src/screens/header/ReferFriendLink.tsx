'use client';

import { shellWords } from '../../brands/words/shell.js';
import type { LoginState } from '../../model/customer.js';
import { Link } from '../../ui/Link.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The shopper's login state, which decides the link's text. */
export interface ReferFriendLinkProps {
  /** The login state; a visitor sees the original text of the link (IDENT-017). */
  readonly login: LoginState;
  /** Text of the link for a visitor, taken from the page (NAV-030, OPEN-055). */
  readonly originalText: string;
  /** Whether the link is on its own or among other links. */
  readonly place?: 'alone' | 'list';
}

/** Refer-a-friend link, with its own text for a recognised or signed-in customer (IDENT-017, NAV-029, NAV-031). */
export function ReferFriendLink({ login, originalText, place = 'alone' }: ReferFriendLinkProps) {
  const text = useText(shellWords);
  const href = useHref();
  return (
    <span className="wsk-ReferFriendLink" data-component="ReferFriendLink" data-login={login}>
      <Link href={href('referFriend')} place={place}>
        {login === 'visitor' ? originalText : text('referFriend.known')}
      </Link>
    </span>
  );
}
