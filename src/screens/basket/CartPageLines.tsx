'use client';

import { memo, useId } from 'react';
import type { LineItem } from '../../model/basket.js';
import { type Action, idle } from '../../model/load.js';
import { lineKey } from '../../rules/basket/basketCount.js';
import { ownValue } from '../../rules/common/ownValue.js';
import { CartLine, type CartLineProps } from './CartLine.js';
import type { CartLineHandlers } from './CartLineActions.js';

const nothing: Readonly<Record<string, never>> = {};

/** Memoised, so that a change to one line renders only that line. */
const Line = memo(CartLine);

export interface CartPageLinesProps extends CartLineHandlers, Pick<CartLineProps, 'onQuantityChange' | 'onRemove'> {
  readonly actions?: Readonly<Record<string, Action>> | undefined;
  readonly leaving?: Readonly<Record<string, NonNullable<CartLineProps['leaving']>>> | undefined;
  readonly title: string;
  readonly titleShown?: boolean;
  readonly lines: readonly LineItem[];
}

/** Lines of the cart page under their own title. */
export function CartPageLines({
  title,
  titleShown = false,
  lines,
  actions = nothing,
  leaving = nothing,
  ...on
}: CartPageLinesProps) {
  const titleId = useId();
  return (
    <section className="wsk-CartPage-section" aria-labelledby={titleId}>
      <h2 className={titleShown ? 'wsk-Heading' : 'wsk-VisuallyHidden'} data-level="3" id={titleId}>
        {title}
      </h2>
      <ul className="wsk-CartPage-lines">
        {lines.map((line) => {
          const key = lineKey(line);
          return (
            <li className="wsk-CartPage-line" key={key}>
              <Line line={line} action={ownValue(actions, key) ?? idle} leaving={ownValue(leaving, key)} {...on} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
