'use client';

import type { ReactNode } from 'react';
import { TruckGraphic } from '../../blocks/TruckGraphic.js';
import { shellWords } from '../../brands/words/shell.js';
import type { LoginState } from '../../model/customer.js';
import type { Action } from '../../model/load.js';
import { telephoneHref } from '../../rules/common/telephoneHref.js';
import { Icon } from '../../ui/Icon.js';
import { account, delivery, phone } from '../../ui/icons.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { BrandLogo } from './BrandLogo.js';
import { HeaderSearch } from './HeaderSearch.js';

/** What the header shows, and its callbacks. */
export interface HeaderProps {
  /** The login state: a visitor gets the sign-in button, a customer their name and a way to sign out. */
  readonly login: LoginState;
  /** The customer's first name, already shortened; undefined for a visitor. */
  readonly name?: string | undefined;
  /** Signing out: the sign-out button shows its progress. */
  readonly signOut: Action;
  /** Called when the visitor presses the sign-in button. */
  readonly onSignIn: () => void;
  /** Called when the customer presses the sign-out button. */
  readonly onSignOut: () => void;
  /** Called when the shopper presses the partner's button; without it, the button is not shown. */
  readonly onPartner?: (() => void) | undefined;
  /** The search field, a `SearchPanel`. */
  readonly search: ReactNode;
  /** The menu button for small screens, with its menu. */
  readonly menu?: ReactNode;
  /** The shop's sections, in a row of their own. */
  readonly navigation?: ReactNode;
  /** The basket control; omitted on the cart page (NAV-009). */
  readonly basket: ReactNode;
}

/** Header of every page: strip, brand, search, account and basket. Everything except the strip is sticky (NAV-001 to
 * NAV-006). The header itself fetches and opens nothing. */
export function Header({ login, name, onPartner, search, menu, navigation, basket, ...account }: HeaderProps) {
  const { brand } = useScope();
  const text = useText(shellWords);
  const href = useHref();
  return (
    <header className="wsk-Header" data-component="Header" data-login={login}>
      <div className="wsk-Header-strip" data-ground="strip">
        <div className="wsk-Container wsk-Header-news">
          <p className="wsk-Header-item">
            {brand.stripGraphic === 'truck' ? <TruckGraphic size="small" /> : <Icon drawing={delivery} size={18} />}
            {text.filled(brand.deliveryLine)}
          </p>
          {onPartner ? (
            <button className="wsk-Header-partner" type="button" onClick={() => onPartner()}>
              {text('partner.open')}
            </button>
          ) : null}
          <a className="wsk-Header-item wsk-Header-contact" href={telephoneHref(text.filled('{phone}'))}>
            <Icon drawing={phone} size={16} />
            {text('shell.call')}
          </a>
        </div>
      </div>
      <div className="wsk-Header-stays" data-ground="header">
        <div className="wsk-Container wsk-Header-bar" data-menu={menu !== undefined || undefined}>
          {menu === undefined ? null : <div className="wsk-Header-menu">{menu}</div>}
          <a className="wsk-Header-logo" href={href('home')}>
            <BrandLogo />
            <span className="wsk-VisuallyHidden"> {text('shell.home')}</span>
          </a>
          <HeaderSearch>{search}</HeaderSearch>
          <div className="wsk-Header-tools">
            <Account login={login} name={name} {...account} />
            {basket}
          </div>
        </div>
        {navigation}
      </div>
    </header>
  );
}

/** Account area: `Sign in` for a visitor; the name with `Not you?` for a recognised customer, or with `Sign out` for a
 * signed-in one (NAV-004 to NAV-006). */
function Account({
  login,
  name,
  signOut,
  onSignIn,
  onSignOut,
}: Pick<HeaderProps, 'login' | 'name' | 'signOut' | 'onSignIn' | 'onSignOut'>) {
  const text = useText(shellWords);
  const href = useHref();
  if (login === 'visitor')
    return (
      <button className="wsk-Header-tool" type="button" onClick={() => onSignIn()}>
        <span className="wsk-Header-icon">
          <Icon drawing={account} size={26} />
        </span>
        <span className="wsk-Header-label">{text('shell.signIn')}</span>
      </button>
    );
  const isBusy = signOut.status === 'busy';
  return (
    <>
      <div className="wsk-Header-tool" data-known>
        <span className="wsk-Header-icon">
          <Icon drawing={account} size={26} />
        </span>
        <div className="wsk-Header-who">
          <a className="wsk-Header-name" href={href('account')}>
            {name ?? text('shell.account')}
          </a>
          <button
            className="wsk-Header-leave"
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => (isBusy ? undefined : onSignOut())}
          >
            {text(isBusy ? 'shell.signingOut' : login === 'soft' ? 'shell.notYou' : 'shell.signOut')}
          </button>
        </div>
      </div>
      {signOut.status === 'failed' ? (
        <p className="wsk-Header-problem" data-ground="page" role="alert">
          {signOut.message}
        </p>
      ) : null}
    </>
  );
}
