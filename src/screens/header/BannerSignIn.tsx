'use client';

import { type ReactNode, useId } from 'react';
import { identityWords } from '../../brands/words/identity.js';
import type { LoginState } from '../../model/customer.js';
import { useText } from '../../ui/scope.js';

/** The shopper's login state, and the sign-in form the banner holds. */
export interface BannerSignInProps {
  /** The login state; the banner is not rendered for `hard`. */
  readonly login: LoginState;
  /** The first name of a recognised customer (IDENT-069). */
  readonly name?: string | undefined;
  /** The sign-in form, a LoginForm. */
  readonly form: ReactNode;
}

/** Sign-in banner inside a page, shown to a visitor or a recognised customer (IDENT-045), but not to a signed-in one. */
export function BannerSignIn({ login, name, form }: BannerSignInProps) {
  const text = useText(identityWords);
  const id = useId();
  if (login === 'hard') return null;
  return (
    <div className="wsk-Container" data-component="BannerSignIn">
      <section className="wsk-BannerSignIn" data-ground="offer" aria-labelledby={id}>
        <div className="wsk-BannerSignIn-words">
          <h2 className="wsk-Heading" data-level="2" id={id}>
            {login === 'visitor'
              ? text('bannerSignIn.title')
              : name
                ? text('bannerSignIn.welcome', { name })
                : text('bannerSignIn.welcomeNoName')}
          </h2>
          <p className="wsk-Text">{text('bannerSignIn.text')}</p>
        </div>
        <div className="wsk-BannerSignIn-form">{form}</div>
      </section>
    </div>
  );
}
