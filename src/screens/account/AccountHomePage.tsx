'use client';

import type { ReactNode } from 'react';
import { AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { Amount } from '../../blocks/Amount.js';
import { MembershipPanel } from '../../blocks/MembershipPanel.js';
import { ProductImage } from '../../blocks/ProductImage.js';
import { accountWords } from '../../brands/words/account.js';
import type { Purchase } from '../../model/account.js';
import type { LoginState, Subscription } from '../../model/customer.js';
import { type Load, ready } from '../../model/load.js';
import type { WinePlan } from '../../model/plan.js';
import type { AccountNeed } from '../../rules/account/accountNeeds.js';
import type { MembershipFlag } from '../../rules/account/membership.js';
import { dayInWords, writtenDay } from '../../rules/common/days.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';

/** Summary of the account, and the callbacks of the page. */
export interface AccountHomePageProps {
  /** Login state; a recognised customer must sign in to see orders and balance. */
  readonly login: LoginState;
  /** First name of the customer. */
  readonly firstName: string | undefined;
  /** Matters that need attention, most urgent first. */
  readonly needs: readonly AccountNeed[];
  /** Plan with the earliest next case; undefined when there is none. */
  readonly nextCase: Load<WinePlan | undefined>;
  /** Latest order; undefined before the first one. */
  readonly lastOrder: Load<Purchase | undefined>;
  /** Balance of the wine reward, in the site's unit; undefined without one. */
  readonly balance: Load<number | undefined>;
  /** The customer's memberships and plans. */
  readonly subscriptions: readonly Subscription[];
  /** The flags of the customer's memberships. */
  readonly flags: ReadonlySet<MembershipFlag>;
  /** Called to reinstate the suspended plan; unset unless exactly one plan is suspended. */
  readonly onReinstate?: (() => void) | undefined;
  /** Called when a recognised customer wants to sign in. */
  readonly onSignIn: () => void;
  /** Called to fetch a failed part again. */
  readonly onRetry: (request: { readonly part: 'nextCase' | 'lastOrder' | 'balance' }) => void;
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
      load={ready(page)}
      loadingText={text('accountHome.loading')}
      onRetry={() => {}}
    >
      {() => (
        <>
          <Needs needs={needs} onReinstate={onReinstate} />
          {login === 'hard' ? <Tiles {...page} onRetry={onRetry} /> : <SignIn onSignIn={onSignIn} />}
          <AccountPart title={text('accountHome.memberships')}>
            <MembershipPanel subscriptions={page.subscriptions} flags={page.flags} />
          </AccountPart>
        </>
      )}
    </AccountPage>
  );
}

