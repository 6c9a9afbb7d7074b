'use client';

import { useState } from 'react';
import { type Action, idle } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { quantityInCart } from '../../rules/common/basket.js';
import { addedLabelMs } from '../../rules/common/timings.js';
import { useAction } from '../base/useAction.js';
import { useFailureText } from '../base/useFailureText.js';
import { endOfAdd, useBasket } from './useBasket.js';

export interface AddToBasket {
  readonly action: Action;
  /** Set when the stock is too low: the remaining stock, and the quantity already in the basket. */
  readonly shortage: { readonly stock: number; readonly inCart: number } | undefined;
  /** Message about why the product could not be fetched. */
  readonly unavailable: string | undefined;
  /** Adds a quantity of a product, which is fetched first if only its code is known. The call is ignored while another
   * addition is in progress. */
  readonly add: (product: Product | (() => Promise<Product>), quantity: number) => void;
  /** Resets the state of the last addition. */
  readonly reset: () => void;
}

interface Problem {
  /** The product whose stock is too low. */
  readonly short?: Product;
  readonly unavailable?: string;
}

/** Manages adding to the basket from one button, with the state of the addition. */
export function useAddToBasket(): AddToBasket {
  const basket = useBasket();
  const failureText = useFailureText();
  const { action, run, reset } = useAction({ doneFor: addedLabelMs });
  const [{ short, unavailable }, setProblem] = useState<Problem>({});

  async function addNow(wanted: Product | (() => Promise<Product>), quantity: number): Promise<Action> {
    setProblem({});
    const product =
      typeof wanted === 'function'
        ? await wanted().catch((error) => setProblem({ unavailable: failureText(error) }))
        : wanted;
    if (!product) return idle;
    const outcome = await basket.add({ product, quantity });
    if (outcome.status === 'refused' && outcome.refusal === 'lowStock') setProblem({ short: product });
    return endOfAdd(outcome);
  }

  return {
    action,
    shortage: short && {
      stock: short.inventoryInfo?.stockQty ?? 0,
      inCart: quantityInCart(basket.known, short.itemCode),
    },
    unavailable,
    add: (product, quantity) => run(() => addNow(product, quantity)),
    reset() {
      setProblem({});
      reset();
    },
  };
}
