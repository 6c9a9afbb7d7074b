'use client';

import { useQueryClient } from '@tanstack/react-query';
import { identityWords } from '../../brands/words/identity.js';
import { loadFailed } from '../../model/load.js';
import { TemporaryPasswordPage } from '../../screens/identity/TemporaryPasswordPage.js';
import { useText } from '../../ui/scope.js';
import { focusMain } from '../base/focusMain.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { parseHtml, sanitise } from '../base/sanitise.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { fragmentCalls } from '../shop/calls.js';
import { useProfile } from '../shop/useProfile.js';
import { usePageLogin } from './usePageLogin.js';

/** Loads the headings of the steps from the shop's own template, which is static HTML (IDENT-064). */
function useResetTemplate() {
  const { client } = useServices();
  return useLoad<readonly string[]>({
    queryKey: queryKey('getPasswordResetTemplate'),
    queryFn: async ({ signal }) => {
      const html = await sanitise(await client.call(fragmentCalls.getPasswordResetTemplate, undefined, { signal }));
      const { body } = parseHtml(html);
      return [...body.querySelectorAll('h1, h2')].flatMap(({ textContent }) => textContent.trim() || []);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Connects the temporary-password page. Signing in refetches the profile, after which the second step is shown
 * (IDENT-062). */
export function TemporaryPasswordPageContainer() {
  const text = useText(identityWords);
  const queries = useQueryClient();
  const { profile, login } = useProfile();
  const { load, retry } = useResetTemplate();
  const { action, logIn } = usePageLogin(() => void queries.invalidateQueries());
  usePageTitle(text('temporaryPassword.title'));
  return (
    <TemporaryPasswordPage
      login={login}
      name={profile?.summaryDetails?.firstName}
      template={
        // This is the only fragment whose failure is shown, with the message for a failed login (IDENT-044).
        load.status === 'failed' ? loadFailed(text('login.unexpected', { contact: text('login.contact') })) : load
      }
      action={action}
      onSubmit={logIn}
      onRetry={() => {
        retry();
        // The pressed button is removed together with the failure.
        focusMain();
      }}
    />
  );
}
