'use client';

import { useRef, useState } from 'react';
import { productWords } from '../../../brands/words/product.js';
import type { Action } from '../../../model/load.js';
import type { CaseWine } from '../../../model/plan.js';
import { readQuantity } from '../../../rules/common/basket.js';
import { QuantityBox } from '../../../ui/QuantityBox.js';
import { useText } from '../../../ui/scope.js';
import { wineName } from './nextCaseParts.js';

interface NextCaseQuantityProps {
  readonly wine: CaseWine;
  /** State of the change to this wine, if it is in progress or has failed. */
  readonly action: Action;
  /** Called with the requested number of bottles. */
  readonly onQuantity: (change: { readonly wine: CaseWine; readonly quantity: number }) => void;
}

/** Quantity of a wine in the next case. A typed quantity stays in the field until the case is updated, and also after a
 * failure. */
export function NextCaseQuantity({ wine, action, onQuantity }: NextCaseQuantityProps) {
  const text = useText(productWords);
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(wine.quantity);
  const requested = useRef(wine.quantity);
  const [isUnusable, setUnusable] = useState(false);
  if (seen !== wine.quantity) {
    setSeen(wine.quantity);
    if (action.status !== 'busy' || typed === String(wine.quantity)) setTyped(undefined);
  }
  function commit(value: string): void {
    const read = readQuantity(value);
    setUnusable('problem' in read);
    if (!('quantity' in read)) return;
    const isAsked = action.status === 'busy' && read.quantity === requested.current;
    if (isAsked || (action.status !== 'busy' && read.quantity === wine.quantity)) return;
    requested.current = read.quantity;
    onQuantity({ wine, quantity: read.quantity });
  }
  return (
    <QuantityBox
      label={text('product.quantityOf', { name: wineName(wine) })}
      counted={wineName(wine)}
      value={typed ?? String(wine.quantity)}
      problem={isUnusable ? text('product.quantityRange') : undefined}
      onChange={(change) => {
        setTyped(change.typed);
        setUnusable(false);
      }}
      onCommit={(change) => commit(change.typed)}
    />
  );
}
