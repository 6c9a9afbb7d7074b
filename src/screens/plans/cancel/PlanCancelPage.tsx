'use client';

import { type ReactNode, useRef } from 'react';
import { AccountPage } from '../../../blocks/AccountPage.js';
import { ProductImage } from '../../../blocks/ProductImage.js';
import { planCancelWords } from '../../../brands/words/planCancel.js';
import { type Load, ready } from '../../../model/load.js';
import type { WinePlan } from '../../../model/plan.js';
import { dayInWords } from '../../../rules/common/days.js';
import { ButtonLink } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Panel } from '../../../ui/Panel.js';
import { Stepper } from '../../../ui/Stepper.js';
import { useScope, useText } from '../../../ui/scope.js';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.js';
import { useHref } from '../../../ui/useHref.js';
import { CancelDone, CancelFeedback } from './PlanCancelAfter.js';
import { CancelConfirm, CancelReasons } from './PlanCancelSteps.js';
import type { PlanCancelParts } from './planCancelParts.js';

const steps = ['reason', 'confirm', 'feedback', 'cancelled'] as const;
/** A step of cancelling a plan. An offer is made in a dialog between the reason and the confirmation. */
export type PlanCancelStep = (typeof steps)[number];

/** The plan, the current step, and the page's callbacks. */
export interface PlanCancelPageProps extends PlanCancelParts {
  /** The plan; undefined if the customer has no plan with that id. Ignored once the plan is cancelled. */
  readonly plan: Load<WinePlan | undefined>;
  /** The current step. */
  readonly step: PlanCancelStep;
  /** The dialog with the offer. */
  readonly offer?: ReactNode;
  /** Called to fetch again whatever failed to load. */
  readonly onRetry: (request: { readonly part: 'plan' | 'reasons' }) => void;
}

/** Page for cancelling a wine plan: reason, offer, confirmation, feedback, cancelled (PLAN-028, PLAN-030 to PLAN-032,
 * PLAN-078). On every step, the choice to cancel comes first and is at least as prominent as the choice to stay. */
export function PlanCancelPage({ plan, step, onRetry, offer, ...page }: PlanCancelPageProps) {
  const href = useHref();
  const text = useText(planCancelWords);
  const part = useRef<HTMLDivElement>(null);
  // The last step has no heading of its own, because the page's is about nothing else.
  useFocusOnChange(step, () =>
    (step === 'cancelled' ? part.current?.closest('.wsk-AccountPage') : part.current)?.querySelector<HTMLElement>(
      '.wsk-Heading',
    ),
  );
  const isOver = step === 'feedback' || step === 'cancelled';
  return (
    <AccountPage
      component="PlanCancelPage"
      title={text(isOver ? 'planCancel.done' : 'planCancel.title')}
      load={isOver ? ready(undefined) : plan}
      loadingText={text('planCancel.loading')}
      onRetry={() => onRetry({ part: 'plan' })}
    >
      {(currentPlan) =>
        currentPlan || isOver ? (
          <>
            <Stepper
              label={text('planCancel.steps')}
              steps={steps.map((id) => ({ id, label: text(`planCancel.step.${id}`) }))}
              current={step}
            />
            <div className="wsk-PlanCancelPage-columns" data-alone={currentPlan ? undefined : ''}>
              <div className="wsk-PlanCancelPage-step" ref={part}>
                {step === 'feedback' ? (
                  <CancelFeedback {...page} />
                ) : step === 'cancelled' ? (
                  <CancelDone {...page} />
                ) : currentPlan && step === 'confirm' ? (
                  <CancelConfirm plan={currentPlan} {...page} />
                ) : (
                  <CancelReasons onRetry={() => onRetry({ part: 'reasons' })} {...page} />
                )}
              </div>
              {currentPlan ? <PlanFacts plan={currentPlan} /> : null}
            </div>
            {offer}
          </>
        ) : (
          <EmptyState
            title={text('planCancel.missing')}
            action={<ButtonLink href={href('winePlans')}>{text('planCancel.plans')}</ButtonLink>}
          >
            {text('planCancel.missingText')}
          </EmptyState>
        )
      }
    </AccountPage>
  );
}

/** The facts that identify the plan. */
function PlanFacts({ plan }: { plan: WinePlan }) {
  const { site } = useScope();
  const text = useText(planCancelWords);
  const { name, thumbnailImage, nextDeliveryDate, bottleCount, frequency } = plan;
  return (
    <Panel className="wsk-PlanCancelPage-plan">
      <div className="wsk-PlanCancelPage-art" data-ground="stage">
        <ProductImage src={thumbnailImage} alt="" shape="case" />
      </div>
      <div className="wsk-PlanCancelPage-facts">
        <p className="wsk-ItemTitle" data-leading="tight">
          {name}
        </p>
        <p className="wsk-PlanCancelPage-small">
          {text.counted('planCancel.bottles', bottleCount)}
          <br />
          {text.counted('planCancel.weeks', frequency)}
        </p>
        <p className="wsk-PlanCancelPage-small">
          {nextDeliveryDate ? (
            <>
              {text('planCancel.next')}
              <br />
              <strong className="wsk-PlanCancelPage-day">{dayInWords(nextDeliveryDate, site)}</strong>
            </>
          ) : (
            text('planCancel.nextNone')
          )}
        </p>
      </div>
    </Panel>
  );
}
