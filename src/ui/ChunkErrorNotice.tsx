'use client';

import { RetryNotice } from './RetryNotice.js';
import { useText } from './scope.js';

/** Which part could not be loaded, and why. */
export interface ChunkErrorNoticeProps {
  /** The part of the shop that could not be loaded, by its id. */
  readonly chunk: string;
  /** It could not be fetched, or not in time (`chunkTimeoutMs`, 120 s). */
  readonly cause: 'failed' | 'timedOut';
  /** Called on a press of the retry button. */
  readonly onRetry: () => void;
}

/** Shown instead of a part of the page whose code failed to load (MISC-017). It does not retry by itself. */
export function ChunkErrorNotice({ chunk, cause, onRetry }: ChunkErrorNoticeProps) {
  const text = useText();
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
