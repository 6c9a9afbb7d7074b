import type { ReactNode } from 'react';
import { Icon } from './Icon.js';
import { check, type Drawing, info, warning } from './icons.js';

type NoticeTone = 'failed' | 'info' | 'done';

/** What a notice says, how it is announced, and its way out. */
export interface NoticeProps {
  /** What kind of news it is: colour and icon follow from it. */
  readonly tone: NoticeTone;
  /** What happened, in one sentence. */
  readonly title: string;
  /** The title as a heading of this level, where it is the heading of its page or section. */
  readonly level?: 1 | 2;
  /** What is safe, or what to do. */
  readonly children?: ReactNode;
  /** The way out, such as a retry button. */
  readonly action?: ReactNode;
  /** A panel of its own, or a strip inside the row it is about. */
  readonly place?: 'panel' | 'row';
  /** Announced when it appears; true for a failure unless set. */
  readonly live?: boolean;
  /** Element id, for the `aria-describedby` of a control. */
  readonly id?: string;
}

const icons: Record<NoticeTone, Drawing> = { failed: warning, info, done: check };

/** Notice about something that happened, in its place on the page, with a way out. It does not disappear by itself. */
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
