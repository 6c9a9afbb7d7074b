import { type ReactNode, type SubmitEvent, useState } from 'react';
import { AccountFacts, AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.js';
import { useMethodName } from '../../blocks/useMethodName.js';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import type { Action, Load } from '../../model/load.js';
import type { AccountSubscription, CancelReason, PlanPaymentMethod } from '../../model/plan.js';
import { writtenDay } from '../../rules/days.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Notice } from '../../ui/Notice.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Select } from '../../ui/Select.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { useStateOf } from './SubscriptionsPage.js';

/** What of a subscription can change. */
export interface SubscriptionChange {
  /** Whether it goes on by itself (PLAN-074). */
  readonly autoRenew?: boolean;
  /** Which case it sends (PLAN-073). */
  readonly caseType?: string;
}

/** A subscription, how it is paid, and what the page reports. */
export interface SubscriptionPageProps {
  /** The subscription; undefined where the customer has none of that id. */
  readonly subscription: Load<AccountSubscription | undefined>;
  /** The cases it can send, by type; none for a subscription that sends none. */
  readonly caseTypes: readonly { readonly caseType: string; readonly name: string }[];
  /** The ways to pay for it. */
  readonly methods: Load<readonly PlanPaymentMethod[]>;
  /** Why it may be cancelled. */
  readonly reasons: readonly CancelReason[];
  /** Saving a change, switching the payment, and cancelling. */
  readonly actions: Readonly<Record<'change' | 'payment' | 'cancel', Action>>;
  /** Called with a change to save. */
  readonly onChange: (change: SubscriptionChange) => void;
  /** Called with the way to pay from now on, and whether it pays all plans. */
  readonly onPay: (choice: { readonly method: PlanPaymentMethod; readonly updateAllPlans: boolean }) => void;
  /** Called once the customer has confirmed, with the reason; resolves to whether it is cancelled. */
  readonly onCancel: (request: { readonly reasonCode: number }) => Promise<boolean>;
  /** Called to fetch what failed to load again. */
  readonly onRetry: (request: { readonly part: 'subscription' | 'methods' }) => void;
}

/** Page of one subscription of any kind: renewal, case, payment and cancelling (PLAN-071 to PLAN-077, PLAN-099). One that is
 * over, or in a state the shop does not know, shows without anything to do. */
export function SubscriptionPage({ subscription, onRetry, ...page }: SubscriptionPageProps) {
  const { href } = useScope();
  const text = useText(subscriptionsWords);
  const held = subscription.status === 'ready' ? subscription.data : undefined;
  return (
    <AccountPage
      component="SubscriptionPage"
      title={held?.name ?? text('subscriptions.title')}
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
            {one.status === 'ACTIVE' || one.status === 'SUSPENDED' ? (
              <>
                <Changes key={`${one.caseType} ${one.autoRenew}`} subscription={one} {...page} />
                <Payment onRetry={() => onRetry({ part: 'methods' })} {...page} />
                <Cancel {...page} />
              </>
            ) : null}
          </>
        )
      }
    </AccountPage>
  );
}

function Facts({ subscription }: { subscription: AccountSubscription }) {
  const { site } = useScope();
  const text = useText(subscriptionsWords);
  const stateOf = useStateOf();
  const { status, autoRenew, frequency } = subscription;
  const day = (written: string | undefined) => (written ? writtenDay(written, site) : undefined);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [text('subscriptions.state'), stateOf(status)],
    [text('subscription.from'), day(subscription.enrollmentFromDateAsString)],
    [text('subscriptions.until'), day(subscription.enrollmentToDateAsString)],
    [text('subscription.cancelledOn'), day(subscription.cancellationDateAsString)],
    [
      text('subscription.frequency'),
      frequency === undefined ? undefined : text.counted('subscription.weeks', frequency),
    ],
    [text('subscriptions.renewal'), text(autoRenew ? 'subscriptions.renews' : 'subscriptions.ends')],
  ];
  return (
    <AccountFacts facts={facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))} />
  );
}

type Part = Omit<SubscriptionPageProps, 'subscription' | 'onRetry'>;

