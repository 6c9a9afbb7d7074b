'use client';

import { type ReactNode, useMemo } from 'react';
import { navigationOf } from '../../brands/navigation.js';
import { headerName } from '../../rules/common/loginState.js';
import { Header } from '../../screens/header/Header.js';
import { MainNav } from '../../screens/header/MainNav.js';
import { useScope } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { Boundary } from '../base/Boundary.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { useLogout, useProfile } from '../shop/useProfile.js';
import { HeaderBasketContainer } from './HeaderBasketContainer.js';
import { MobileMenuContainer, type MobileMenuContainerProps } from './MobileMenuContainer.js';
import { SearchContainer } from './SearchContainer.js';

/** The page the header is on, and its callback. */
export interface HeaderContainerProps {
  /** Whether this is the cart page, which has no basket in its header (NAV-009). */
  readonly isCartPage?: boolean | undefined;
  /** Path and query of the page, below the base path: the section that links to it is marked as current. */
  readonly address?: string | undefined;
  /** Called when the menu of a small screen opens or closes. */
  readonly onMenuOpenChange?: MobileMenuContainerProps['onOpenChange'];
}

/** Wraps a part of the header, so that it can fail without affecting the others. */
const part = (children: ReactNode): ReactNode => <Boundary draw={partProblem}>{children}</Boundary>;
const partProblem = (notice: ReactNode): ReactNode => <div data-ground="page">{notice}</div>;

/** Connects the header: visitor, search, navigation and basket. Its dialogs are rendered by the page's dialog host. */
export function HeaderContainer({ isCartPage = false, address, onMenuOpenChange }: HeaderContainerProps) {
  const scope = useScope();
  const href = useHref();
  const openDialog = useOpenDialog();
  const { profile, login } = useProfile();
  const { action, signOut } = useLogout();
  const items = useMemo(() => navigationOf({ ...scope, href }), [scope, href]);
  return (
    <Header
      login={login}
      name={headerName(profile)}
      signOut={action}
      onSignIn={() => openDialog('login', {})}
      onSignOut={signOut}
      onPartner={scope.brand.hasOverlay ? () => openDialog('partner', {}) : undefined}
      search={part(<SearchContainer />)}
      menu={part(
        <MobileMenuContainer items={items} login={login} onSignOut={signOut} onOpenChange={onMenuOpenChange} />,
      )}
      navigation={part(
        <MainNav items={items} address={address === undefined ? undefined : scope.basePath + address} />,
      )}
      basket={isCartPage ? null : part(<HeaderBasketContainer />)}
    />
  );
}
