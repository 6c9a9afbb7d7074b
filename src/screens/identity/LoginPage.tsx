'use client';

import { identityWords } from '../../brands/words/identity.js';
import { shellWords } from '../../brands/words/shell.js';
import type { LoginState } from '../../model/customer.js';
import { ButtonLink } from '../../ui/Button.js';
import { useText } from '../../ui/scope.js';
import { IdentityPanel } from './IdentityPanel.js';
import { LoginForm, type LoginFormProps } from './LoginForm.js';
import { LoginReasons } from './LoginReasons.js';

/** The shopper's login state, and the props of the form. */
export interface LoginPageProps extends LoginFormProps {
  /** The login state; a signed-in customer sees no form. */
  readonly login: LoginState;
  /** The first name of a recognised or signed-in customer. */
  readonly name?: string | undefined;
  /** Address at which a customer who is already signed in can continue. */
  readonly continueHref: string;
}

/** Sign-in page, with the same fields and errors as the dialog (IDENT-056). */
export function LoginPage({ login, name, continueHref, ...form }: LoginPageProps) {
  const text = useText(identityWords, shellWords);
  if (login === 'hard')
    return (
      <IdentityPanel
        component="LoginPage"
        title={name ? text('login.signedIn', { name }) : text('login.signedInNoName')}
        intro={text('login.signedInText')}
      >
        <ButtonLink href={continueHref}>{text('login.continue')}</ButtonLink>
      </IdentityPanel>
    );
  return (
    <IdentityPanel
      component="LoginPage"
      title={text('login.title')}
      intro={login === 'soft' && name ? text('login.welcomeBack', { name }) : text('login.text')}
      aside={<LoginReasons />}
    >
      <LoginForm {...form} />
    </IdentityPanel>
  );
}
