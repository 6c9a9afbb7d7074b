import type { ReactNode } from 'react';
import { PageShell } from '../../blocks/PageShell.js';
import { headerName } from '../../rules/loginState.js';
import { Header } from '../../screens/header/Header.js';
import { DialogHost, useOpenDialog } from '../dialogs.js';
import { useClickEvents } from '../useClickEvents.js';
import { useLogout, useProfile } from '../useProfile.js';
import { HeaderBasketContainer } from './HeaderBasketContainer.js';
import { SearchContainer } from './SearchContainer.js';

export interface ShellContainerProps {
  /** The cart page has no basket in its header (NAV-009). */
  readonly isCartPage?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page with its header at work, and the page's one dialog host. */
export function ShellContainer({ isCartPage = false, children }: ShellContainerProps) {
  useClickEvents();
  const openDialog = useOpenDialog();
  const { profile, login } = useProfile();
  const { action, signOut } = useLogout();
  return (
    <>
      <PageShell
        header={
          <Header
            login={login}
            name={headerName(profile)}
            signOut={action}
            onSignIn={() => openDialog('login', {})}
            onSignOut={signOut}
            search={<SearchContainer />}
            basket={isCartPage ? null : <HeaderBasketContainer />}
          />
        }
      >
        {children}
      </PageShell>
      <DialogHost />
    </>
  );
}
