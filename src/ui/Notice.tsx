import type { ReactNode } from 'react';
import type { Drawing } from './drawing.js';
import { Icon } from './Icon.js';
import { check, info, warning } from './icons.js';

type NoticeTone = 'failed' | 'info' | 'done';

/** Content of a notice, how it is announced, and its action. */
export interface NoticeProps {
  /** Kind of message, which decides colour and icon. */
  readonly tone: NoticeTone;
  /** What happened, in one sentence. */
  readonly title: string;
  /** Heading level of the title, if the title is the heading of its page or section. */
  readonly level?: 1 | 2;
  /** Reassurance or further instructions. */
  readonly children?: ReactNode;
  /** The action that resolves the problem, such as a retry button. */
  readonly action?: ReactNode;
  /** `panel` is a separate box, `row` a strip inside the row that the notice is about. */
  readonly place?: 'panel' | 'row';
  /** Whether the notice is announced when it appears; true for a failure unless set. */
  readonly live?: boolean;
  /** Element id, for the `aria-describedby` of a control. */
  readonly id?: string;
}

const icons: Record<NoticeTone, Drawing> = { failed: warning, info, done: check };

/** Notice about something that happened, shown in place on the page, with an action to resolve it. It does not
 * disappear by itself. */
export function Notice({
  tone,
  title,
  level,
  children,
  action,
  place = 'panel',
  live = tone === 'failed',
  id,
}: NoticeProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div
      className="wsk-Notice"
      data-component="Notice"
      data-tone={tone}
      data-place={place}
      id={id}
      role={live ? (tone === 'failed' ? 'alert' : 'status') : undefined}
    >
      <span className="wsk-Notice-icon">
        <Icon drawing={icons[tone]} />
      </span>
      <div className="wsk-Notice-words">
        <Title className="wsk-Notice-title">{title}</Title>
        {children ? <div className="wsk-Notice-text">{children}</div> : null}
        {action ? <div className="wsk-Notice-action">{action}</div> : null}
      </div>
    </div>
  );
}
