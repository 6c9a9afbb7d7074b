'use client';

import type { Load } from '../../../model/load.js';
import { dueCases, type PlannedCase } from '../../../rules/plans/planCases.js';
import { Notice } from '../../../ui/Notice.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { usePlanTexts } from '../usePlanTexts.js';
import { UpcomingCasesRow } from './UpcomingCasesRow.js';

/** The upcoming cases of a plan, and the list's callbacks. */
export interface UpcomingCasesProps {
  /** Id of the plan. */
  readonly subscriptionId: string;
  /** The cases ordered by day, skipped ones included. */
  readonly cases: Load<readonly PlannedCase[]>;
  /** Whether the plan can be changed; if not, the cases are shown without actions. */
  readonly canChange: boolean;
  /** Called to skip a case. */
  readonly onSkip: (request: { readonly orderId: string }) => void;
  /** Called to reinstate skipped cases; the shop reinstates all of them. */
  readonly onBringBack: () => void;
  /** Called to fetch the cases again after they failed to load. */
  readonly onRetry: () => void;
}

/** Calendar of a plan's upcoming cases: day, contents, price, and whether each can still be changed. A skipped case
 * stays in its place until it is reinstated or its day has passed (PLAN-024). */
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
