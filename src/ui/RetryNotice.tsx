'use client';

import { Button } from './Button.js';
import { Notice, type NoticeProps } from './Notice.js';
import { useText } from './scope.js';

/** What a notice with a retry button says, and what it reports. */
export interface RetryNoticeProps extends Omit<NoticeProps, 'action' | 'tone'> {
  /** What kind of news it is; a failure unless set. */
  readonly tone?: NoticeProps['tone'];
  /** Called on a press of the retry button. */
  readonly onRetry: () => void;
}

/** Failure notice with a retry button. It does not retry by itself. */
export function RetryNotice({ tone = 'failed', onRetry, ...notice }: RetryNoticeProps) {
  const text = useText();
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
