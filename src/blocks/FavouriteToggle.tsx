'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { favouriteWords } from '../brands/words/favourite.js';
import { productWords } from '../brands/words/product.js';
import type { Action } from '../model/load.js';
import { Icon } from '../ui/Icon.js';
import { heart } from '../ui/laterIcons.js';
import { useText } from '../ui/scope.js';

/** Whether the product is a favourite, the state of a change, and the callback of the control. */
export interface FavouriteToggleProps {
  /** Name of the product, used in the accessible name of the control. */
  readonly name: string;
  /** Whether the product is a favourite; a change in progress counts as made. */
  readonly favourite: boolean;
  /** State of the change: while it is busy the control ignores presses, and a failure is shown under the heart. */
  readonly action: Action;
  /** Shows the label beside the heart; only the heart by default. */
  readonly labelled?: boolean;
  /** Called on a press, with the new state. */
  readonly onToggle: (change: { readonly favourite: boolean }) => void;
}

/** Heart that adds a product to the favourites or removes it (PROD-100), on pictures, cards and tasting notes. The
 * caller decides who may use it. */
export function FavouriteToggle({ name, favourite, action, labelled = false, onToggle }: FavouriteToggleProps) {
  const text = useText(favouriteWords, productWords);
  const problemId = useId();
  const isBusy = action.status === 'busy';
  const [said, setSaid] = useState('');
  const before = useRef(action.status);
  useEffect(() => {
    const wasBusy = before.current === 'busy';
    before.current = action.status;
    if (wasBusy && action.status === 'idle')
      setSaid(text(favourite ? 'favourite.added' : 'favourite.removed', { name }));
    if (action.status === 'busy') setSaid('');
  }, [action.status, favourite, name, text]);
  return (
    <span
      className="wsk-FavouriteToggle"
      data-component="FavouriteToggle"
      data-on={favourite || undefined}
      data-status={action.status}
      data-labelled={labelled || undefined}
    >
      <button
        type="button"
        className="wsk-FavouriteToggle-button"
        aria-label={labelled ? undefined : text(favourite ? 'favourite.remove' : 'favourite.add', { name })}
        aria-disabled={isBusy || undefined}
        aria-describedby={action.status === 'failed' ? problemId : undefined}
        onClick={() => {
          if (!isBusy) onToggle({ favourite: !favourite });
        }}
      >
        <Icon drawing={heart} />
        {labelled ? <span>{text(favourite ? 'favourite.removeShort' : 'favourite.addShort')}</span> : null}
      </button>
      <span className="wsk-VisuallyHidden" role="status">
        {said}
      </span>
      {action.status === 'failed' ? (
        <span className="wsk-FavouriteToggle-problem" data-ground="page" role="alert" id={problemId}>
          {action.message}
        </span>
      ) : null}
    </span>
  );
}
