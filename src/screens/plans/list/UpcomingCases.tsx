'use client';

import type { Load } from '../../../model/load.js';
import { dueCases, type PlannedCase } from '../../../rules/plans/planCases.js';
import { Notice } from '../../../ui/Notice.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { usePlanTexts } from '../usePlanTexts.js';
import { UpcomingCasesRow } from './UpcomingCasesRow.js';

/** The cases of a plan still to come, and what the list reports. */
export interface UpcomingCasesProps {
  /** Id of the plan. */
  readonly subscriptionId: string;
  /** The cases by their days, skipped ones in their places. */
  readonly cases: Load<readonly PlannedCase[]>;
  /** Whether the plan takes changes; without it the cases show with nothing to do. */
  readonly canChange: boolean;
  /** Called when a case is to be skipped. */
  readonly onSkip: (request: { readonly orderId: string }) => void;
  /** Called when skipped cases are to be brought back: the shop brings back all of them. */
  readonly onBringBack: () => void;
  /** Called to fetch the cases again after they failed to load. */
  readonly onRetry: () => void;
}

/** Calendar of the cases of a plan still to come: when, what, for how much, and whether it can still be changed. A
 * skipped case stays in its place until it is brought back or its day is over (PLAN-024). */
export function UpcomingCases({ subscriptionId, cases, canChange, onSkip, onBringBack, onRetry }: UpcomingCasesProps) {
  const { text } = usePlanTexts();
  if (cases.status === 'failed') return <RetryNotice title={cases.message} onRetry={onRetry} />;
  if (cases.status === 'loading')
    return (
      <div className="wsk-UpcomingCases" data-component="UpcomingCases" data-status="loading">
        <p className="wsk-VisuallyHidden" role="status">
          {text('upcomingCases.loading')}
        </p>
        <Skeleton shape="block" />
      </div>
    );
  if (cases.data.length === 0)
    return (
      <Notice tone="info" title={text('upcomingCases.none')}>
        {text('upcomingCases.noneText')}
      </Notice>
    );
  const [next] = dueCases(cases.data);
  return (
    <ol className="wsk-UpcomingCases" data-component="UpcomingCases">
      {cases.data.map((one) => (
        <UpcomingCasesRow
          key={one.orderId}
          subscriptionId={subscriptionId}
          planned={one}
          isNext={one === next}
          waits={next?.state === 'packed'}
          canChange={canChange}
          onSkip={onSkip}
          onBringBack={onBringBack}
        />
      ))}
    </ol>
  );
}
