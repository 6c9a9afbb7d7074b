import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddToBasketButton } from '../../blocks/AddToBasketButton.js';
import { LowStockError } from '../../blocks/LowStockError.js';
import { busy, done, failed, idle } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { quantityInCart } from '../../rules/basket.js';
import { addedLabelMs } from '../../rules/timings.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useServices } from '../StorefrontProvider.js';
import { useActionThatResets } from '../useActionThatResets.js';
import { useBasket } from '../useBasket.js';
import { useFailureText } from '../useFailureText.js';
import { useOneAtATime } from '../useOneAtATime.js';
import { productQuery } from '../useProducts.js';

export interface AddToBasketContainerProps {
  readonly itemCode: string;
  /** Bottles or cases; one unless told otherwise. */
  readonly quantity?: number | undefined;
}

/** Adds one item, known by its code, wherever a page shows it. The product is fetched when it is wanted. */
export function AddToBasketContainer({ itemCode, quantity = 1 }: AddToBasketContainerProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const basket = useBasket();
  const [action, setAction] = useActionThatResets(addedLabelMs);
  const [short, setShort] = useState<Product>();
  const [problem, setProblem] = useState<string>();
  const once = useOneAtATime();

  async function add(): Promise<void> {
    setShort(undefined);
    setProblem(undefined);
    setAction(busy);
    try {
      const product = await queries.fetchQuery(productQuery(client, itemCode));
      const outcome = await basket.add({ product, quantity });
      if (outcome !== 'added' && 'refusal' in outcome && outcome.refusal === 'lowStock') setShort(product);
      setAction(outcome === 'added' ? done : 'problem' in outcome ? failed(outcome.problem) : idle);
    } catch (error) {
      setProblem(failureText(error));
      setAction(idle);
    }
  }

  return (
    <>
      <AddToBasketButton action={action} onAdd={() => void once(add)} wide />
      <LowStockError
        shown={short !== undefined}
        stock={short?.inventoryInfo?.stockQty ?? 0}
        inCart={quantityInCart(basket.known, itemCode)}
      />
      {problem === undefined ? null : <RetryNotice place="row" title={problem} onRetry={() => void once(add)} />}
    </>
  );
}
