'use client';

import { AccountPage, AccountPart } from '../../../blocks/AccountPage.js';
import type { Action, Load } from '../../../model/load.js';
import type { WinePlan } from '../../../model/plan.js';
import { dueCases, type PlannedCase } from '../../../rules/plans/planCases.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Link } from '../../../ui/Link.js';
import { useHref } from '../../../ui/useHref.js';
import { usePlanTexts } from '../usePlanTexts.js';
import { PlanRow } from './PlanCard.js';
import { ReinstateDialog } from './ReinstateDialog.js';
import { SkipCaseDialog, type SkipStep } from './SkipCaseDialog.js';
import { UpcomingCases } from './UpcomingCases.js';
import type { PlanDetails } from './WinePlanPageDetails.js';
import { WinePlanPageDetails } from './WinePlanPageDetails.js';
import { WinePlanPageHead } from './WinePlanPageHead.js';

/** The action the customer has started, and its progress. */
export type PlanRequest =
  | {
      readonly kind: 'skip';
      /** The case to skip. */
      readonly planned: PlannedCase;
      /** Delivery day of the next case if this one is skipped, as an ISO date. */
      readonly nextDay: string | undefined;
      readonly step: SkipStep;
    }
  | {
      readonly kind: 'reinstate';
      /** Whether the plan was suspended; otherwise only its skipped cases are reinstated. */
      readonly of: 'plan' | 'cases';
      /** The skipped cases that are reinstated. */
      readonly cases: readonly PlannedCase[];
      readonly action: Action;
    };

/** A plan with everything that belongs to it, and the page's callbacks. */
export interface WinePlanPageProps {
  /** The plan. */
  readonly plan: Load<WinePlan>;
  /** The plans whose parent is this plan. */
  readonly under: readonly WinePlan[];
  /** Its upcoming cases, skipped ones included. */
  readonly cases: Load<readonly PlannedCase[]>;
  /** Its delivery and payment. */
  readonly details: Load<PlanDetails>;
  /** The action the customer has started, whose dialog is open. */
  readonly request: PlanRequest | undefined;
  /** Called to skip a case. */
  readonly onSkip: (request: { readonly orderId: string }) => void;
  /** Called to reinstate the plan or its skipped cases. */
  readonly onReinstate: () => void;
  /** Called when the customer confirms the action of the open dialog. */
  readonly onConfirm: () => void;
  /** Called to check again whether a case may be skipped, after that check failed. */
  readonly onCheck: () => void;
  /** Called when the open dialog should close. */
  readonly onClose: () => void;
  /** Called to fetch again whatever failed to load. */
  readonly onRetry: (request: { readonly part: 'plan' | 'cases' | 'details' }) => void;
}

/** Page of one wine plan: its next case, the cases after it, its delivery and payment, and the available actions. A
 * suspended plan can only be reinstated; a plan in a state the shop does not know is shown without actions (PLAN-020,
 * PLAN-023, PLAN-064). */
export function WinePlanPage({ plan, onRetry, ...page }: WinePlanPageProps) {
  const href = useHref();
  const { text } = usePlanTexts();
  return (
    <AccountPage
      component="WinePlanPage"
      title={plan.status === 'ready' ? plan.data.name : text('winePlan.title')}
      load={plan}
      loadingText={text('winePlan.loading')}
      tools={
        <Link place="alone" href={href('winePlans')}>
          {text('winePlan.all')}
        </Link>
      }
      onRetry={() => onRetry({ part: 'plan' })}
    >
      {(one) => <Plan plan={one} onRetry={onRetry} {...page} />}
    </AccountPage>
  );
}

type PlanProps = Omit<WinePlanPageProps, 'plan'> & { readonly plan: WinePlan };

function Plan({ plan, under, cases, details, onSkip, onReinstate, onRetry, ...dialog }: PlanProps) {
  const href = useHref();
  const { text } = usePlanTexts();
  const params = { subscriptionId: plan.subscriptionId };
  const isActive = plan.status === 'ACTIVE';
  const next = cases.status === 'ready' ? dueCases(cases.data)[0] : undefined;
  return (
    <>
      <WinePlanPageHead plan={plan} next={next} onSkip={onSkip} onReinstate={onReinstate} />
      {plan.status === 'SUSPENDED' ? null : (
        <AccountPart title={text('winePlan.coming')}>
          <UpcomingCases
            subscriptionId={plan.subscriptionId}
            cases={cases}
            canChange={isActive}
            onSkip={onSkip}
            onBringBack={onReinstate}
            onRetry={() => onRetry({ part: 'cases' })}
          />
        </AccountPart>
      )}
      <AccountPart title={text('winePlan.details')}>
        <WinePlanPageDetails
          plan={plan}
          details={details}
          canChange={isActive}
          onRetry={() => onRetry({ part: 'details' })}
        />
        <div className="wsk-WinePlanPage-foot">
          <ButtonLink variant="line" size="small" href={href('winePlanHistory', { params })}>
            {text('winePlan.history')}
          </ButtonLink>
          {isActive ? (
            <Link place="alone" href={href('winePlanCancel', { params })}>
              {text('winePlan.cancel')}
            </Link>
          ) : null}
        </div>
      </AccountPart>
      {under.length > 0 ? (
        <AccountPart title={text('winePlan.under')}>
          <ul className="wsk-WinePlanPage-under">
            {under.map((other) => (
              <PlanRow key={other.subscriptionId} plan={other} level={3} />
            ))}
          </ul>
        </AccountPart>
      ) : null}
      <Dialog plan={plan} {...dialog} />
    </>
  );
}

type DialogProps = Pick<WinePlanPageProps, 'request' | 'onConfirm' | 'onCheck' | 'onClose'> & {
  readonly plan: WinePlan;
};

function Dialog({ plan, request, onConfirm, onCheck, onClose }: DialogProps) {
  if (request?.kind === 'skip')
    return <SkipCaseDialog {...request} onSkip={onConfirm} onCheck={onCheck} onClose={onClose} />;
  if (request?.kind === 'reinstate')
    return <ReinstateDialog {...request} plan={plan} onReinstate={onConfirm} onClose={onClose} />;
  return null;
}
