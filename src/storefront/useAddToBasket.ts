import { useState } from 'react';
import { type Action, busy, done, failed, idle } from '../model/load.js';
import type { Product } from '../model/product.js';
import { quantityInCart } from '../rules/basket.js';
import { addedLabelMs } from '../rules/timings.js';
import { useActionThatResets } from './useActionThatResets.js';
import { useBasket } from './useBasket.js';

export interface AddToBasket {
  readonly action: Action;
  /** There are too few of what was to be added: how many there are, and how many of them the basket holds. */
  readonly shortage: { readonly stock: number; readonly inCart: number } | undefined;
  /** Adds so many of a product. Rejects when the product itself cannot be had; what becomes of the call, `action` says. */
  readonly add: (product: Product | Promise<Product>, quantity: number) => Promise<void>;
  /** Forgets what became of the last one. */
  readonly reset: () => void;
}

/** Adding to the basket from one button, with what goes on of it. */
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