function Needs({ needs, onReinstate }: Pick<AccountHomePageProps, 'needs' | 'onReinstate'>) {
  const { href } = useScope();
  const text = useText(accountWords);
  return needs.map((need) =>
    need.kind === 'planSuspended' ? (
      <Notice
        key="plan"
        tone="info"
        title={text.counted('accountHome.planSuspended', need.count)}
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
        {text.counted('accountHome.planSuspendedText', need.count)}
      </Notice>
    ) : (
      <Notice
        key={need.card.cardId}
        tone="info"
        title={text(`accountHome.${need.kind}`, { lastFour: need.card.cardNumber.slice(-4) })}
        action={
          <Link place="alone" href={href('cards')}>
            {text('accountHome.cards')}
          </Link>
        }
      >
        {text('accountHome.cardText')}
      </Notice>
    ),
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

function Tiles({
  nextCase,
  lastOrder,
  balance,
  flags,
  onRetry,
}: Pick<AccountHomePageProps, 'nextCase' | 'lastOrder' | 'balance' | 'flags' | 'onRetry'>) {
  const { site, href } = useScope();
  const text = useText(accountWords);
  const hasBalance = balance.status !== 'ready' || balance.data !== undefined;
  const shop = (
    <ButtonLink variant="line" size="small" href={href('searchResults')}>
      {text('accountHome.shop')}
    </ButtonLink>
  );
  return (
    <div className="wsk-AccountHomePage-tiles">
      <Tile title={text('accountHome.nextCase')} load={nextCase} onRetry={() => onRetry({ part: 'nextCase' })}>
        {(plan) =>
          plan?.nextDeliveryDate ? (
            <>
              <p className="wsk-AccountHomePage-figure">{dayInWords(plan.nextDeliveryDate, site)}</p>
              <div className="wsk-AccountHomePage-case">
                <div className="wsk-AccountHomePage-words">
                  <p className="wsk-Text">
                    <Link href={href('winePlan', { params: { subscriptionId: plan.subscriptionId } })}>
                      {plan.name}
                    </Link>
                  </p>
                  <p className="wsk-Text" data-size="small" data-tone="muted">
                    {text.counted('accountHome.bottles', plan.bottleCount)}
                  </p>
                  <Link
                    place="alone"
                    href={href('winePlanNextCase', { params: { subscriptionId: plan.subscriptionId } })}
                  >
                    {text('accountHome.wines')}
                  </Link>
                </div>
                <div className="wsk-AccountHomePage-picture">
                  <ProductImage src={plan.thumbnailImage} alt="" shape="case" />
                </div>
              </div>
            </>
          ) : flags.has('winePlan') ? (
            <>
              <p className="wsk-Text">{text('accountHome.noCaseHeld')}</p>
              <Link place="alone" href={href('winePlans')}>
                {text('accountHome.plans')}
              </Link>
            </>
          ) : (
            <>
              <p className="wsk-Text">{text('accountHome.noCase')}</p>
              <div className="wsk-AccountHomePage-action">
                <ButtonLink variant="line" size="small" href={href('winePlanSubscribe')}>
                  {text('accountHome.startPlan')}
                </ButtonLink>
              </div>
            </>
          )
        }
      </Tile>
      <Tile title={text('accountHome.lastOrder')} load={lastOrder} onRetry={() => onRetry({ part: 'lastOrder' })}>
        {(order) =>
          order ? (
            <>
              <p className="wsk-AccountHomePage-figure">{writtenDay(order.orderDateAsString, site)}</p>
              <p className="wsk-Text">
                <Link href={href('orderDetails', { params: { orderId: order.orderId } })}>
                  {text('accountHome.order', { id: order.orderId })}
                </Link>
                , <Amount amount={order.total} />
              </p>
              <p className="wsk-Text" data-size="small" data-tone="muted">
                {text.counted('accountHome.bottles', order.numBottles)}
              </p>
            </>
          ) : (
            <>
              <p className="wsk-Text">{text('accountHome.noOrder')}</p>
              <div className="wsk-AccountHomePage-action">{shop}</div>
            </>
          )
        }
      </Tile>
      {hasBalance ? (
        <Tile title={text('accountHome.balance')} load={balance} onRetry={() => onRetry({ part: 'balance' })}>
          {(amount) => (
            <>
              <p className="wsk-AccountHomePage-figure">
                <Amount amount={amount ?? 0} size="total" />
              </p>
              <p className="wsk-Text" data-size="small" data-tone="muted">
                {text('accountHome.balanceText')}
              </p>
              <Link place="alone" href={href('savingsAccount')}>
                {text('accountHome.savings')}
              </Link>
            </>
          )}
        </Tile>
      ) : null}
    </div>
  );
}

interface TileProps<Data> {
  readonly title: string;
  readonly load: Load<Data>;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

function Tile<Data>({ title, load, onRetry, children }: TileProps<Data>) {
  return (
    <Panel as="section" className="wsk-AccountHomePage-tile" aria-label={title} aria-busy={load.status === 'loading'}>
      <h2 className="wsk-Caption">{title}</h2>
      {load.status === 'ready' ? (
        children(load.data)
      ) : load.status === 'failed' ? (
        <RetryNotice place="row" title={load.message} onRetry={onRetry} />
      ) : (
        <>
          <Skeleton shape="line" width="70%" />
          <Skeleton shape="line" width="45%" />
        </>
      )}
    </Panel>
  );
}
