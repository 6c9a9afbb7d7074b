'use client';

import { type ReactNode, useId } from 'react';
import { Amount } from '../../../blocks/Amount.js';
import { ProductImage } from '../../../blocks/ProductImage.js';
import { nextCaseWords } from '../../../brands/words/nextCase.js';
import type { Action } from '../../../model/load.js';
import type { CaseWine } from '../../../model/plan.js';
import { formatPrice } from '../../../rules/common/money.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { useScope, useText } from '../../../ui/scope.js';
import { NextCaseQuantity } from './NextCaseQuantity.js';
import { type NextCaseWineHandlers, wineName } from './nextCaseParts.js';
import { WineMarks, type WineOpinions } from './WineMarks.js';

interface NextCaseWineProps extends WineOpinions {
  readonly wine: CaseWine;
  /** Bottles of it in the plan. */
  readonly planned: number;
  /** The change that runs on it, or failed. */
  readonly action: Action;
  /** What can be done with it; nothing in a case that is packed, nor with a gift. */
  readonly on?: NextCaseWineHandlers | undefined;
  readonly onRetry: () => void;
}

/** One wine of the next case, with its number, its price and what went wrong with it. */
export function NextCaseWine({ wine, planned, action, on, onRetry, ...opinions }: NextCaseWineProps) {
  const { href } = useScope();
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
    >
      <Art wine={wine} />
      <div className="wsk-NextCaseWine-words">
        <h3 className="wsk-NextCaseWine-name" id={id}>
          <a className="wsk-NextCaseWine-link" href={href('product', { params: { itemCode: wine.itemCode } })}>
            {name}
          </a>
        </h3>
        {isPlanned ? null : (
          <p className="wsk-NextCaseWine-state">
            {planned === 0 ? text('nextCase.new') : text.counted('nextCase.planned', planned)}
          </p>
        )}
        {wine.isGift ? <p className="wsk-NextCaseWine-state">{text('nextCase.gift')}</p> : null}
        <WineMarks itemCode={wine.itemCode} {...opinions} />
        {isEditable ? <Actions wine={wine} on={on} /> : null}
      </div>
      <div className="wsk-NextCaseWine-quantity">
        {isEditable ? (
          <NextCaseQuantity wine={wine} action={action} onQuantity={on.onQuantity} />
        ) : (
          <p className="wsk-NextCaseWine-small">{text.counted('nextCase.quantity', wine.quantity)}</p>
        )}
      </div>
      <Price wine={wine} />
      {action.status === 'failed' ? (
        <div className="wsk-NextCaseWine-problem">
          <RetryNotice place="row" title={action.message} onRetry={onRetry} />
        </div>
      ) : null}
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
      <Art wine={wine} faded />
      <div className="wsk-NextCaseWine-words">
        <p className="wsk-NextCaseWine-name">{name}</p>
        <p className="wsk-NextCaseWine-small">{text.counted('nextCase.planned', wine.quantity)}</p>
        {onPutBack ? (
          <div className="wsk-NextCaseWine-actions">
            <TextButton label={text('nextCase.putBackNamed', { name })} onClick={onPutBack}>
              {text('nextCase.putBack')}
            </TextButton>
          </div>
        ) : null}
      </div>
      {action.status === 'failed' ? (
        <div className="wsk-NextCaseWine-problem">
          <RetryNotice place="row" title={action.message} onRetry={onRetry} />
        </div>
      ) : null}
    </div>
  );
}

function Art({ wine, faded = false }: { wine: CaseWine; faded?: boolean }) {
  return (
    <div className="wsk-NextCaseWine-art" data-ground="stage">
      <ProductImage src={wine.thumbnailImage} alt="" shape="bottle" faded={faded} />
    </div>
  );
}

function Actions({ wine, on }: { wine: CaseWine; on: NextCaseWineHandlers }) {
  const text = useText(nextCaseWords);
  const name = wineName(wine);
  return (
    <div className="wsk-NextCaseWine-actions">
      <TextButton label={text('nextCase.swapNamed', { name })} onClick={() => on.onSwap({ wine })}>
        {text('nextCase.swap')}
      </TextButton>
      <TextButton label={text('nextCase.removeNamed', { name })} onClick={() => on.onRemove({ wine })}>
        {text('nextCase.remove')}
      </TextButton>
    </div>
  );
}

function TextButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button className="wsk-NextCaseWine-action" type="button" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

function Price({ wine: { amount, price, quantity, isGift } }: { wine: CaseWine }) {
  const { site } = useScope();
  const text = useText(nextCaseWords);
  return (
    <div className="wsk-NextCaseWine-price">
      {isGift ? (
        <p className="wsk-NextCaseWine-free">{text('nextCase.free')}</p>
      ) : (
        <p className="wsk-NextCaseWine-amount">
          <Amount amount={amount} size="row" />
        </p>
      )}
      {!isGift && quantity > 1 ? (
        <p className="wsk-NextCaseWine-small">{text('nextCase.each', { price: formatPrice(price, site) })}</p>
      ) : null}
    </div>
  );
}
