'use client';

import { identityWords } from '../../brands/words/identity.js';
import { done } from '../../model/load.js';
import { ForgottenPasswordPage } from '../../screens/identity/ForgottenPasswordPage.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useLoginFailureText } from './useLoginFailureText.js';

export interface ForgottenPasswordPageContainerProps {
  /** Sends an email with a link for setting a new password. */
  readonly requestPassword: (email: string) => Promise<void>;
}

/** Connects the forgotten-password page. Invalid input is reported to analytics as the ledger requires (IDENT-065). */
export function ForgottenPasswordPageContainer({ requestPassword }: ForgottenPasswordPageContainerProps) {
  const { track } = useServices();
  const text = useText(identityWords);
  usePageTitle(text('forgottenPassword.title'));
  const tell = (message: string) =>
    track({
      event: 'Errors',
      operationId: 'requestPassword',
      kind: 'form',
      message: `forgot password:email:${message}`,
    });
  const { action, run, reset } = useAction({ afterwards: done, failureText: useLoginFailureText(), onFailed: tell });
  return (
    <ForgottenPasswordPage
      action={action}
      onSubmit={({ email }) => run(() => requestPassword(email))}
      onInvalid={tell}
      onAgain={reset}
    />
  );
}
