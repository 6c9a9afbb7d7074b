'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.js';
import { onward as arrow } from './icons.js';
import { useText } from './scope.js';

/** Where a link leads and how it stands in its text; the rest is the native link's. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'href' | 'children' | 'target'> {
  /** Where the link leads, base path included. */
  readonly href: string;
  /** Text of the link. */
  readonly children: ReactNode;
  /** `alone` in a row or column has the height of a touch target; `text` inside a sentence has the line's; `list` looks
   * like the other links of a list. */
  readonly place?: 'text' | 'alone' | 'list';
  /** An arrow after the text, for the link that leads on from a section. */
  readonly onward?: boolean;
  /** Opens in a new tab, and says so. */
  readonly newTab?: boolean;
}

/** Text link. It knows no routes: the address comes from the scope's `href`. */
export function Link({ href, children, place = 'text', onward = false, newTab = false, ...rest }: LinkProps) {
  const text = useText();
  return (
    <a
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className="wsk-Link"
      data-component="Link"
      data-place={place}
      href={href}
    >
      <span className="wsk-Link-words" data-onward={onward || undefined}>
        {children}
        {onward ? (
          <span className="wsk-Link-arrow">
            <Icon drawing={arrow} size={18} />
          </span>
        ) : null}
      </span>
      {newTab ? <span className="wsk-VisuallyHidden"> {text('link.newTab')}</span> : null}
    </a>
  );
}
