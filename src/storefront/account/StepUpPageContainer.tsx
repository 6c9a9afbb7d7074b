'use client';

import { useEffect } from 'react';
import { accountWords } from '../../brands/words/account.js';
import { isAccountPage } from '../../rules/account/accountMenu.js';
import { StepUpPage } from '../../screens/account/StepUpPage.js';
import { useText } from '../../ui/scope.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { useProfile } from '../shop/useProfile.js';

export interface StepUpPageContainerProps {
  /** The requested page, by its name in the page table. */
  readonly page: string;
}

/** Connects the page that a recognised customer sees in place of one that needs a password: the sign-in dialog opens
 * immediately, and after signing in, the page is reloaded at the same address (IDENT-040). */
export function StepUpPageContainer({ page }: StepUpPageContainerProps) {
  const openDialog = useOpenDialog();
  const { profile } = useProfile();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was asked for.
  useEffect(() => openDialog('login', {}), [page]);
  usePageTitle(useText(accountWords)('stepUp.title'));
  return (
    <AccountLayoutContainer current={isAccountPage(page) ? page : 'account'}>
      <StepUpPage firstName={profile?.summaryDetails?.firstName} onSignIn={() => openDialog('login', {})} />
    </AccountLayoutContainer>
  );
}
