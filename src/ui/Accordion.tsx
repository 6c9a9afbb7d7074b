'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.js';
import { down } from './icons.js';

/** One title of an accordion, with the content it reveals. */
export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  /** Whether the item is open at first; false unless set. */
  readonly open?: boolean;
}

/** The items of an accordion, and how they open. */
export interface AccordionProps {
  /** The items in order; each `id` is unique on the page. */
  readonly items: readonly AccordionItem[];
  /** Whether opening one item closes the others. */
  readonly single?: boolean;
  /** Heading level of the titles; no headings unless set. */
  readonly level?: 2 | 3 | 4;
}

/** Accordion built on native `<details>`: the browser keeps track of which items are open, and find-in-page opens
 * closed ones. */
export function Accordion({ items, single = false, level }: AccordionProps) {
  const name = useId();
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <div className="wsk-Accordion" data-component="Accordion">
      {items.map(({ id, title, content, open = false }) => (
        <details key={id} className="wsk-Accordion-item" name={single ? name : undefined} open={open}>
          <summary className="wsk-Accordion-summary">
            <Title className="wsk-Accordion-title">{title}</Title>
            <span className="wsk-Accordion-arrow">
              <Icon drawing={down} />
            </span>
          </summary>
          <div className="wsk-Accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
