'use client';

import { AccountPage } from '../../blocks/AccountPage.js';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import type { Load } from '../../model/load.js';
import type { AccountSubscription } from '../../model/plan.js';
import { afterLastDay } from '../../rules/account/membership.js';
import { writtenDay } from '../../rules/common/days.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Link } from '../../ui/Link.js';
import { useScope, useText } from '../../ui/scope.js';
import { Table } from '../../ui/Table.js';
import { useHref } from '../../ui/useHref.js';

/** The customer's subscriptions, and the callback of the page. */
export interface SubscriptionsPageProps {
  /** The subscriptions of every kind. */
  readonly subscriptions: Load<readonly AccountSubscription[]>;
  /** Called to fetch the subscriptions again after they failed to load. */
  readonly onRetry: () => void;
}

/** Page with all subscriptions of a customer, of every kind (PLAN-017). */
export function SubscriptionsPage({ subscriptions, onRetry }: SubscriptionsPageProps) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(subscriptionsWords);
  const stateOf = useStateOf();
  return (
    <AccountPage
      component="SubscriptionsPage"
      title={text('subscriptions.title')}
      lead={text('subscriptions.lead')}
      load={subscriptions}
      loadingText={text('subscriptions.loading')}
      onRetry={onRetry}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            title={text('subscriptions.none')}
            action={<ButtonLink href={href('winePlanSubscribe')}>{text('subscriptions.noneAction')}</ButtonLink>}
          >
            {text('subscriptions.noneText')}
          </EmptyState>
        ) : (
          <Table
            caption={text('subscriptions.title')}
            captionHidden
            columns={[
              { key: 'name', label: text('subscriptions.name') },
              { key: 'state', label: text('subscriptions.state') },
              { key: 'until', label: text('subscriptions.until') },
              { key: 'renewal', label: text('subscriptions.renewal') },
            ]}
            rows={all.map((subscription) => ({
              id: subscription.subscriptionId,
              cells: {
                name: (
                  <Link
                    place="row"
                    href={href('subscription', { params: { subscriptionId: subscription.subscriptionId } })}
                  >
                    {subscription.name}
                  </Link>
                ),
                state: stateOf(subscription.status),
                until: subscription.enrollmentToDateAsString
                  ? writtenDay(subscription.enrollmentToDateAsString, site)
                  : text('subscriptions.noEnd'),
                renewal: text(`subscriptions.${afterLastDay(subscription)}`),
              },
            }))}
          />
        )
      }
    </AccountPage>
  );
}

const states = ['ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED'] as const;
const isKnown = (status: string): status is (typeof states)[number] => (states as readonly string[]).includes(status);

/** Returns a function that names a subscription's status; an unknown status is shown as it is (OPEN-082). */
export function useStateOf(): (status: string) => string {
  const text = useText(subscriptionsWords);
  return (status) => (isKnown(status) ? text(`subscriptions.state.${status}`) : status);
}
