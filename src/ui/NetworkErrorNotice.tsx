'use client';

import { RetryNotice } from './RetryNotice.js';
import { useText } from './scope.js';

/** Why a call brought no answer, and the retry. */
export interface NetworkErrorNoticeProps {
  /** The request failed, or no answer came in time. */
  readonly cause: 'failed' | 'timedOut';
  /** Called on a press of the retry button. */
  readonly onRetry: () => void;
}

/** Shown instead of data when a call got no answer at all (MISC-019, MISC-020). An error answer has its own message. */
export function NetworkErrorNotice({ cause, onRetry }: NetworkErrorNoticeProps) {
  const text = useText();
  return (
    <div className="wsk-NetworkErrorNotice" data-component="NetworkErrorNotice">
      <RetryNotice title={text(cause === 'failed' ? 'failure.network' : 'failure.timeout')} onRetry={onRetry}>
        {text('failure.reassurance')}
      </RetryNotice>
    </div>
  );
}
