'use client';

import { basketWords } from '../../brands/words/basket.js';
import type { RecentAdd } from '../../model/basket.js';
import { Icon } from '../../ui/Icon.js';
import { check } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';

/** The add that the confirmation reports. */
export interface AddedToBasketConfirmationProps {
  /** The add that was just made. */
  readonly add: RecentAdd;
  /** Name of the added product. */
  readonly name: string;
  /** Phase set by the container's timers: shown for 2500 ms, fading for 500 ms (BSKT-007, BSKT-008). */
  readonly phase: 'shown' | 'fading' | 'gone';
}

/** Confirmation of an add, in the band at the top of the basket popup (BSKT-006). */
export function AddedToBasketConfirmation({ add, name, phase }: AddedToBasketConfirmationProps) {
  const text = useText(basketWords);
  const bottles = text.counted('basket.bottles', add.bottleCount);
  const units = add.bottleCount > 0 ? bottles : text.counted('basket.items', add.quantity);
  const amount = add.mixed || add.caseBottleCount ? text.counted('basket.cases', add.quantity, { bottles }) : units;
  return (
    <div className="wsk-AddedToBasketConfirmation" data-component="AddedToBasketConfirmation" data-phase={phase}>
      {phase === 'gone' ? null : (
        <>
          <span className="wsk-AddedToBasketConfirmation-icon">
            <Icon drawing={check} />
          </span>
          <p className="wsk-AddedToBasketConfirmation-words">
            <strong className="wsk-AddedToBasketConfirmation-text">{text('basket.added')}</strong>
            <span className="wsk-AddedToBasketConfirmation-what">
              {name}, {amount}
            </span>
          </p>
        </>
      )}
    </div>
  );
}
