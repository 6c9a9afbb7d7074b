'use client';

import { useId } from 'react';
import { Amount } from '../../../blocks/Amount.js';
import { ItemRow, ItemTitle } from '../../../blocks/ItemRow.js';
import { nextCaseWords } from '../../../brands/words/nextCase.js';
import type { Action } from '../../../model/load.js';
import type { CaseWine } from '../../../model/plan.js';
import { formatPrice } from '../../../rules/common/money.js';
import { Button } from '../../../ui/Button.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useScope, useText } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { NextCaseQuantity } from './NextCaseQuantity.js';
import { type NextCaseWineHandlers, wineName } from './nextCaseParts.js';
import { WineMarks, type WineOpinions } from './WineMarks.js';

interface NextCaseWineProps extends WineOpinions {
  readonly wine: CaseWine;
  /** Number of bottles of this wine in the plan. */
  readonly planned: number;
  /** State of the change to this wine, if it is in progress or has failed. */
  readonly action: Action;
  /** The handlers of the wine's actions; undefined if the case is packed or the wine is a gift. */
  readonly on?: NextCaseWineHandlers | undefined;
  readonly onRetry: () => void;
}

/** One wine of the next case, with its quantity, its price and the error if its last change failed. */
export function NextCaseWine({ wine, planned, action, on, onRetry, ...opinions }: NextCaseWineProps) {
  const href = useHref();
  const text = useText(nextCaseWords);
  const id = useId();
  const name = wineName(wine);
  const isPlanned = wine.isGift || planned === wine.quantity;
  const isEditable = on && !wine.isGift;
  return (
    <article
      className="wsk-NextCaseWine"
      aria-labelledby={id}
      aria-busy={action.status === 'busy'}
      data-changed={!isPlanned || undefined}
      data-wine={wine.itemCode}
    >
      <ItemRow
        picture={{ src: wine.thumbnailImage, shape: 'bottle' }}
        state={action.status === 'busy' ? 'busy' : undefined}
        actions={isEditable ? <Actions wine={wine} on={on} /> : null}
        side={
          isEditable ? (
            <NextCaseQuantity wine={wine} action={action} onQuantity={on.onQuantity} />
          ) : (
            <p className="wsk-ItemRow-small">{text.counted('nextCase.quantity', wine.quantity)}</p>
          )
        }
        price={<Price wine={wine} />}
        problem={
          action.status === 'failed' ? <RetryNotice place="row" title={action.message} onRetry={onRetry} /> : null
        }
      >
        <ItemTitle id={id} href={href('product', { params: { itemCode: wine.itemCode } })}>
          {name}
        </ItemTitle>
        {isPlanned ? null : (
          <p className="wsk-ItemRow-small" data-tone="accent">
            {planned === 0 ? text('nextCase.new') : text.counted('nextCase.planned', planned)}
          </p>
        )}
        {wine.isGift ? (
          <p className="wsk-ItemRow-small" data-tone="accent">
            {text('nextCase.gift')}
          </p>
        ) : null}
        <WineMarks itemCode={wine.itemCode} {...opinions} />
      </ItemRow>
    </article>
  );
}

/** A wine of the plan that is not in the case. */
export function NextCaseGone({
  wine,
  action,
  onPutBack,
  onRetry,
}: Pick<NextCaseWineProps, 'wine' | 'action' | 'onRetry'> & { readonly onPutBack: (() => void) | undefined }) {
  const text = useText(nextCaseWords);
  const name = wineName(wine);
  return (
    <div className="wsk-NextCaseWine" data-gone="">
      <ItemRow
        picture={{ src: wine.thumbnailImage, shape: 'bottle', faded: true }}
        state="gone"
        actions={
          onPutBack ? (
            <Button
              variant="text"
              size="small"
              aria-label={text('nextCase.putBackNamed', { name })}
              onClick={() => onPutBack()}
            >
              {text('nextCase.putBack')}
            </Button>
          ) : null
        }
        problem={
          action.status === 'failed' ? <RetryNotice place="row" title={action.message} onRetry={onRetry} /> : null
        }
      >
        <ItemTitle as="p">{name}</ItemTitle>
        <p className="wsk-ItemRow-small">{text.counted('nextCase.planned', wine.quantity)}</p>
      </ItemRow>
    </div>
  );
}

function Actions({ wine, on }: { wine: CaseWine; on: NextCaseWineHandlers }) {
  const text = useText(nextCaseWords);
  const name = wineName(wine);
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={text('nextCase.swapNamed', { name })}
        onClick={() => on.onSwap({ wine })}
      >
        {text('nextCase.swap')}
      </Button>
      <Button
        variant="text"
        size="small"
        aria-label={text('nextCase.removeNamed', { name })}
        onClick={() => on.onRemove({ wine })}
      >
        {text('nextCase.remove')}
      </Button>
    </>
  );
}

function Price({ wine: { amount, price, quantity, isGift } }: { wine: CaseWine }) {
  const { site } = useScope();
  const text = useText(nextCaseWords);
  if (isGift)
    return (
      <span className="wsk-Amount" data-size="row">
        {text('nextCase.free')}
      </span>
    );
  return (
    <>
      <p className="wsk-NextCaseWine-amount">
        <Amount amount={amount} size="row" />
      </p>
      {quantity > 1 ? (
        <span className="wsk-ItemRow-small">{text('nextCase.each', { price: formatPrice(price, site) })}</span>
      ) : null}
    </>
  );
}
