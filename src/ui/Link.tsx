'use client';

import type { ComponentProps, ReactNode } from 'react';
import { basicWords } from '../brands/words/basics.js';
import { Icon } from './Icon.js';
import { onward as arrow } from './icons.js';
import { useText } from './scope.js';

/** Target of a link and its place in the text; all other props belong to the native link. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'href' | 'children' | 'target'> {
  /** Address of the link, including the base path. */
  readonly href: string;
  /** Text of the link. */
  readonly children: ReactNode;
  /**
   * `alone`, in a row or column, is as tall as a touch target; `row`, in the cell of a table or beside a heading, is
   * that too, without making its row taller; `text`, inside a sentence, is as tall as the line; `list` looks like the
   * other links of a list.
   */
  readonly place?: 'text' | 'alone' | 'row' | 'list';
  /** Whether an arrow follows the text, for the link that leads on from a section. */
  readonly onward?: boolean;
  /** Whether the link opens in a new tab, and says so. */
  readonly newTab?: boolean;
}

/** Text link. It does not know the routes: the address comes from `useHref`. */
export function Link({ href, children, place = 'text', onward = false, newTab = false, ...rest }: LinkProps) {
  const text = useText(basicWords);
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
