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
  /** In a row or column of its own it is as tall as a finger; inside a sentence it is as tall as the sentence; among the
   * links of a list it is as quiet as they are. */
  readonly place?: 'text' | 'alone' | 'list';
  /** An arrow after the words, for the way onward from a section. */
  readonly onward?: boolean;
  /** Opens beside the shop, and says so. */
  readonly newTab?: boolean;
}

/** A link in words. It knows no routes: the address comes from the scope's `href`. */
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
      <span className="wsk-Link-words">{children}</span>
      {newTab ? <span className="wsk-VisuallyHidden"> {text('link.newTab')}</span> : null}
      {onward ? (
        <span className="wsk-Link-arrow">
          <Icon drawing={arrow} size={18} />
        </span>
      ) : null}
    </a>
  );
}
