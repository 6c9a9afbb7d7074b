'use client';

import { useRef, useState } from 'react';
import { AccountFacts, AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.js';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { idleOnceDone, type Load } from '../../model/load.js';
import type { AccountSubscription } from '../../model/plan.js';
import { afterLastDay } from '../../rules/account/membership.js';
import { writtenDay } from '../../rules/common/days.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Notice } from '../../ui/Notice.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { Select } from '../../ui/Select.js';
import { useScope, useText } from '../../ui/scope.js';
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
  const { href } = useScope();
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
                  <Cancel subscription={one} {...page} />
                )}
              </>
            ) : null}
          </>
        )
      }
    </AccountPage>
  );
}

const isHeld = ({ status }: AccountSubscription): boolean => status === 'ACTIVE' || status === 'SUSPENDED';
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
  const [caseType, setCaseType] = useState(draft?.caseType || (subscription.caseType ?? ''));
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
              setCaseType(event.currentTarget.value);
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

interface CancelProps extends Pick<SubscriptionParts, 'reasons' | 'actions' | 'onCancel'> {
  readonly subscription: AccountSubscription;
}

function Cancel({ subscription, reasons, actions, onCancel }: CancelProps) {
  const { site } = useScope();
  const text = useText(subscriptionsWords);
  const { autoRenew, enrollmentToDateAsString: lastDay } = subscription;
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="wsk-Actions" ref={box}>
      <Button variant="line" onClick={() => setIsOpen(true)}>
        {text('subscription.cancel')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={text('subscription.cancelTitle')}
        action={actions.cancel}
        confirmLabel={text('subscription.cancelConfirm')}
        busyLabel={text('subscription.cancelling')}
        cancelLabel={text('subscription.keep')}
        onConfirm={async () => {
          setIsMissing(reason === '');
          if (reason === '') box.current?.querySelector('input')?.focus();
          else if (await onCancel({ reasonCode: Number(reason) })) setIsOpen(false);
        }}
        onClose={() => {
          setIsOpen(false);
          setReason('');
          setIsMissing(false);
        }}
      >
        {lastDay ? (
          <p className="wsk-SubscriptionPage-ends">
            {text('subscription.cancelUntil', { date: writtenDay(lastDay, site) })}{' '}
            {autoRenew ? text('subscription.cancelInstead', { date: writtenDay(lastDay, site) }) : null}
          </p>
        ) : null}
        <RadioGroup
          label={text('subscription.cancelReason')}
          value={reason}
          error={isMissing ? text('subscription.reasonMissing') : undefined}
          options={reasons.map(({ reasonCode, reason: words }) => ({ value: String(reasonCode), label: words }))}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setIsMissing(false);
          }}
        />
      </ConfirmDialog>
    </div>
  );
}
