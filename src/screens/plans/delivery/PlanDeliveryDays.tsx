'use client';

import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Load } from '../../../model/load.js';
import { fullDay } from '../../../rules/common/calendar.js';
import type { SendingPlan } from '../../../rules/plans/planDays.js';
import { DayPicker } from '../../../ui/DayPicker.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useScope, useText } from '../../../ui/scope.js';
import { PlanPartLoading } from '../PlanPartLoading.js';

interface PlanDeliveryDaysProps {
  readonly plan: SendingPlan;
  readonly dates: Load<readonly string[]>;
  /** The selected day; empty for none. */
  readonly value: string;
  /** Whether the form was submitted without a day. */
  readonly isMissing: boolean;
  readonly onChoose: (choice: { readonly nextDeliveryDate: string }) => void;
  readonly onRetry: () => void;
}

/** The possible delivery days of the next case, or their loading state or failure. */
export function PlanDeliveryDays({ plan, dates, value, isMissing, onChoose, onRetry }: PlanDeliveryDaysProps) {
  const { site } = useScope();
  const text = useText(planChangesWords);
  if (dates.status === 'failed') return <RetryNotice title={dates.message} onRetry={onRetry} />;
  if (dates.status === 'loading') return <PlanPartLoading label={text('planDelivery.daysLoading')} />;
  if (dates.data.length === 0)
    return <EmptyState title={text('planDelivery.noDays')}>{text('planDelivery.noDaysText')}</EmptyState>;
  return (
    <DayPicker
      label={
        <h2 className="wsk-Heading" data-level="3">
          {text('planDelivery.day')}
        </h2>
      }
      name="nextDeliveryDate"
      hint={text('planDelivery.dayHint', { day: fullDay(plan.nextDeliveryDate, site) })}
      error={isMissing ? text('planDelivery.dayMissing') : undefined}
      days={dates.data}
      value={value}
      planned={plan.nextDeliveryDate}
      onChoose={({ day }) => onChoose({ nextDeliveryDate: day })}
    />
  );
}
