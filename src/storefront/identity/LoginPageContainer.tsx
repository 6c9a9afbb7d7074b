'use client';

import { useQueryClient } from '@tanstack/react-query';
import { shellWords } from '../../brands/words/shell.js';
import { shopPath } from '../../rules/common/url.js';
import { LoginPage } from '../../screens/identity/LoginPage.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useProfile } from '../shop/useProfile.js';
import { usePageLogin } from './usePageLogin.js';

export interface LoginPageContainerProps {
  /** The path to open after signing in; the home page unless set. */
  readonly returnTo?: string | null;
}

/** Connects the login page. After signing in, it redirects to the requested page, which replaces the login page in the
 * history. */
export function LoginPageContainer({ returnTo = null }: LoginPageContainerProps) {
  const { navigate } = useServices();
  const text = useText(shellWords);
  const href = useHref();
  const queries = useQueryClient();
  const { profile, login } = useProfile();
  const target = shopPath(returnTo ?? '') ?? href('home');
  const { action, logIn } = usePageLogin(async () => {
    // Otherwise a page for customers would still see the visitor's profile, and redirect back here.
    await queries.refetchQueries({ queryKey: queryKey('getProfileDetails') });
    navigate(target, { replace: true });
    // Cached responses belong to the previous visitor.
    void queries.invalidateQueries();
  });
  usePageTitle(text('login.title'));
  return (
    <LoginPage
      login={login}
      name={profile?.summaryDetails?.firstName}
      continueHref={target}
      action={action}
      onSubmit={logIn}
    />
  );
}
