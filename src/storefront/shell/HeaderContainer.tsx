import { headerName } from '../../rules/loginState.js';
import { Header } from '../../screens/header/Header.js';
import { useOpenDialog } from '../dialogs.js';
import { useLogout, useProfile } from '../useProfile.js';
import { HeaderBasketContainer } from './HeaderBasketContainer.js';
import { SearchContainer } from './SearchContainer.js';

export interface HeaderContainerProps {
  /** The cart page has no basket in its header (NAV-009). */
  readonly isCartPage?: boolean | undefined;
}

/** The header at work: who is signed in, the search and the basket. Its dialogs are drawn by the page's dialog host. */
export function HeaderContainer({ isCartPage = false }: HeaderContainerProps) {
  const openDialog = useOpenDialog();
  const { profile, login } = useProfile();
  const { action, signOut } = useLogout();
  return (
    <Header
      login={login}
      name={headerName(profile)}
      signOut={action}
      onSignIn={() => openDialog('login', {})}
      onSignOut={signOut}
      search={<SearchContainer />}
      basket={isCartPage ? null : <HeaderBasketContainer />}
    />
  );
}