function Said({ action }: { action: Action }): ReactNode {
  const text = useText(subscriptionsWords);
  if (action.status === 'failed') return <Notice tone="failed" title={action.message} />;
  return action.status === 'done' ? <Notice tone="done" live title={text('subscription.saved')} /> : null;
}

const stillIdle = (action: Action): Action => (action.status === 'done' ? { status: 'idle' } : action);

function Changes({
  subscription,
  caseTypes,
  actions,
  onChange,
}: Pick<Part, 'caseTypes' | 'actions' | 'onChange'> & { readonly subscription: AccountSubscription }) {
  const text = useText(subscriptionsWords);
  const [caseType, setCaseType] = useState(subscription.caseType ?? '');
  return (
    <AccountPart title={text('subscription.changes')}>
      <Checkbox
        label={text('subscription.autoRenew')}
        hint={text('subscription.autoRenewHint')}
        checked={subscription.autoRenew}
        busy={actions.change.status === 'busy'}
        onChange={(event) => onChange({ autoRenew: event.currentTarget.checked })}
      />
      {subscription.caseType && caseTypes.length > 0 ? (
        <div className="wsk-SubscriptionPage-case">
          <Select
            label={text('subscription.caseType')}
            options={caseTypes.map((one) => ({ value: one.caseType, label: one.name }))}
            value={caseType}
            onChange={(event) => setCaseType(event.currentTarget.value)}
          />
          <ActionButton
            variant="line"
            action={stillIdle(actions.change)}
            label={text('subscription.saveCase')}
            busyLabel={text('subscription.saving')}
            onClick={() => onChange({ caseType })}
          />
        </div>
      ) : null}
      <Said action={actions.change} />
    </AccountPart>
  );
}

function Payment({
  methods,
  actions,
  onPay,
  onRetry,
}: Pick<Part, 'methods' | 'actions' | 'onPay'> & { onRetry: () => void }) {
  const text = useText(subscriptionsWords);
  const nameOf = useMethodName();
  const [chosen, setChosen] = useState<string>();
  const [updateAllPlans, setUpdateAllPlans] = useState(false);
  const all = methods.status === 'ready' ? methods.data : [];
  const value = chosen ?? all.find(({ isCurrent }) => isCurrent)?.paymentId ?? '';
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const method = all.find(({ paymentId }) => paymentId === value);
    if (method && actions.payment.status !== 'busy') onPay({ method, updateAllPlans });
  }
  return (
    <AccountPart title={text('subscription.payment')}>
      {methods.status === 'failed' ? (
        <RetryNotice title={methods.message} onRetry={onRetry} />
      ) : methods.status === 'loading' ? (
        <div role="status" aria-label={text('subscription.paymentLoading')}>
          <Skeleton shape="line" width="60%" />
        </div>
      ) : all.length === 0 ? (
        <p className="wsk-Text">{text('subscription.paymentNone')}</p>
      ) : (
        <form className="wsk-SubscriptionPage-payment" noValidate onSubmit={submit}>
          <RadioGroup
            label={text('subscription.payment')}
            value={value}
            options={all.map((method) => ({ value: method.paymentId, label: nameOf(method) }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <Checkbox
            label={text('subscription.allPlans')}
            checked={updateAllPlans}
            onChange={(event) => setUpdateAllPlans(event.currentTarget.checked)}
          />
          <Said action={actions.payment} />
          <div className="wsk-SubscriptionPage-action">
            <ActionButton
              type="submit"
              variant="line"
              action={stillIdle(actions.payment)}
              label={text('subscription.savePayment')}
              busyLabel={text('subscription.saving')}
            />
          </div>
        </form>
      )}
    </AccountPart>
  );
}

function Cancel({ reasons, actions, onCancel }: Pick<Part, 'reasons' | 'actions' | 'onCancel'>) {
  const text = useText(subscriptionsWords);
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <div className="wsk-SubscriptionPage-action">
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
          if (reason !== '' && (await onCancel({ reasonCode: Number(reason) }))) setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      >
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
