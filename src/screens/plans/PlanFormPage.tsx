'use client';

import type { ReactNode } from 'react';
import { AccountPage } from '../../blocks/AccountPage.js';
import { planChangesWords } from '../../brands/words/planChanges.js';
import type { Load } from '../../model/load.js';
import type { WinePlan } from '../../model/plan.js';
import { type SendingPlan, sendingPlan } from '../../rules/plans/planDays.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { PlanBrief } from './PlanBrief.js';

interface PlanFormPageProps {
  /** Name of the page in `data-component`. */
  readonly component: string;
  readonly title: string;
  readonly lead: string;
  readonly plan: Load<WinePlan>;
  readonly onRetry: () => void;
  readonly children: (plan: WinePlan) => ReactNode;
}

/** Page for changing one wine plan: the plan, a link back to it, and the form. */
export function PlanFormPage({ component, title, lead, plan, onRetry, children }: PlanFormPageProps) {
  const href = useHref();
  const text = useText(planChangesWords);
  const { subscriptionId = '', name } = plan.status === 'ready' ? plan.data : {};
  return (
    <AccountPage
      component={component}
      title={title}
      subject={name}
      lead={lead}
      load={plan}
      loadingText={text('planForm.loading')}
      tools={
        <ButtonLink variant="line" size="small" href={href('winePlan', { params: { subscriptionId } })}>
          {text('planForm.back')}
        </ButtonLink>
      }
      onRetry={onRetry}
    >
      {(one) => (
        <>
          <PlanBrief plan={one} />
          {children(one)}
        </>
      )}
    </AccountPage>
  );
}

/** Renders its children for a plan that sends cases; for any other plan, a notice with a link to the plan's page. */
export function WhileSending({
  plan,
  children,
}: {
  readonly plan: WinePlan;
  readonly children: (plan: SendingPlan) => ReactNode;
}) {
  const href = useHref();
  const text = useText(planChangesWords);
  const sending = sendingPlan(plan);
  if (sending) return children(sending);
  return (
    <EmptyState
      title={text('planForm.onHold')}
      action={
        <ButtonLink href={href('winePlan', { params: { subscriptionId: plan.subscriptionId } })}>
          {text('planForm.seePlan')}
        </ButtonLink>
      }
    >
      {text('planForm.onHoldText')}
    </EmptyState>
  );
}
