'use client';

import { failureWords } from '../brands/words/failure.js';
import { RetryNotice } from './RetryNotice.js';
import { useText } from './scope.js';

/** The part that could not be loaded, and the reason. */
export interface ChunkErrorNoticeProps {
  /** Id of the part of the shop that could not be loaded. */
  readonly chunk: string;
  /** Whether the part could not be fetched at all, or not in time (`chunkTimeoutMs`, 120 s). */
  readonly cause: 'failed' | 'timedOut';
  /** Called when the shopper presses the retry button. */
  readonly onRetry: () => void;
}

/** Shown in place of a part of the page whose code failed to load (MISC-017). It does not retry by itself. */
export function ChunkErrorNotice({ chunk, cause, onRetry }: ChunkErrorNoticeProps) {
  const text = useText(failureWords);
  return (
    <div className="wsk-ChunkErrorNotice" data-component="ChunkErrorNotice">
      <RetryNotice
        title={text(cause === 'failed' ? 'failure.chunk' : 'failure.chunkTimeout', { chunk })}
        onRetry={onRetry}
      >
        {text('failure.reassurance')}
      </RetryNotice>
    </div>
  );
}
