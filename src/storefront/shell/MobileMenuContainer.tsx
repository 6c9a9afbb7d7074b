'use client';

import { useCallback, useState } from 'react';
import { shellWords } from '../../brands/words/shell.js';
import type { LoginState } from '../../model/customer.js';
import type { NavigationItem } from '../../model/navigation.js';
import { telephoneHref } from '../../rules/common/telephoneHref.js';
import { MenuButton } from '../../screens/header/MenuButton.js';
import type { MobileMenuProps } from '../../screens/header/MobileMenu.js';
import { ReferFriendLink } from '../../screens/header/ReferFriendLink.js';
import { Button } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { lazyScreen } from '../base/lazyScreen.js';

const MobileMenu = lazyScreen<MobileMenuProps>(
  'menu',
  async () => (await import('../../screens/header/MobileMenu.js')).MobileMenu,
  (_, notice) =>
    notice ? (
      <div className="wsk-Header-problem" data-ground="page">
        {notice}
      </div>
    ) : null,
);

/** Pages of the customer, which a visitor reaches by signing in. */
const accountPages = [
  ['account', 'shell.account'],
  ['orderHistory', 'shell.orders'],
  ['favourites', 'footer.favourites'],
] as const;

export interface MobileMenuContainerProps {
  readonly items: readonly NavigationItem[];
  readonly login: LoginState;
  /** Called when the customer signs out. */
  readonly onSignOut: () => void;
  readonly onOpenChange?: ((change: { readonly open: boolean }) => void) | undefined;
}

/** Connects the navigation for small screens and its button. This module is loaded lazily. */
export function MobileMenuContainer({ items, login, onSignOut, onOpenChange }: MobileMenuContainerProps) {
  const href = useHref();
  const text = useText(shellWords);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const change = useCallback(
    (isOpen: boolean) => {
      setOpen(isOpen);
      onOpenChange?.({ open: isOpen });
    },
    [onOpenChange],
  );
  return (
    <>
      <MenuButton
        open={open}
        onOpen={() => {
          setWanted(true);
          change(true);
        }}
      />
      {wanted ? (
        <MobileMenu items={items} open={open} onClose={() => change(false)}>
          <div className="wsk-MobileMenu-account">
            {accountPages.map(([page, key]) => (
              <Link key={page} href={href(page)} place="alone">
                {text(key)}
              </Link>
            ))}
            {login === 'visitor' ? null : (
              <Button
                variant="text"
                onClick={() => {
                  change(false);
                  onSignOut();
                }}
              >
                {text(login === 'soft' ? 'shell.notYou' : 'shell.signOut')}
              </Button>
            )}
          </div>
          <ReferFriendLink login={login} originalText={text('referFriend.original')} />
          <Link href={telephoneHref(text.filled('{phone}'))} place="alone">
            {text('shell.call')}
          </Link>
        </MobileMenu>
      ) : null}
    </>
  );
}
