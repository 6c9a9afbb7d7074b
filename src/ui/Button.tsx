'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { Action } from '../model/load.js';
import { Icon } from './Icon.js';
import { check } from './icons.js';
import { Spinner } from './Spinner.js';

interface Appearance {
  /** `solid` for the main action of a view, `line` for repeated ones, `paper` on dark backgrounds. */
  readonly variant?: 'solid' | 'line' | 'paper' | undefined;
  /** Height and font size; `medium` unless set. */
  readonly size?: 'medium' | 'small' | undefined;
  /** Whether the button is as wide as its container. */
  readonly wide?: boolean | undefined;
  /** Text of the control, optionally with an icon. */
  readonly children: ReactNode;
}

/** Look and state of a button; all other props belong to the native button. */
export interface ButtonProps
  extends Omit<Appearance, 'variant'>,
    Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-disabled'> {
  /** `solid` for the main action of a view, `line` for repeated ones, `paper` on dark backgrounds, `text` within the
   * text of a row. */
  readonly variant?: Appearance['variant'] | 'text';
  /** `busy` shows a spinner, except on a text button, and ignores further presses; `done` shows a check mark. The
   * caller sets the label. */
  readonly status?: Exclude<Action['status'], 'failed'>;
}

/** A native button. While busy it keeps its focus and name and ignores presses, so that nothing is sent twice. */
export function Button({ variant, size, wide, status, type = 'button', children, onClick, ...rest }: ButtonProps) {
  const isBusy = status === 'busy';
  return (
    <button
      {...rest}
      className={variant === 'text' ? 'wsk-Button-text' : 'wsk-Button'}
      data-component="Button"
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-status={status}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy && variant !== 'text' && <Spinner />}
      {status === 'done' && <Icon drawing={check} size={18} />}
      {children}
    </button>
  );
}

/** Look and target of a link that looks like a button. */
export interface ButtonLinkProps extends Appearance {
  /** Address of the link, including the base path. */
  readonly href: string;
}

/** A link that looks like a button, for the main next step. */
export function ButtonLink({ variant, size, wide, href, children }: ButtonLinkProps) {
  return (
    <a className="wsk-Button" data-variant={variant} data-size={size} data-wide={wide || undefined} href={href}>
      {children}
    </a>
  );
}
