'use client';

import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.js';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import type { AccountSubscription } from '../../model/plan.js';
import { writtenDay } from '../../rules/common/days.js';
import { Button } from '../../ui/Button.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { useScope, useText } from '../../ui/scope.js';
import type { SubscriptionParts } from './subscriptionParts.js';

interface CancelProps extends Pick<SubscriptionParts, 'reasons' | 'actions' | 'onCancel'> {
  readonly subscription: AccountSubscription;
}

/** Button and dialog for cancelling a subscription other than a wine plan: when it ends, and why it is cancelled. */
export function SubscriptionCancel({ subscription, reasons, actions, onCancel }: CancelProps) {
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
