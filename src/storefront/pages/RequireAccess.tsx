'use client';

import { type ReactNode, useEffect } from 'react';
import { failureWords } from '../../brands/words/failure.js';
import { AccountLayoutSkeleton } from '../../screens/account/AccountLayoutSkeleton.js';
import { PageProblem } from '../../ui/PageProblem.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { focusMain } from '../base/focusMain.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useProfile } from '../shop/useProfile.js';
import type { Page, PageAccess } from './page.js';
import { withoutSecrets } from './withoutSecrets.js';

export interface RequireAccessProps {
  readonly page: Page;
  readonly access: Exclude<PageAccess, 'anyone'>;
  readonly address: string;
  /** Replaces a page that needs a password, for a customer who is only recognised. */
  readonly stepUp: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page once it is known that the visitor or customer has access. A recognised customer is asked for the
 * password in place of the page; a visitor is redirected to the login page, which leads back here (ACCT-003). */
export function RequireAccess({ page, access, address, stepUp, children }: RequireAccessProps) {
  const { navigate } = useServices();
  const text = useText(failureWords);
  const href = useHref();
  const { load, login, refresh } = useProfile();
  const admitted = login === 'hard' || login === access;
  const loginPage = href('login', { query: { returnTo: withoutSecrets(address, page) } });
  const isSentAway = load.status === 'ready' && login === 'visitor';
  useEffect(() => {
    if (isSentAway) navigate(loginPage, { replace: true });
  }, [isSentAway, loginPage, navigate]);
  if (load.status === 'failed')
    return (
      <PageProblem>
        <RetryNotice
          title={load.message}
          onRetry={() => {
            focusMain();
            refresh();
          }}
        >
          {text('failure.reassurance')}
        </RetryNotice>
      </PageProblem>
    );
  if (admitted) return children;
  if (login === 'soft') return stepUp;
  return <AccountLayoutSkeleton />;
}
