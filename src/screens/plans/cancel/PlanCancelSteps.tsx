'use client';

import { type SubmitEvent, useState } from 'react';
import { planCancelWords } from '../../../brands/words/planCancel.js';
import type { WinePlan } from '../../../model/plan.js';
import { dayInWords } from '../../../rules/common/days.js';
import { ActionButton } from '../../../ui/ActionButton.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { Form } from '../../../ui/Form.js';
import { Notice } from '../../../ui/Notice.js';
import { RadioGroup } from '../../../ui/RadioGroup.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useScope, useText } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { CancelChoices } from './CancelChoices.js';
import { CancelStep } from './CancelStep.js';
import type { PlanCancelParts } from './planCancelParts.js';

function KeepLink({ subscriptionId }: Pick<PlanCancelParts, 'subscriptionId'>) {
  const href = useHref();
  const text = useText(planCancelWords);
  return (
    <ButtonLink variant="line" wide href={href('winePlan', { params: { subscriptionId } })}>
      {text('planCancel.keep')}
    </ButtonLink>
  );
}

/** The reasons for cancelling to choose from. */
export function CancelReasons({
  subscriptionId,
  reasons,
  reasonCode,
  onReason,
  onContinue,
  onRetry,
}: PlanCancelParts & { readonly onRetry: () => void }) {
  const text = useText(planCancelWords);
  const [isMissing, setMissing] = useState(false);
  function goOn(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setMissing(reasonCode === undefined);
    if (reasonCode !== undefined) onContinue();
    else event.currentTarget.querySelector<HTMLElement>('input')?.focus();
  }
  if (reasons.status === 'failed')
    return (
      <CancelStep title={text('planCancel.reason')}>
        <RetryNotice title={reasons.message} onRetry={onRetry} />
      </CancelStep>
    );
  if (reasons.status === 'loading')
    return (
      <CancelStep title={text('planCancel.reason')}>
        <p className="wsk-VisuallyHidden" role="status">
          {text('planCancel.reasonsLoading')}
        </p>
        <div className="wsk-PlanCancelSteps-loading">
          {[1, 2, 3, 4, 5].map((place) => (
            <Skeleton key={place} shape="line" width="60%" />
          ))}
        </div>
      </CancelStep>
    );
  return (
    <CancelStep title={text('planCancel.reason')}>
      <p className="wsk-Text">{text('planCancel.reasonText')}</p>
      <Form className="wsk-PlanCancelSteps" onSubmit={goOn}>
        <RadioGroup
          label={text('planCancel.reasonLabel')}
          error={isMissing && reasonCode === undefined ? text('planCancel.reasonMissing') : undefined}
          options={reasons.data.map((one) => ({ value: String(one.reasonCode), label: one.reason }))}
          value={reasonCode === undefined ? '' : String(reasonCode)}
          onChange={({ currentTarget }) => onReason({ reasonCode: Number(currentTarget.value) })}
        />
        <CancelChoices>
          <Button type="submit" wide>
            {text('planCancel.continue')}
          </Button>
          <KeepLink subscriptionId={subscriptionId} />
        </CancelChoices>
      </Form>
    </CancelStep>
  );
}

/** Shows what will be cancelled, before the customer confirms. */
export function CancelConfirm({ plan, ...page }: PlanCancelParts & { readonly plan: WinePlan }) {
  const { site } = useScope();
  const text = useText(planCancelWords);
  const { nextDeliveryDate } = plan;
  const reason =
    page.reasons.status === 'ready'
      ? page.reasons.data.find((one) => one.reasonCode === page.reasonCode)?.reason
      : undefined;
  return (
    <CancelStep title={text('planCancel.confirm')}>
      <ul className="wsk-PlanCancelSteps-facts">
        <li className="wsk-PlanCancelSteps-fact">
          {nextDeliveryDate
            ? text('planCancel.confirmCase', { date: dayInWords(nextDeliveryDate, site) })
            : text('planCancel.confirmNone')}
        </li>
        {page.isOfferTaken ? <li className="wsk-PlanCancelSteps-fact">{text('planCancel.confirmTaken')}</li> : null}
        <li className="wsk-PlanCancelSteps-fact">{text('planCancel.confirmLater')}</li>
      </ul>
      {reason ? <p className="wsk-PlanCancelSteps-small">{text('planCancel.because', { reason })}</p> : null}
      {page.actions.cancel.status === 'failed' ? <Notice tone="failed" title={page.actions.cancel.message} /> : null}
      <CancelChoices>
        <ActionButton
          wide
          action={page.actions.cancel}
          label={text('planCancel.cancel')}
          busyLabel={text('planCancel.cancelling')}
          onClick={() => page.onCancel()}
        />
        <KeepLink subscriptionId={page.subscriptionId} />
      </CancelChoices>
      <Back onBack={page.onBack} />
    </CancelStep>
  );
}

function Back({ onBack }: Pick<PlanCancelParts, 'onBack'>) {
  const text = useText(planCancelWords);
  return (
    <div className="wsk-Actions">
      <Button variant="text" onClick={() => onBack()}>
        {text('planCancel.back')}
      </Button>
    </div>
  );
}
