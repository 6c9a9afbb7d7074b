'use client';

import { useId } from 'react';
import { AccountFacts } from '../../../blocks/AccountPage.js';
import { Amount } from '../../../blocks/Amount.js';
import { useCardTitle } from '../../../blocks/useCardTitle.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Action, Load } from '../../../model/load.js';
import type { PlanOption } from '../../../model/plan.js';
import { addressLines } from '../../../rules/common/address.js';
import { fullDay } from '../../../rules/common/calendar.js';
import { formatPrice } from '../../../rules/common/money.js';
import { ActionButton } from '../../../ui/ActionButton.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Notice } from '../../../ui/Notice.js';
import { Panel } from '../../../ui/Panel.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useScope, useText } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { type PlanTerms, termsProblem } from './planTerms.js';

interface PlanSubscribeSummaryProps {
  /** The selected plan; undefined until one is selected. */
  readonly option: PlanOption | undefined;
  /** Weeks between its cases. */
  readonly frequency: number;
  /** The card and the address it starts with. */
  readonly terms: Load<PlanTerms>;
  readonly subscribing: Action;
  /** Called to fetch the card and the address again after they failed to load. */
  readonly onRetry: () => void;
}

const steps = ['planSubscribe.step1', 'planSubscribe.step2', 'planSubscribe.step3'] as const;

/** Summary of the plan about to be taken out: its price, what it is charged to, where and when its first case comes and
 * what happens next, with the button that takes it out. */
export function PlanSubscribeSummary({ option, frequency, terms, subscribing, onRetry }: PlanSubscribeSummaryProps) {
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
          {terms.status === 'failed' ? (
            <RetryNotice title={terms.message} onRetry={onRetry} />
          ) : terms.status === 'loading' ? (
            <Skeleton shape="line" width="70%" />
          ) : (
            <Terms terms={terms.data} option={option} />
          )}
          {subscribing.status === 'failed' ? <Notice tone="failed" title={subscribing.message} /> : null}
          <Start problem={termsProblem(terms)} subscribing={subscribing} />
        </div>
      </div>
    </Panel>
  );
}

/** What the customer agrees to: the card, the address, the price of delivery and the day of the first case. */
function Terms({ terms: { card, address }, option }: { terms: PlanTerms; option: PlanOption | undefined }) {
  const { site } = useScope();
  const text = useText(planChangesWords);
  const cardTitle = useCardTitle();
  const { deliveryPrice, firstDeliveryDate } = option ?? {};
  const facts: readonly (readonly [string, string | undefined])[] = [
    [text('planSubscribe.paidBy'), card && cardTitle(card)],
    [text('planSubscribe.to'), address && addressLines(address, site).join(', ')],
    [
      text('planSubscribe.delivery'),
      deliveryPrice === undefined
        ? undefined
        : deliveryPrice === 0
          ? text('planSubscribe.deliveryFree')
          : text('planSubscribe.deliveryPrice', { price: formatPrice(deliveryPrice, site) }),
    ],
    [text('planSubscribe.first'), firstDeliveryDate && fullDay(firstDeliveryDate, site)],
  ];
  return (
    <div className="wsk-PlanSubscribeSummary-terms">
      <AccountFacts facts={facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))} />
      <p className="wsk-Text" data-size="small" data-tone="muted">
        {text('planSubscribe.termsChange')}
      </p>
    </div>
  );
}

/** The button, or what the customer has to do first. */
function Start({ problem, subscribing }: { problem: ReturnType<typeof termsProblem>; subscribing: Action }) {
  const href = useHref();
  const text = useText(planChangesWords);
  if (problem === undefined || problem === 'unknown')
    return (
      <div className="wsk-PlanSubscribeSummary-button">
        <ActionButton
          type="submit"
          action={subscribing}
          label={text('planSubscribe.start')}
          busyLabel={text('planSubscribe.starting')}
          wide
        />
      </div>
    );
  const isAddress = problem === 'addressMissing';
  return (
    <Notice
      tone="info"
      title={text(`planSubscribe.${problem}`)}
      action={
        <ButtonLink size="small" href={href(isAddress ? 'addressBook' : 'cards')}>
          {text(isAddress ? 'planSubscribe.addAddress' : 'planSubscribe.addCard')}
        </ButtonLink>
      }
    />
  );
}
