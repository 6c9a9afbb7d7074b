import { useQueryClient } from '@tanstack/react-query';
import { shopPath } from '../../rules/url.js';
import { LoginPage } from '../../screens/identity/LoginPage.js';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../StorefrontProvider.js';
import { usePageTitle } from '../usePageTitle.js';
import { useProfile } from '../useProfile.js';
import { usePageLogin } from './usePageLogin.js';

export interface LoginPageContainerProps {
  /** The path of the shop that was wanted before signing in; the home page without one. */
  readonly returnTo?: string | null;
}

/** The login page, wired: who has signed in goes where they wanted to go, and the page is out of the history. */
export function LoginPageContainer({ returnTo = null }: LoginPageContainerProps) {
  const { navigate } = useServices();
  const { text, href } = useScope();
  const queries = useQueryClient();
  const { profile, login } = useProfile();
  const wanted = shopPath(returnTo ?? '') ?? href('home');
  const { action, logIn } = usePageLogin(() => {
    navigate(wanted, { replace: true });
    // What was fetched was fetched for someone else.
    void queries.invalidateQueries();
  });
  usePageTitle(text('login.title'));
  return (
    <LoginPage
      login={login}
      name={profile?.summaryDetails?.firstName}
      continueHref={wanted}
      action={action}
      onSubmit={logIn}
    />
  );
}
