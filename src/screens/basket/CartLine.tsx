'use client';

import { useId, useRef, useState } from 'react';
import { ItemRow, ItemTitle } from '../../blocks/ItemRow.js';
import { basketWords } from '../../brands/words/basket.js';
import { productWords } from '../../brands/words/product.js';
import type { LineItem } from '../../model/basket.js';
import type { Action } from '../../model/load.js';
import { isCaseLine } from '../../rules/basket/basketCount.js';
import { isFreeLine, readQuantity } from '../../rules/common/basket.js';
import { Notice } from '../../ui/Notice.js';
import { QuantityBox } from '../../ui/QuantityBox.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { CartLineActions, type CartLineHandlers } from './CartLineActions.js';
import { CartLineFacts, CartLinePrice } from './CartLineFacts.js';
import { lineName } from './cartLines.js';

/** Data and callbacks of a cart line. */
export interface CartLineProps extends CartLineHandlers {
  /** The line of the basket to show. */
  readonly line: LineItem;
  /** State of the quantity change or removal. During a change both controls stay enabled, and the caller sends the
   * latest request. */
  readonly action: Action;
  /** Set when the action takes the line away: by removing it, or by moving it to the favourites. */
  readonly leaving?: 'removing' | 'moving' | undefined;
  /** Called with a valid quantity. While no change is in progress, it is called only if the quantity differs from the
   * line's. */
  readonly onQuantityChange: (change: { readonly line: LineItem; readonly quantity: number }) => void;
  /** Called when the shopper removes the line. */
  readonly onRemove: (removal: { readonly line: LineItem }) => void;
}

/** An edited quantity that has not reached the line yet. */
interface Draft {
  readonly typed: string;
  readonly committed: boolean;
}

/** Keeps the draft after a failure. The draft is dropped once the change succeeds or the line is changed from outside. */
function useDraft({ quantity }: LineItem, { status }: Action) {
  const [draft, setDraft] = useState<Draft>();
  const [seen, setSeen] = useState({ quantity, status });
  if (seen.quantity !== quantity || seen.status !== status) {
    setSeen({ quantity, status });
    const wasBusy = seen.status === 'busy';
    const taken =
      wasBusy && status !== 'failed' && draft?.committed === true && 'quantity' in readQuantity(draft.typed);
    const changedElsewhere = !wasBusy && seen.quantity !== quantity;
    if (status !== 'busy' && (taken || changedElsewhere)) setDraft(undefined);
  }
  return [draft, setDraft] as const;
}

/** One line of the basket on the cart page, with its quantity, price and any problem. */
export function CartLine({ line, action, leaving, onQuantityChange, onRemove, ...on }: CartLineProps) {
  const href = useHref();
  const text = useText(basketWords, productWords);
  const id = useId();
  const remover = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useDraft(line, action);
  const typed = draft?.typed ?? String(line.quantity);
  const unusable = draft?.committed === true && 'problem' in readQuantity(typed);
  const refused = action.status === 'failed' ? action.message : undefined;
  const problem = unusable ? text('product.quantityRange') : refused;
  const busy = action.status === 'busy';
  const isLeaving = busy && leaving !== undefined;
  // A failed removal or move is not about the quantity.
  const aboutQuantity = unusable || (refused !== undefined && leaving === undefined);
  const name = lineName(line);
  const commit = (value: string) => {
    setDraft({ typed: value, committed: true });
    const read = readQuantity(value);
    if ('quantity' in read && (busy || read.quantity !== line.quantity)) {
      onQuantityChange({ line, quantity: read.quantity });
    }
  };
  return (
    <article
      className="wsk-CartLine"
      data-component="CartLine"
      data-status={action.status}
      aria-labelledby={`${id}-name`}
      aria-busy={busy}
    >
      <ItemRow
        picture={{ src: line.product.thumbnailImage, shape: isCaseLine(line) ? 'case' : 'bottle' }}
        state={isLeaving ? 'leaving' : busy ? 'busy' : undefined}
        actions={
          <CartLineActions
            line={line}
            leaving={busy ? leaving : undefined}
            remover={remover}
            onLeaveRemover={() => (draft?.committed === false ? commit(draft.typed) : undefined)}
            onRemove={() => {
              setDraft(undefined);
              onRemove({ line });
            }}
            {...on}
          />
        }
        side={
          isFreeLine(line) ? (
            <p className="wsk-ItemRow-small">{text.counted('basket.gifts', line.quantity)}</p>
          ) : (
            <QuantityBox
              label={text('product.quantityOf', { name })}
              counted={name}
              value={typed}
              readOnly={isLeaving}
              heldBy={remover}
              problemId={aboutQuantity ? `${id}-problem` : undefined}
              onChange={(change) => setDraft({ typed: change.typed, committed: false })}
              onCommit={(change) => commit(change.typed)}
            />
          )
        }
        price={<CartLinePrice line={line} />}
        problem={
          problem === undefined ? null : <Notice tone="failed" place="row" title={problem} id={`${id}-problem`} />
        }
      >
        <ItemTitle id={`${id}-name`} href={href('product', { params: { itemCode: line.product.itemCode } })}>
          {name}
        </ItemTitle>
        <CartLineFacts line={line} />
      </ItemRow>
    </article>
  );
}
