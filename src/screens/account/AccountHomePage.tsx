'use client';

import { AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { MembershipPanel } from '../../blocks/MembershipPanel.js';
import { accountWords } from '../../brands/words/account.js';
import type { LoginState, Subscription } from '../../model/customer.js';
import type { Load } from '../../model/load.js';
import type { AccountNeed } from '../../rules/account/accountNeeds.js';
import { Button } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { AccountHomePageTiles, type AccountHomePageTilesProps } from './AccountHomePageTiles.js';

/** Summary of the account, and the callbacks of the page. */
export interface AccountHomePageProps extends AccountHomePageTilesProps {
  /** Login state; a recognised customer must sign in to see orders and balance. */
  readonly login: LoginState;
  /** First name of the customer. */
  readonly firstName: string | undefined;
  /** Matters that need attention, most urgent first. Above everything else, they keep the page loading. */
  readonly needs: Load<readonly AccountNeed[]>;
  /** The customer's memberships and plans. */
  readonly subscriptions: readonly Subscription[];
  /** Called to reinstate the suspended plan; unset unless exactly one plan is suspended. */
  readonly onReinstate?: (() => void) | undefined;
  /** Called when a recognised customer wants to sign in. */
  readonly onSignIn: () => void;
}

/** Home page of the account: matters that need attention, the next case, the last order, the balance and the
 * memberships. */
export function AccountHomePage({
  login,
  firstName,
  needs,
  onReinstate,
  onSignIn,
  onRetry,
  ...page
}: AccountHomePageProps) {
  const text = useText(accountWords);
  return (
    <AccountPage
      component="AccountHomePage"
      title={firstName ? text('accountHome.title', { name: firstName }) : text('account.title')}
      load={needs}
      loadingText={text('accountHome.loading')}
      onRetry={() => {}}
    >
      {(matters) => (
        <>
          {matters.length > 0 ? (
            <div className="wsk-AccountHomePage-needs">
              <Needs needs={matters} onReinstate={onReinstate} />
            </div>
          ) : null}
          {login === 'hard' ? <AccountHomePageTiles {...page} onRetry={onRetry} /> : <SignIn onSignIn={onSignIn} />}
          <AccountPart title={text('accountHome.memberships')}>
            <MembershipPanel subscriptions={page.subscriptions} flags={page.flags} />
          </AccountPart>
        </>
      )}
    </AccountPage>
  );
}

interface NeedsProps extends Pick<AccountHomePageProps, 'onReinstate'> {
  readonly needs: readonly AccountNeed[];
}

function Needs({ needs, onReinstate }: NeedsProps) {
  const href = useHref();
  const text = useText(accountWords);
  const suspended = needs.find((need) => need.kind === 'planSuspended');
  return (
    <>
      {suspended ? (
        <Notice
          tone="info"
          place="row"
          title={text.counted('accountHome.planSuspended', suspended.count)}
          action={
            onReinstate ? (
              <Button size="small" onClick={() => onReinstate()}>
                {text('accountHome.reinstate')}
              </Button>
            ) : (
              <Link place="alone" href={href('winePlans')}>
                {text('accountHome.plans')}
              </Link>
            )
          }
        >
          {text.counted('accountHome.planSuspendedText', suspended.count)}
        </Notice>
      ) : null}
      <CardNeeds needs={needs.filter((need) => need.kind !== 'planSuspended')} />
    </>
  );
}

/** All cards in one notice, because what comes next on the page matters more. */
function CardNeeds({ needs }: { needs: readonly Exclude<AccountNeed, { readonly kind: 'planSuspended' }>[] }) {
  const href = useHref();
  const text = useText(accountWords);
  const lines = needs.map(({ kind, card }) => ({
    id: card.cardId,
    line: text(`accountHome.${kind}`, { lastFour: card.cardNumber.slice(-4) }),
  }));
  const [first, ...others] = lines;
  if (!first) return null;
  return (
    <Notice
      tone="info"
      place="row"
      title={others.length > 0 ? text('accountHome.cardsNeeded', { count: lines.length }) : first.line}
      action={
        <Link place="alone" href={href('cards')}>
          {text('accountHome.cards')}
        </Link>
      }
    >
      {others.length > 0 ? (
        <ul className="wsk-AccountHomePage-cards">
          {lines.map(({ id, line }) => (
            <li key={id} className="wsk-AccountHomePage-card">
              {line}
            </li>
          ))}
        </ul>
      ) : (
        text('accountHome.cardText')
      )}
    </Notice>
  );
}

function SignIn({ onSignIn }: Pick<AccountHomePageProps, 'onSignIn'>) {
  const text = useText(accountWords);
  return (
    <Panel className="wsk-AccountHomePage-signIn" data-ground="taste">
      <h2 className="wsk-Heading" data-level="3">
        {text('accountHome.signInTitle')}
      </h2>
      <p className="wsk-Text">{text('accountHome.signInText')}</p>
      <div className="wsk-AccountHomePage-action">
        <Button onClick={() => onSignIn()}>{text('account.signIn')}</Button>
      </div>
    </Panel>
  );
}
