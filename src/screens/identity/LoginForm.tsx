'use client';

import { useFormFields } from '../../blocks/useFormFields.js';
import { identityWords } from '../../brands/words/identity.js';
import type { Action } from '../../model/load.js';
import { type Login, loginFields } from '../../rules/identity/login.js';
import { EmailField } from '../../ui/EmailField.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { Form } from '../../ui/Form.js';
import { Link } from '../../ui/Link.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { FailureNotice } from './FailureNotice.js';
import { SignInButton } from './SignInButton.js';

/** What the sign-in form shows, and its callbacks. */
export interface LoginFormProps {
  /** State of signing in: after a failure, shows the server's message or a general one. */
  readonly action: Action;
  /** Called with the email address and password once both are valid. */
  readonly onSubmit: (login: Login) => void;
  /** Fields in a column (the default), or in a row from 768 px on. */
  readonly layout?: 'column' | 'row';
}

/** Sign-in form of the dialog, the login page and the banner. Keeps what was typed if signing in fails. */
export function LoginForm({ action, onSubmit, layout = 'column' }: LoginFormProps) {
  const href = useHref();
  const text = useText(identityWords);
  const { field, submit, mistakes } = useFormFields(loginFields, { email: '', password: '' }, identityWords);
  return (
    <Form
      className="wsk-LoginForm"
      data-component="LoginForm"
      data-layout={layout}
      onSubmit={submit((login) => onSubmit(login))}
    >
      <ErrorSummary mistakes={mistakes} />
      <FailureNotice action={action} title={text('login.failed')} />
      <div className="wsk-LoginForm-fields">
        <EmailField label={text('login.email')} autoComplete="username" {...field('email')} />
        <PasswordField label={text('login.password')} purpose="current" {...field('password')} />
      </div>
      <div className="wsk-Actions wsk-LoginForm-end" data-variant="centred">
        <SignInButton action={action} />
        <Link href={href('forgottenPassword')} place="alone">
          {text('login.forgotten')}
        </Link>
      </div>
    </Form>
  );
}
