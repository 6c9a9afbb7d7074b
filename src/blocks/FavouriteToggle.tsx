'use client';

import { useId } from 'react';
import type { Action } from '../model/load.js';
import { Icon } from '../ui/Icon.js';
import { heart } from '../ui/icons.js';
import { useText } from '../ui/scope.js';

/** Whether the product is a favourite, what is being done about it, and what the control reports. */
export interface FavouriteToggleProps {
  /** Name of the product, for the name of the control. */
  readonly name: string;
  /** Whether it is among the favourites, as far as is known: a change under way counts as made. */
  readonly favourite: boolean;
  /** The change: busy takes no second press, a failure shows under the heart. */
  readonly action: Action;
  /** With its words beside the heart, where there is room; the heart alone unless set. */
  readonly labelled?: boolean;
  /** Called on a press, with what is wanted. */
  readonly onToggle: (change: { readonly favourite: boolean }) => void;
}

/** Heart that adds a product to the favourites, or removes it (PROD-100). On pictures, cards and tasting notes; who may
 * use it is the caller's to decide. */
export function FavouriteToggle({ name, favourite, action, labelled = false, onToggle }: FavouriteToggleProps) {
  const text = useText();
  const problemId = useId();
  const isBusy = action.status === 'busy';
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
      {action.status === 'failed' ? (
        <span className="wsk-FavouriteToggle-problem" data-ground="page" role="alert" id={problemId}>
          {action.message}
        </span>
      ) : null}
    </span>
  );
}
