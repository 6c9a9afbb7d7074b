'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { accountWords } from '../../brands/words/account.js';
import { failureWords } from '../../brands/words/failure.js';
import type { LoginState } from '../../model/customer.js';
import { type AccountPageName, accountMenu } from '../../rules/account/accountMenu.js';
import { ButtonLink } from '../../ui/Button.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The customer, and the current page of the account. */
export interface AccountLayoutProps {
  /** Page whose entry is highlighted in the menu. */
  readonly current: AccountPageName;
  /** Login state; a visitor is asked to sign in and sees no menu. */
  readonly login: LoginState;
  /** Name of the customer, above the menu. */
  readonly name?: string | undefined;
  /** The `SavingsBalance` element, under the name. */
  readonly balance?: ReactNode;
  /** The server's message when the customer could not be fetched; it replaces the page (ACCT-072). */
  readonly failure?: string | undefined;
  /** Address of the sign-in link for a visitor. */
  readonly signInHref: string;
  /** Called to fetch the customer again after a failure. */
  readonly onRetry: () => void;
  /** The page itself. */
  readonly children: ReactNode;
}

/** Frame of every account page: a menu with one entry per page, beside the page on a wide screen and as a rail above it
 * on a small one (ACCT-001, ACCT-002). It does not decide who may see a page. */
export function AccountLayout({
  current,
  login,
  name,
  balance,
  failure,
  signInHref,
  onRetry,
  children,
}: AccountLayoutProps) {
  const { account } = useScope().brand.look.variants;
  const text = useText(accountWords, failureWords);
  const pageId = useId();
  return (
    <div className="wsk-Container wsk-AccountLayout" data-component="AccountLayout" data-menu={account}>
      <a className="wsk-SkipLink" href={`#${pageId}`}>
        {text('account.skipMenu')}
      </a>
      {login === 'visitor' ? (
        <aside className="wsk-AccountLayout-visitor">
          <p className="wsk-ItemTitle wsk-AccountLayout-name" data-leading="tight">
            {text('account.title')}
          </p>
          <p className="wsk-Text" data-size="small">
            {text('account.visitor')}
          </p>
          <ButtonLink variant="line" size="small" href={signInHref}>
            {text('account.signIn')}
          </ButtonLink>
        </aside>
      ) : (
        <Menu current={current} name={name} balance={balance} />
      )}
      <div className="wsk-AccountLayout-page" id={pageId} tabIndex={-1}>
        {failure === undefined ? (
          children
        ) : (
          <RetryNotice level={1} title={failure} onRetry={onRetry}>
            {text('failure.reassurance')}
          </RetryNotice>
        )}
      </div>
    </div>
  );
}

function Menu({ current, name, balance }: Pick<AccountLayoutProps, 'current' | 'name' | 'balance'>) {
  const { brand } = useScope();
  const href = useHref();
  const text = useText(accountWords);
  const rail = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is marked then.
  useEffect(() => {
    const entry = rail.current?.querySelector<HTMLElement>('[aria-current]');
    // On a small screen the rail may be wider than the page.
    if (!entry || !rail.current) return;
    const before = entry.offsetLeft - rail.current.offsetLeft;
    rail.current.scrollLeft = before - (rail.current.clientWidth - entry.offsetWidth) / 2;
  }, [current]);
  const isShown = (page: AccountPageName) => page !== 'recentlyViewed' || brand.enableRecentlyBrowsed;
  return (
    <nav className="wsk-AccountLayout-menu" aria-label={text('account.title')}>
      <p className="wsk-ItemTitle wsk-AccountLayout-name" data-leading="tight">
        {name ?? text('account.title')}
      </p>
      {balance}
      <div className="wsk-ScrollFade wsk-AccountLayout-rail" ref={rail}>
        {accountMenu.map(({ group, pages }) => (
          <ul key={group} className="wsk-AccountLayout-group" aria-label={text(`menu.group.${group}`)}>
            {pages.filter(isShown).map((page) => (
              <li key={page} className="wsk-AccountLayout-entry">
                <a
                  className="wsk-AccountLayout-link"
                  href={href(page)}
                  aria-current={page === current ? 'page' : undefined}
                >
                  {text(`menu.${page}`)}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
