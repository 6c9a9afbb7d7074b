'use client';

import { useState } from 'react';
import { AccountFacts, AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { idleOnceDone, type Load } from '../../model/load.js';
import type { AccountSubscription } from '../../model/plan.js';
import { afterLastDay, isHeld } from '../../rules/account/membership.js';
import { writtenDay } from '../../rules/common/days.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { ButtonLink } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Notice } from '../../ui/Notice.js';
import { Select } from '../../ui/Select.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { SubscriptionCancel } from './SubscriptionCancel.js';
import { SubscriptionPayment } from './SubscriptionPayment.js';
import { SubscriptionSaid } from './SubscriptionSaid.js';
import { useStateOf } from './SubscriptionsPage.js';
import type { SubscriptionParts } from './subscriptionParts.js';

/** A subscription, its payment, and the callbacks of the page. */
export interface SubscriptionPageProps extends SubscriptionParts {
  /** The subscription; undefined if the customer has none with that id. */
  readonly subscription: Load<AccountSubscription | undefined>;
  /** Called to fetch a failed part again. */
  readonly onRetry: (request: { readonly part: 'subscription' | 'methods' }) => void;
}

/** Page with one subscription of any kind: renewal, case, payment and cancellation (PLAN-071 to PLAN-077, PLAN-099). A
 * subscription that has ended, or is in an unknown state, is shown without controls. For a wine plan, the page leads to
 * the page of the plan, also for cancelling. */
export function SubscriptionPage({ subscription, onRetry, ...page }: SubscriptionPageProps) {
  const href = useHref();
  const text = useText(subscriptionsWords);
  const loaded = subscription.status === 'ready' ? subscription.data : undefined;
  return (
    <AccountPage
      component="SubscriptionPage"
      title={loaded?.name ?? text('subscriptions.title')}
      load={subscription}
      loadingText={text('subscription.loading')}
      tools={
        <ButtonLink variant="line" size="small" href={href('subscriptions')}>
          {text('subscription.back')}
        </ButtonLink>
      }
      onRetry={() => onRetry({ part: 'subscription' })}
    >
      {(one) =>
        one === undefined ? (
          <EmptyState title={text('subscription.missing')}>{text('subscription.missingText')}</EmptyState>
        ) : (
          <>
            <Facts subscription={one} />
            {isPlan(one) && isHeld(one) ? (
              <Notice
                tone="info"
                title={text('subscription.plan')}
                action={
                  <ButtonLink size="small" href={href('winePlan', { params: { subscriptionId: one.subscriptionId } })}>
                    {text('subscription.planAction')}
                  </ButtonLink>
                }
              >
                {text('subscription.planText')}
              </Notice>
            ) : null}
            {isHeld(one) ? (
              <>
                <Changes key={`${one.caseType} ${one.autoRenew}`} subscription={one} {...page} />
                <SubscriptionPayment onRetry={() => onRetry({ part: 'methods' })} {...page} />
                {isPlan(one) ? (
                  <div className="wsk-Actions">
                    <ButtonLink
                      variant="line"
                      href={href('winePlanCancel', { params: { subscriptionId: one.subscriptionId } })}
                    >
                      {text('subscription.planCancel')}
                    </ButtonLink>
                  </div>
                ) : (
                  <SubscriptionCancel subscription={one} {...page} />
                )}
              </>
            ) : null}
          </>
        )
      }
    </AccountPage>
  );
}

const isPlan = ({ type }: AccountSubscription): boolean => type === 'WINEPLAN';

function Facts({ subscription }: { subscription: AccountSubscription }) {
  const { site } = useScope();
  const text = useText(subscriptionsWords);
  const stateOf = useStateOf();
  const { status, frequency } = subscription;
  const day = (date: string | undefined) => (date ? writtenDay(date, site) : undefined);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [text('subscriptions.state'), stateOf(status)],
    [text('subscription.from'), day(subscription.enrollmentFromDateAsString)],
    [text('subscriptions.until'), day(subscription.enrollmentToDateAsString)],
    [text('subscription.cancelledOn'), day(subscription.cancellationDateAsString)],
    [
      text('subscription.frequency'),
      frequency === undefined ? undefined : text.counted('subscription.weeks', frequency),
    ],
    [text('subscriptions.renewal'), text(`subscriptions.${afterLastDay(subscription)}`)],
  ];
  return (
    <AccountFacts facts={facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))} />
  );
}

function Changes({
  subscription,
  caseTypes,
  draft,
  actions,
  onDraft,
  onChange,
}: Pick<SubscriptionParts, 'caseTypes' | 'draft' | 'actions' | 'onDraft' | 'onChange'> & {
  readonly subscription: AccountSubscription;
}) {
  const text = useText(subscriptionsWords);
  const [chosenCase, setChosenCase] = useState(draft?.caseType);
  const caseType = chosenCase || (subscription.caseType ?? '');
  const canEnd = afterLastDay(subscription) !== 'goesOn';
  const canSendOther = subscription.caseType !== undefined && caseTypes.length > 0;
  if (!canEnd && !canSendOther) return null;
  return (
    <AccountPart title={text('subscription.changes')}>
      {canEnd ? (
        <Checkbox
          label={text('subscription.autoRenew')}
          hint={text('subscription.autoRenewHint')}
          checked={subscription.autoRenew}
          busy={actions.change.status === 'busy'}
          onChange={(event) => onChange({ autoRenew: event.currentTarget.checked })}
        />
      ) : null}
      {canSendOther ? (
        <div className="wsk-SubscriptionPage-case">
          <Select
            label={text('subscription.caseType')}
            options={caseTypes.map((one) => ({ value: one.caseType, label: one.name }))}
            value={caseType}
            onChange={(event) => {
              setChosenCase(event.currentTarget.value);
              onDraft({ caseType: event.currentTarget.value });
            }}
          />
          <ActionButton
            variant="line"
            action={idleOnceDone(actions.change)}
            label={text('subscription.saveCase')}
            busyLabel={text('subscription.saving')}
            onClick={() => onChange({ caseType })}
          />
        </div>
      ) : null}
      <SubscriptionSaid action={actions.change} />
    </AccountPart>
  );
}
