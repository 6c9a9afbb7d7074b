'use client';

import { useState } from 'react';
import { type Action, busy, done, failed, idle } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { quantityInCart } from '../../rules/common/basket.js';
import { addedLabelMs } from '../../rules/common/timings.js';
import { useActionThatResets } from '../base/useActionThatResets.js';
import { useBasket } from './useBasket.js';

export interface AddToBasket {
  readonly action: Action;
  /** The stock is too low: what is left, and how much of it the basket holds. */
  readonly shortage: { readonly stock: number; readonly inCart: number } | undefined;
  /** Adds a quantity of a product; `action` has the outcome. Rejects when the product cannot be fetched. */
  readonly add: (product: Product | Promise<Product>, quantity: number) => Promise<void>;
  /** Resets the state of the last add. */
  readonly reset: () => void;
}

/** Adds to the basket from one button, with the state of the add. */
export function useAddToBasket(): AddToBasket {
  const basket = useBasket();
  const [action, setAction] = useActionThatResets(addedLabelMs);
  const [short, setShort] = useState<Product>();
  return {
    action,
    shortage: short && {
      stock: short.inventoryInfo?.stockQty ?? 0,
      inCart: quantityInCart(basket.known, short.itemCode),
    },
    async add(given, quantity) {
      setShort(undefined);
      setAction(busy);
      try {
        const product = await given;
        const outcome = await basket.add({ product, quantity });
        if (outcome.status === 'refused' && outcome.refusal === 'lowStock') setShort(product);
        setAction(outcome.status === 'added' ? done : outcome.status === 'failed' ? failed(outcome.message) : idle);
      } catch (error) {
        setAction(idle);
        throw error;
      }
    },
    reset() {
      setShort(undefined);
      setAction(idle);
    },
  };
}
