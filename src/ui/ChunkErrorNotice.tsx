import { RetryNotice } from './RetryNotice.js';
import { useText } from './scope.js';

export interface ChunkErrorNoticeProps {
  /** The part of the shop that could not be loaded, by its id. */
  readonly chunk: string;
  readonly cause: 'failed' | 'timedOut';
  readonly onRetry: () => void;
}

/** In place of a part of a page whose code could not be loaded (MISC-017). It does not retry by itself. */
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
