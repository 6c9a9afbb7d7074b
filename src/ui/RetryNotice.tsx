'use client';

import { failureWords } from '../brands/words/failure.js';
import { Button } from './Button.js';
import { Notice, type NoticeProps } from './Notice.js';
import { useText } from './scope.js';

/** Content of a notice with a retry button, and its callback. */
export interface RetryNoticeProps extends Omit<NoticeProps, 'action' | 'tone'> {
  /** Tone of the notice; that of a failure unless set. */
  readonly tone?: NoticeProps['tone'];
  /** Called on a press of the retry button. */
  readonly onRetry: () => void;
}

/** Notice about a failure, with a retry button. It does not retry by itself. */
export function RetryNotice({ tone = 'failed', onRetry, ...notice }: RetryNoticeProps) {
  const text = useText(failureWords);
  return (
    <Notice
      {...notice}
      tone={tone}
      action={
        <Button variant="line" size="small" onClick={() => onRetry()}>
          {text('failure.retry')}
        </Button>
      }
    />
  );
}
