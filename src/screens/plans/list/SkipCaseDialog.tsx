'use client';

import { AccountFacts } from '../../../blocks/AccountPage.js';
import { Amount } from '../../../blocks/Amount.js';
import { type Action, busy, failed, idle } from '../../../model/load.js';
import { dayInWords } from '../../../rules/common/days.js';
import type { PlannedCase } from '../../../rules/plans/planCases.js';
import { Notice } from '../../../ui/Notice.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useScope } from '../../../ui/scope.js';
import { usePlanTexts } from '../usePlanTexts.js';
import { PlanDialog } from './PlanDialog.js';
import { PlanDialogCase } from './PlanDialogCase.js';

/** Progress of skipping: the shop first checks whether the case may be skipped, and may refuse (PLAN-026, PLAN-029). */
export type SkipStep =
  | { readonly status: 'checking' | 'confirm' | 'skipping' | 'skipped' }
  | { readonly status: 'checkFailed' | 'refused' | 'failed'; readonly message: string };

/** The case to skip, the progress of skipping, and the dialog's callbacks. */
export interface SkipCaseDialogProps {
  /** The case to skip. */
  readonly planned: PlannedCase;
  /** Delivery day of the plan's next case if this one is skipped, as an ISO date. */
  readonly nextDay: string | undefined;
  /** Progress of skipping. */
  readonly step: SkipStep;
  /** Called when the customer confirms. */
  readonly onSkip: () => void;
  /** Called to check again after the check failed. */
  readonly onCheck: () => void;
  /** Called when the dialog should close. */
  readonly onClose: () => void;
}

const skippingOf = (step: SkipStep): Action | undefined => {
  if (step.status === 'confirm') return idle;
  if (step.status === 'skipping') return busy;
  return step.status === 'failed' ? failed(step.message) : undefined;
};

/** Asks for confirmation before a case is skipped: shows which case it is, the amount that is not charged, and when the
 * next case arrives instead (PLAN-025). */
export function SkipCaseDialog({ planned, nextDay, step, onSkip, onCheck, onClose }: SkipCaseDialogProps) {
  const { site } = useScope();
  const { text } = usePlanTexts();
  const day = dayInWords(planned.deliveryDate, site);
  const action = skippingOf(step);
  const next: readonly (readonly [string, string])[] = nextDay
    ? [
        [
          text(nextDay < planned.deliveryDate ? 'skipCase.nextCaseStays' : 'skipCase.nextCase'),
          dayInWords(nextDay, site),
        ],
      ]
    : [];
  const isOver = step.status === 'skipped' || step.status === 'refused';
  return (
    <PlanDialog
      title={
        step.status === 'skipped'
          ? text('skipCase.skippedTitle')
          : step.status === 'refused'
            ? text('skipCase.refusedTitle')
            : text('skipCase.title', { day })
      }
      closeLabel={text(isOver ? 'skipCase.close' : 'skipCase.keep')}
      confirm={
        action && {
          action,
          label: text('skipCase.confirm'),
          busyLabel: text('skipCase.skipping'),
          onConfirm: onSkip,
        }
      }
      onClose={onClose}
    >
      <p className="wsk-VisuallyHidden" role="status">
        {step.status === 'checking' ? text('skipCase.checking') : null}
      </p>
      {step.status === 'skipped' ? (
        <Notice tone="done" live title={text('skipCase.skipped', { day })} />
      ) : (
        <PlanDialogCase planned={planned} />
      )}
      {step.status === 'refused' ? <Notice tone="failed" title={step.message} /> : null}
      {step.status === 'checkFailed' ? <RetryNotice title={step.message} onRetry={onCheck} /> : null}
      {step.status === 'checking' ? (
        <>
          <Skeleton shape="line" width="80%" />
          <Skeleton shape="line" width="55%" />
        </>
      ) : null}
      {step.status === 'skipped' ? <AccountFacts facts={next} /> : null}
      {action ? (
        <>
          <AccountFacts
            facts={[[text('skipCase.notCharged'), <Amount key="total" amount={planned.total} />], ...next]}
          />
          <p className="wsk-Text">{text('skipCase.text')}</p>
        </>
      ) : null}
    </PlanDialog>
  );
}
