'use client';

import type { LoginState } from '../../model/customer.js';
import { Link } from '../../ui/Link.js';
import { useScope } from '../../ui/scope.js';

/** Who is here: the words of the link depend on it. */
export interface ReferFriendLinkProps {
  /** The login state; a visitor gets the original words of the link (IDENT-017). */
  readonly login: LoginState;
  /** Text of the link for a visitor: the page's own (NAV-030, OPEN-055). */
  readonly originalText: string;
  /** On its own, or among other links. */
  readonly place?: 'alone' | 'list';
}

/** Refer-a-friend link, with words of its own for a known customer (IDENT-017, NAV-029, NAV-031). */
export function ReferFriendLink({ login, originalText, place = 'alone' }: ReferFriendLinkProps) {
  const { text, href } = useScope();
  return (
    <span className="wsk-ReferFriendLink" data-component="ReferFriendLink" data-login={login}>
      <Link href={href('referFriend')} place={place}>
        {login === 'visitor' ? originalText : text('referFriend.known')}
      </Link>
    </span>
  );
}
