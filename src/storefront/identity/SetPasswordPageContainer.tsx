'use client';

import { identityWords } from '../../brands/words/identity.js';
import { done } from '../../model/load.js';
import { SetPasswordPage } from '../../screens/identity/SetPasswordPage.js';
import { useText } from '../../ui/scope.js';
import { useAction } from '../base/useAction.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useLoginFailureText } from './useLoginFailureText.js';

export interface SetPasswordPageContainerProps {
  /** Sets the password of the customer to whom the email's link belongs. */
  readonly setPassword: (password: string) => Promise<void>;
}

/** Connects the set-password page. */
export function SetPasswordPageContainer({ setPassword }: SetPasswordPageContainerProps) {
  const text = useText(identityWords);
  const { action, run } = useAction({ afterwards: done, failureText: useLoginFailureText() });
  usePageTitle(text('setPassword.title'));
  return <SetPasswordPage action={action} onSubmit={(password) => run(() => setPassword(password))} />;
}
