'use client';

import { useId, useState } from 'react';
import { postPurchaseWords } from '../brands/words/postPurchase.js';
import type { Action } from '../model/load.js';
import type { OfferedItem } from '../model/offer.js';
import { formatPrice } from '../rules/common/money.js';
import { ownValue } from '../rules/common/ownValue.js';
import type { AcceptedItem } from '../rules/upsells/amendment.js';
import { bottlesChosen, extraToPay, fillerPrice, winesOffered, winesThatCount } from '../rules/upsells/fillTheCase.js';
import { ActionButton } from '../ui/ActionButton.js';
import { Button } from '../ui/Button.js';
import { Notice } from '../ui/Notice.js';
import { useScope, useText } from '../ui/scope.js';
import { Amount } from './Amount.js';
import { WineToFill } from './WineToFill.js';

/** The wines on offer, the space in the case, and the callbacks. */
export interface FillTheCaseProps {
  /** Every wine that can be added, each listed once; at most three are offered (UPSL-067 to UPSL-069). */
  readonly wines: readonly OfferedItem[];
  /** Number of bottles the case still has space for (UPSL-010). */
  readonly spaces: number;
  /** State of adding the wines; a failure is shown above the buttons. */
  readonly action: Action;
  /** Called with the chosen wines and the number of bottles of each. */
  readonly onAccept: (choice: { readonly items: readonly AcceptedItem[] }) => void;
  /** Called when the shopper declines. */
  readonly onDecline: () => void;
  /** Called to choose from all wines, when there are more than the ones offered. */
  readonly onChoose: () => void;
}

/** Offer of wines that fill the last case of an order, starting with one bottle of each (UPSL-042, UPSL-043, UPSL-071,
 * UPSL-072). */
export function FillTheCase({ wines, spaces, action, onAccept, onDecline, onChoose }: FillTheCaseProps) {
  const { site } = useScope();
  const text = useText(postPurchaseWords);
  const problemId = useId();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isNone, setIsNone] = useState(false);
  const typedOf = (itemCode: string) => ownValue(typed, itemCode) ?? '1';
  const offered = winesOffered(wines, spaces);
  const chosen = offered.map(({ offer, product }) => ({
    itemCode: offer.itemCode,
    offer,
    ...fillerPrice(product),
    quantity: Number(typedOf(offer.itemCode)),
  }));
  const bottles = bottlesChosen(chosen);
  const { extra, saving } = extraToPay(chosen);
  const isTooMany = bottles > spaces;

  function accept(): void {
    const items = winesThatCount(chosen).map(({ offer, quantity }) => ({ offer, quantity }));
    setIsNone(items.length === 0);
    if (items.length > 0) onAccept({ items });
  }

  return (
    <div className="wsk-FillTheCase" data-component="FillTheCase">
      <p className="wsk-Text" data-size="lead">
        {text.counted('fill.spaces', spaces)}
      </p>
      <ul className="wsk-FillTheCase-wines">
        {offered.map(({ offer, product }) => (
          <WineToFill
            key={offer.itemCode}
            product={product}
            typed={typedOf(offer.itemCode)}
            problemId={isTooMany || isNone ? problemId : undefined}
            onType={(change) => {
              setIsNone(false);
              setTyped((before) => ({ ...before, [offer.itemCode]: change.typed }));
            }}
          />
        ))}
      </ul>
      <p className="wsk-FillTheCase-extra" role="status">
        <span>{text.counted('fill.bottles', bottles)}</span>
        <span className="wsk-FillTheCase-amount">
          {text('fill.extra')} <Amount amount={extra} size="row" />
        </span>
        {saving > 0 ? (
          <span className="wsk-FillTheCase-saving">{text('fill.saving', { amount: formatPrice(saving, site) })}</span>
        ) : null}
      </p>
      <div id={problemId}>
        {isTooMany ? (
          <Notice tone="failed" place="row" title={text('fill.tooMany')} />
        ) : isNone ? (
          <Notice tone="failed" place="row" title={text('fill.none')} />
        ) : null}
      </div>
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <div className="wsk-Actions" data-narrow="across">
        <ActionButton
          action={action}
          label={text('fill.accept')}
          busyLabel={text('fill.accepting')}
          disabled={isTooMany}
          onClick={accept}
        />
        <Button variant="line" onClick={() => (action.status === 'busy' ? undefined : onDecline())}>
          {text('fill.decline')}
        </Button>
        {wines.length > offered.length ? (
          <Button variant="line" onClick={() => onChoose()}>
            {text('fill.choose')}
          </Button>
        ) : null}
      </div>
      <p className="wsk-Text" data-size="small" data-tone="muted">
        {text('fill.charged')}
      </p>
    </div>
  );
}
