import { Button } from './Button.js';
import { Notice, type NoticeProps } from './Notice.js';
import { useText } from './scope.js';

export interface RetryNoticeProps extends Omit<NoticeProps, 'action' | 'tone'> {
  readonly tone?: NoticeProps['tone'];
  readonly onRetry: () => void;
}

/** A failure that asking again may mend. It does not ask again by itself. */
export function RetryNotice({ tone = 'failed', onRetry, ...notice }: RetryNoticeProps) {
  const text = useText();
  return (
    <Notice
      {...notice}
      tone={tone}
      action={
        <Button look="line" size="small" onClick={() => onRetry()}>
          {text('failure.retry')}
        </Button>
      }
    />
  );
}
