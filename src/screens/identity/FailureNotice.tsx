import type { Action } from '../../model/load.js';
import { Notice } from '../../ui/Notice.js';
import { ContactMessage } from './ContactMessage.js';

interface FailureNoticeProps {
  readonly action: Action;
  readonly title: string;
}

/** Notice that a form's call failed, with a way to get help. */
export function FailureNotice({ action, title }: FailureNoticeProps) {
  return action.status === 'failed' ? (
    <Notice tone="failed" title={title}>
      <ContactMessage>{action.message}</ContactMessage>
    </Notice>
  ) : null;
}
