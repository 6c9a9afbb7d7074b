'use client';

import { failureWords } from '../brands/words/failure.js';
import { RetryNotice } from './RetryNotice.js';
import { useText } from './scope.js';

/** Why a call got no response, and the retry callback. */
export interface NetworkErrorNoticeProps {
  /** Whether the request failed, or the response did not arrive in time. */
  readonly cause: 'failed' | 'timedOut';
  /** Called when the shopper presses the retry button. */
  readonly onRetry: () => void;
}

/** Shown in place of data when a call got no response at all (MISC-019, MISC-020). An error response has its own
 * message. */
export function NetworkErrorNotice({ cause, onRetry }: NetworkErrorNoticeProps) {
  const text = useText(failureWords);
  return (
    <div className="wsk-NetworkErrorNotice" data-component="NetworkErrorNotice">
      <RetryNotice title={text(cause === 'failed' ? 'failure.network' : 'failure.timeout')} onRetry={onRetry}>
        {text('failure.reassurance')}
      </RetryNotice>
    </div>
  );
}
