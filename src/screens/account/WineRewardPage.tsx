'use client';

import type { ReactNode } from 'react';
import { AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { Amount } from '../../blocks/Amount.js';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { type Action, idle, type Load } from '../../model/load.js';
import type { AccountSubscription, WineRewardEvent } from '../../model/plan.js';
import { writtenDay } from '../../rules/common/days.js';
import { formatPrice } from '../../rules/common/money.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Link } from '../../ui/Link.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Silhouette } from '../../ui/Silhouette.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { Table } from '../../ui/Table.js';
import { useHref } from '../../ui/useHref.js';

/** Ways to send a statement. */
export type StatementMedia = 'EMAIL' | 'POST';

/** The wine reward, its events, and the callbacks of the page. */
export interface WineRewardPageProps {
  /** The wine reward; null if the customer has none. */
  readonly reward: Load<AccountSubscription | null>;
  /** Whether the wine reward is active, which requires both of its features (IDENT-123). */
  readonly isActive: boolean;
  /** Balance of the savings account, in the site's unit; undefined without one. A failure is left to the balance in the
   * account's menu. */
  readonly balance?: Load<number> | undefined;
  /** Events, latest first. */
  readonly events: Load<readonly WineRewardEvent[]>;
  /** The `WineRewardOptionsForm` element. */
  readonly options: ReactNode;
  /** The `ProfileOptionsForm` element. */
  readonly planPayment: ReactNode;
  /** State of requesting a statement. */
  readonly statement: Action;
  /** Called when the customer requests a statement. */
  readonly onRequestStatement: (request: { readonly media: StatementMedia }) => void;
  /** Called to fetch a failed part again. */
  readonly onRetry: (request: { readonly part: 'reward' | 'events' }) => void;
}

const media: readonly StatementMedia[] = ['EMAIL', 'POST'];

/** Page of a wine reward: its balance, events, statement and payments, with a link to the savings account (ACCT-066,
 * OPEN-099). */
export function WineRewardPage({ reward, isActive, onRetry, ...page }: WineRewardPageProps) {
  const href = useHref();
  const text = useText(subscriptionsWords);
  return (
    <AccountPage
      component="WineRewardPage"
      title={text('reward.title')}
      lead={text('reward.lead')}
      load={reward}
      loadingText={text('reward.loading')}
      onRetry={() => onRetry({ part: 'reward' })}
    >
      {(loadedReward) =>
        loadedReward === null ? (
          <EmptyState
            title={text('reward.none')}
            action={<ButtonLink href={href('contactUs')}>{text('reward.noneAction')}</ButtonLink>}
          >
            {text('reward.noneText')}
          </EmptyState>
        ) : isActive ? (
          <>
            {loadedReward.paymentHoliday ? (
              <Notice tone="info" title={text('reward.holiday')}>
                {text('reward.holidayText')}
              </Notice>
            ) : null}
            <Balance {...page} />
            <Events events={page.events} onRetry={() => onRetry({ part: 'events' })} />
            {/* Nothing is below the events until their number is known, so that nothing moves. */}
            {page.events.status === 'loading' ? null : (
              <>
                <StatementRequest {...page} />
                <AccountPart title={text('reward.options')}>{page.options}</AccountPart>
                <AccountPart title={text('reward.plans')}>{page.planPayment}</AccountPart>
              </>
            )}
          </>
        ) : (
          <Notice tone="info" title={text('reward.inactive')}>
            {text('reward.inactiveText')}
          </Notice>
        )
      }
    </AccountPage>
  );
}

function Balance({ balance, events }: Pick<WineRewardPageProps, 'balance' | 'events'>) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(subscriptionsWords);
  const last = events.status === 'ready' ? events.data.find(({ type }) => type === 'PAID_IN') : undefined;
  return (
    <div className="wsk-WineRewardPage-balance" data-ground="stage">
      <div className="wsk-WineRewardPage-words">
        {balance && balance.status !== 'failed' ? (
          <>
            <p className="wsk-Caption">{text('reward.balance')}</p>
            <p className="wsk-WineRewardPage-figure">
              {balance.status === 'ready' ? (
                <Amount amount={balance.data} size="hero" />
              ) : (
                <Skeleton shape="line" width="4em" />
              )}
            </p>
          </>
        ) : null}
        {events.status === 'loading' ? (
          <div className="wsk-WineRewardPage-paidIn">
            <Skeleton shape="line" />
          </div>
        ) : last?.amount === undefined ? null : (
          <p className="wsk-WineRewardPage-paidIn wsk-Text">
            {text('reward.paidIn', {
              amount: formatPrice(last.amount, site),
              date: writtenDay(last.dateAsString, site),
            })}
          </p>
        )}
        <Link place="alone" onward href={href('savingsAccount')}>
          {text('reward.savings')}
        </Link>
      </div>
      <div className="wsk-WineRewardPage-picture">
        <Silhouette shape="case" variant="drawn" />
      </div>
    </div>
  );
}

function StatementRequest({
  statement,
  onRequestStatement,
}: Pick<WineRewardPageProps, 'statement' | 'onRequestStatement'>) {
  const text = useText(subscriptionsWords);
  return (
    <AccountPart title={text('reward.statement')}>
      <div className="wsk-WineRewardPage-media">
        {media.map((one) => (
          <ActionButton
            key={one}
            variant="line"
            action={statement.status === 'busy' ? statement : idle}
            label={text(`reward.${one}`)}
            onClick={() => onRequestStatement({ media: one })}
          />
        ))}
      </div>
      {statement.status === 'failed' ? <Notice tone="failed" title={statement.message} /> : null}
      <Live>{statement.status === 'done' ? <Notice tone="done" title={text('reward.requested')} /> : null}</Live>
    </AccountPart>
  );
}

function Events({ events, onRetry }: { events: WineRewardPageProps['events']; onRetry: () => void }) {
  const { site } = useScope();
  const text = useText(subscriptionsWords);
  return (
    <AccountPart title={text('reward.events')}>
      {events.status === 'failed' ? (
        <RetryNotice title={events.message} onRetry={onRetry} />
      ) : events.status === 'loading' ? (
        <Skeleton shape="line" />
      ) : events.data.length === 0 ? (
        <EmptyState level={3} title={text('reward.eventsNone')}>
          {text('reward.eventsNoneText')}
        </EmptyState>
      ) : (
        <Table
          caption={text('reward.events')}
          captionHidden
          narrow="statement"
          columns={[
            { key: 'date', label: text('reward.date') },
            { key: 'event', label: text('reward.event') },
            { key: 'amount', label: text('reward.amount'), align: 'end' },
          ]}
          rows={events.data.map(({ dateAsString, description, amount }, place) => ({
            id: `${dateAsString} ${place}`,
            cells: {
              date: writtenDay(dateAsString, site),
              event: description,
              amount: amount === undefined ? '' : <Amount amount={amount} />,
            },
          }))}
        />
      )}
    </AccountPart>
  );
}
