'use client';

import type { ComponentProps } from 'react';
import type { Drawing } from './drawing.js';
import { Icon } from './Icon.js';

/** The icon, name and variant of the button; all other props belong to the native button. */
export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'aria-disabled'> {
  /** One of `icons.ts`. */
  readonly icon: Drawing;
  /** The button's accessible name: the action in words. */
  readonly label: string;
  /** `plain` (the default) is only the icon, `line` has an outline around it. */
  readonly variant?: 'plain' | 'line';
  /** Whether the button is temporarily disabled; unlike with `disabled`, it keeps the focus. */
  readonly off?: boolean;
}

/** Button with only an icon, for well-known actions: close, previous, next. If there is room for text, use Button. */
export function IconButton({ icon, label, variant, off, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      className="wsk-IconButton"
      data-component="IconButton"
      data-variant={variant}
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={(event) => (off ? event.preventDefault() : onClick?.(event))}
    >
      <Icon drawing={icon} />
    </button>
  );
}
