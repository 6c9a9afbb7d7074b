'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { Action } from '../model/load.js';
import { Icon } from './Icon.js';
import { check } from './icons.js';
import { Spinner } from './Spinner.js';

interface Appearance {
  /** Solid for the one main action of a view, line for repeated ones, paper on dark fields. */
  readonly variant?: 'solid' | 'line' | 'paper' | undefined;
  /** Height and type; `medium` unless set. */
  readonly size?: 'medium' | 'small' | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
  /** Text of the control, with an icon if need be. */
  readonly children: ReactNode;
}

/** How a button looks and what it is doing; the rest is the native button's. */
export interface ButtonProps
  extends Omit<Appearance, 'variant'>,
    Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-disabled'> {
  /** Solid for the one main action of a view, line for repeated ones, paper on dark fields, text among the words of a row. */
  readonly variant?: Appearance['variant'] | 'text';
  /** Busy shows a spinner, but for a text button, and takes no second press; done shows a check. The label is the
   * caller's. */
  readonly status?: Exclude<Action['status'], 'failed'>;
}

/** A native button. While busy it keeps the focus and its name and ignores presses, so nothing is sent twice. */
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

/** How a link that looks like a button looks, and where it leads. */
export interface ButtonLinkProps extends Appearance {
  /** Where the link leads, base path included. */
  readonly href: string;
}

/** A link that looks like a button, for the main way onward. */
export function ButtonLink({ variant, size, wide, href, children }: ButtonLinkProps) {
  return (
    <a className="wsk-Button" data-variant={variant} data-size={size} data-wide={wide || undefined} href={href}>
      {children}
    </a>
  );
}
