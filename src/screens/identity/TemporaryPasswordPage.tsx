'use client';

import { useFormFields } from '../../blocks/useFormFields.js';
import { identityWords } from '../../brands/words/identity.js';
import type { LoginState } from '../../model/customer.js';
import type { Action, Load } from '../../model/load.js';
import { type Login, temporaryPasswordFields } from '../../rules/identity/login.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmailField } from '../../ui/EmailField.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { Form } from '../../ui/Form.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { ContactMessage } from './ContactMessage.js';
import { FailureNotice } from './FailureNotice.js';
import { IdentityPanel } from './IdentityPanel.js';
import { SignInButton } from './SignInButton.js';

/** The shopper's login state, the page's headings, and its callbacks. */
export interface TemporaryPasswordPageProps {
  /** The login state; `hard` shows the second step. */
  readonly login: LoginState;
  /** The customer's first name, once known. */
  readonly name?: string | undefined;
  /** Headings of both steps from the shop's own template; if there are none, the page uses its own headings. */
  readonly template: Load<readonly string[]>;
  /** State of signing in: the submit button shows its progress, and a failure appears beside the button. */
  readonly action: Action;
  /** Called with the email address and the temporary password once both are valid. */
  readonly onSubmit: (login: Login) => void;
  /** Called to fetch the template again after it failed to load. */
  readonly onRetry: () => void;
}

/** Page for signing in with a temporary password and then setting a new one (IDENT-057 to IDENT-063). */
export function TemporaryPasswordPage({ login, name, template, onRetry, ...rest }: TemporaryPasswordPageProps) {
  const href = useHref();
  const text = useText(identityWords);
  const isSignedIn = login === 'hard';
  const headings = template.status === 'ready' ? template.data : [];
  // While the template loads, the title it usually has keeps the place of its first heading.
  const ownTitle = text(template.status === 'loading' ? 'forgottenPassword.title' : 'temporaryPassword.title');
  const greeting = name ? text('login.signedIn', { name }) : text('login.signedInNoName');
  return (
    <IdentityPanel
      component="TemporaryPasswordPage"
      step={isSignedIn ? '2' : '1'}
      title={isSignedIn ? (headings[1] ?? text('setPassword.title')) : (headings[0] ?? ownTitle)}
      intro={isSignedIn ? greeting : text('temporaryPassword.text')}
    >
      {template.status === 'failed' ? (
        <RetryNotice title={text('temporaryPassword.templateFailed')} onRetry={onRetry}>
          <ContactMessage>{template.message}</ContactMessage>
        </RetryNotice>
      ) : null}
      {isSignedIn ? (
        <ButtonLink href={href('setPassword')}>{text('temporaryPassword.choose')}</ButtonLink>
      ) : (
        <TemporaryPasswordForm {...rest} />
      )}
    </IdentityPanel>
  );
}

function TemporaryPasswordForm({ action, onSubmit }: Pick<TemporaryPasswordPageProps, 'action' | 'onSubmit'>) {
  const text = useText(identityWords);
  const { field, submit, mistakes } = useFormFields(
    temporaryPasswordFields,
    { email: '', password: '' },
    identityWords,
  );
  return (
    <Form className="wsk-IdentityPanel-form" onSubmit={submit((login) => onSubmit(login))}>
      <ErrorSummary mistakes={mistakes} />
      <FailureNotice action={action} title={text('login.failed')} />
      <EmailField label={text('login.email')} autoComplete="username" {...field('email')} />
      <PasswordField label={text('temporaryPassword.password')} purpose="current" {...field('password')} />
      <SignInButton action={action} />
    </Form>
  );
}
