'use client';

import { accountWords } from '../../brands/words/account.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useText } from '../../ui/scope.js';

/** The recognised customer, and the callback of the page. */
export interface StepUpPageProps {
  /** First name of the customer. */
  readonly firstName: string | undefined;
  /** Called when the customer wants to sign in. */
  readonly onSignIn: () => void;
}

/** Replaces a page that requires a password, for a customer who is only recognised. The caller opens the sign-in
 * dialog. */
export function StepUpPage({ firstName, onSignIn }: StepUpPageProps) {
  const text = useText(accountWords);
  return (
    <div className="wsk-StepUpPage" data-component="StepUpPage">
      <EmptyState
        level={1}
        title={text('stepUp.title')}
        action={<Button onClick={() => onSignIn()}>{text('account.signIn')}</Button>}
      >
        {firstName ? text('stepUp.text', { name: firstName }) : text('stepUp.textNoName')}
      </EmptyState>
    </div>
  );
}
