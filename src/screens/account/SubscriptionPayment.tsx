'use client';

import { type SubmitEvent, useState } from 'react';
import { AccountPart } from '../../blocks/AccountPage.js';
import { useCardExpiry } from '../../blocks/useCardExpiry.js';
import { useMethodName } from '../../blocks/useMethodName.js';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { idleOnceDone } from '../../model/load.js';
import { isCardExpired } from '../../rules/account/accountNeeds.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Form } from '../../ui/Form.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { SubscriptionSaid } from './SubscriptionSaid.js';
import type { SubscriptionParts } from './subscriptionParts.js';

type SubscriptionPaymentProps = Pick<
  SubscriptionParts,
  'methods' | 'today' | 'draft' | 'actions' | 'onDraft' | 'onPay'
> & {
  readonly onRetry: () => void;
};

/** Current payment of a subscription, and the alternatives. */
export function SubscriptionPayment({
  methods,
  today,
  draft,
  actions,
  onDraft,
  onPay,
  onRetry,
}: SubscriptionPaymentProps) {
  const text = useText(subscriptionsWords);
  const nameOf = useMethodName();
  const expiryOf = useCardExpiry();
  const [chosen, setChosen] = useState(draft?.paymentId);
  const [updateAllPlans, setUpdateAllPlans] = useState(draft?.updateAllPlans ?? false);
  const all = methods.status === 'ready' ? methods.data : [];
  const value = chosen || (all.find(({ isCurrent }) => isCurrent)?.paymentId ?? '');
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
        <Form className="wsk-SubscriptionPayment-form" onSubmit={submit}>
          <RadioGroup
            label={text('subscription.paymentChoice')}
            value={value}
            options={all.map((method) => ({
              value: method.paymentId,
              label: nameOf(method),
              hint: method.card && expiryOf(method.card, today),
              disabled: method.card && isCardExpired(method.card, today),
            }))}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
              onDraft({ paymentId: event.currentTarget.value });
            }}
          />
          <Checkbox
            label={text('subscription.allPlans')}
            checked={updateAllPlans}
            onChange={(event) => {
              setUpdateAllPlans(event.currentTarget.checked);
              onDraft({ updateAllPlans: event.currentTarget.checked });
            }}
          />
          <SubscriptionSaid action={actions.payment} />
          <div className="wsk-Actions">
            <ActionButton
              type="submit"
              variant="line"
              action={idleOnceDone(actions.payment)}
              label={text('subscription.savePayment')}
              busyLabel={text('subscription.saving')}
            />
          </div>
        </Form>
      )}
    </AccountPart>
  );
}
