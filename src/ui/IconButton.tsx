'use client';

import type { ComponentProps } from 'react';
import { Icon } from './Icon.js';
import type { Drawing } from './icons.js';

/** The icon, name and variant of the button; the rest is the native button's. */
export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'aria-disabled'> {
  /** One of `icons.ts`. */
  readonly icon: Drawing;
  /** Its accessible name: what it does, in words. */
  readonly label: string;
  /** `plain` (the default) is the icon alone, `line` has an outline around it. */
  readonly variant?: 'plain' | 'line';
  /** Disabled for now, but keeps the focus, unlike `disabled`. */
  readonly off?: boolean;
}

/** Button with an icon alone, for well-known actions: close, previous, next. With room for words, use Button. */
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
