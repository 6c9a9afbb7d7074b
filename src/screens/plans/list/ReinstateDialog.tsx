'use client';

import type { Action } from '../../../model/load.js';
import type { WinePlan } from '../../../model/plan.js';
import { dayInWords } from '../../../rules/common/days.js';
import type { PlannedCase } from '../../../rules/plans/planCases.js';
import { Live } from '../../../ui/Live.js';
import { Notice } from '../../../ui/Notice.js';
import { useScope } from '../../../ui/scope.js';
import { usePlanTexts } from '../usePlanTexts.js';
import { PlanDialog } from './PlanDialog.js';
import { PlanDialogCase } from './PlanDialogCase.js';

/** What is reinstated, the progress of doing so, and the dialog's callbacks. */
export interface ReinstateDialogProps {
  /** Whether the plan itself was suspended; otherwise only its skipped cases are reinstated. */
  readonly of: 'plan' | 'cases';
  /** The plan in its current state. */
  readonly plan: Pick<WinePlan, 'frequency' | 'nextDeliveryDate'>;
  /** The skipped cases; they are all reinstated together. */
  readonly cases: readonly PlannedCase[];
  /** Reinstating the plan or its cases. */
  readonly action: Action;
  /** Called when the customer confirms. */
  readonly onReinstate: () => void;
  /** Called when the dialog should close. */
  readonly onClose: () => void;
}

/** Asks for confirmation before a suspended plan or its skipped cases are reinstated, and shows which cases will arrive
 * (PLAN-027). */
export function ReinstateDialog({ of, plan, cases, action, onReinstate, onClose }: ReinstateDialogProps) {
  const { site } = useScope();
  const { text } = usePlanTexts();
  const isPlan = of === 'plan';
  const isDone = action.status === 'done';
  const question = isPlan ? text('reinstate.planTitle') : text.counted('reinstate.casesTitle', cases.length);
  return (
    <PlanDialog
      title={isDone ? text(isPlan ? 'reinstate.planDoneTitle' : 'reinstate.casesDoneTitle') : question}
      closeLabel={text(isDone ? 'reinstate.close' : 'reinstate.cancel')}
      confirm={
        isDone
          ? undefined
          : {
              action,
              label: isPlan ? text('reinstate.planConfirm') : text.counted('reinstate.casesConfirm', cases.length),
              busyLabel: text(isPlan ? 'reinstate.planWorking' : 'reinstate.casesWorking'),
              onConfirm: onReinstate,
            }
      }
      onClose={onClose}
    >
      <Live>
        {isDone ? (
          <Notice
            tone="done"
            title={isPlan ? text('reinstate.planDone') : text.counted('reinstate.casesDone', cases.length)}
          >
            {plan.nextDeliveryDate
              ? text('reinstate.planNext', { day: dayInWords(plan.nextDeliveryDate, site) })
              : null}
          </Notice>
        ) : null}
      </Live>
      {isDone ? null : (
        <p className="wsk-Text">
          {isPlan
            ? text('reinstate.planText', {
                weeks: text.counted('winePlans.weeks', plan.frequency).toLowerCase(),
              })
            : text.counted('reinstate.casesText', cases.length)}
        </p>
      )}
      {cases.length > 0 ? (
        <>
          {isPlan && !isDone ? <p className="wsk-Text">{text('reinstate.skippedToo')}</p> : null}
          <ul className="wsk-PlanDialog-cases">
            {cases.map((planned) => (
              <PlanDialogCase key={planned.orderId} as="li" planned={planned} />
            ))}
          </ul>
        </>
      ) : null}
    </PlanDialog>
  );
}
