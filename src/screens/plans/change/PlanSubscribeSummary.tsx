'use client';

import { useId } from 'react';
import { Amount } from '../../../blocks/Amount.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Action } from '../../../model/load.js';
import type { PlanOption } from '../../../model/plan.js';
import { ActionButton } from '../../../ui/ActionButton.js';
import { Notice } from '../../../ui/Notice.js';
import { Panel } from '../../../ui/Panel.js';
import { useText } from '../../../ui/scope.js';

interface PlanSubscribeSummaryProps {
  /** The selected plan; undefined until one is selected. */
  readonly option: PlanOption | undefined;
  /** Weeks between its cases. */
  readonly frequency: number;
  readonly subscribing: Action;
}

const steps = ['planSubscribe.step1', 'planSubscribe.step2', 'planSubscribe.step3'] as const;

/** Summary of the plan about to be taken out, its price and what happens next, with the button that takes it out. */
export function PlanSubscribeSummary({ option, frequency, subscribing }: PlanSubscribeSummaryProps) {
  const text = useText(planChangesWords);
  const titleId = useId();
  return (
    <Panel as="section" className="wsk-PlanSubscribeSummary" aria-labelledby={titleId}>
      <h2 className="wsk-Heading" data-level="3" id={titleId} tabIndex={-1}>
        {text('planSubscribe.summary')}
      </h2>
      <div className="wsk-PlanSubscribeSummary-parts">
        <div className="wsk-PlanSubscribeSummary-chosen" role="status">
          {option ? (
            <>
              <p className="wsk-PlanSubscribeSummary-name">{option.name}</p>
              <p className="wsk-PlanSubscribeSummary-price">
                <Amount amount={option.total} size="total" />{' '}
                <span className="wsk-PlanSubscribeSummary-per">
                  {text.counted('planOptions.per', option.bottleCount)}, {text.counted('planForm.every', frequency)}
                </span>
              </p>
            </>
          ) : (
            <p className="wsk-PlanSubscribeSummary-none">{text('planSubscribe.summaryNone')}</p>
          )}
        </div>
        <div className="wsk-PlanSubscribeSummary-next">
          <h3 className="wsk-Heading" data-level="4">
            {text('planSubscribe.next')}
          </h3>
          <ol className="wsk-PlanSubscribeSummary-steps">
            {steps.map((step) => (
              <li className="wsk-PlanSubscribeSummary-step" key={step}>
                {text(step)}
              </li>
            ))}
          </ol>
        </div>
        <div className="wsk-PlanSubscribeSummary-start">
          {subscribing.status === 'failed' ? <Notice tone="failed" title={subscribing.message} /> : null}
          <ActionButton
            type="submit"
            action={subscribing}
            label={text('planSubscribe.start')}
            busyLabel={text('planSubscribe.starting')}
            wide
          />
        </div>
      </div>
    </Panel>
  );
}
