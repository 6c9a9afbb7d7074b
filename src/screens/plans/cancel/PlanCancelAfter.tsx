'use client';

import { type SubmitEvent, useState } from 'react';
import { planCancelWords } from '../../../brands/words/planCancel.js';
import { dayInWords } from '../../../rules/common/days.js';
import { ActionButton } from '../../../ui/ActionButton.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { Form } from '../../../ui/Form.js';
import { Link } from '../../../ui/Link.js';
import { Notice } from '../../../ui/Notice.js';
import { Panel } from '../../../ui/Panel.js';
import { useScope, useText } from '../../../ui/scope.js';
import { TextArea } from '../../../ui/TextArea.js';
import { useHref } from '../../../ui/useHref.js';
import { CancelChoices } from './CancelChoices.js';
import { CancelStep } from './CancelStep.js';
import type { PlanCancelParts } from './planCancelParts.js';

const feedbackLimit = 1000;

/** Form for the customer's feedback, shown once the plan is cancelled. */
export function CancelFeedback({ feedback, actions, onFeedback, onSend, onSkip }: PlanCancelParts) {
  const text = useText(planCancelWords);
  const [problem, setProblem] = useState<'feedbackEmpty' | 'feedbackLong'>();
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const feedbackText = feedback.trim();
    const found =
      feedbackText === '' ? 'feedbackEmpty' : feedbackText.length > feedbackLimit ? 'feedbackLong' : undefined;
    setProblem(found);
    if (!found) onSend({ feedbackText });
    else event.currentTarget.querySelector<HTMLElement>('textarea')?.focus();
  }
  return (
    <CancelStep title={text('planCancel.feedback')}>
      <Form column="wide" onSubmit={send}>
        <TextArea
          label={text('planCancel.feedbackLabel')}
          hint={text('planCancel.feedbackText')}
          error={problem ? text(`planCancel.${problem}`) : undefined}
          limit={feedbackLimit}
          value={feedback}
          onChange={({ currentTarget }) => onFeedback({ feedback: currentTarget.value })}
        />
        {actions.feedback.status === 'failed' ? <Notice tone="failed" title={actions.feedback.message} /> : null}
        <CancelChoices>
          <ActionButton
            wide
            type="submit"
            action={actions.feedback}
            label={text('planCancel.send')}
            busyLabel={text('planCancel.sending')}
          />
          <Button variant="line" wide onClick={() => onSkip()}>
            {text('planCancel.skip')}
          </Button>
        </CancelChoices>
      </Form>
    </CancelStep>
  );
}

/** Confirms the cancellation, what it means, and what the customer can do next. */
export function CancelDone({ subscriptionId, calledOff, isFeedbackSent }: PlanCancelParts) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(planCancelWords);
  return (
    <Panel>
      <p className="wsk-Text" data-size="lead">
        {calledOff ? text('planCancel.doneCase', { date: dayInWords(calledOff, site) }) : text('planCancel.doneNone')}
      </p>
      {isFeedbackSent ? <p className="wsk-Text">{text('planCancel.thanks')}</p> : null}
      <div className="wsk-Actions" data-with="words" data-narrow="across">
        <ButtonLink href={href('winePlanSubscribe')}>{text('planCancel.again')}</ButtonLink>
        <Link place="alone" href={href('winePlanHistory', { params: { subscriptionId } })}>
          {text('planCancel.history')}
        </Link>
      </div>
    </Panel>
  );
}
