'use client';

import { useQueryClient } from '@tanstack/react-query';
import { AddToBasketButton, type AddToBasketButtonProps } from '../../blocks/AddToBasketButton.js';
import { LowStockError } from '../../blocks/LowStockError.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useServices } from '../base/StorefrontProvider.js';
import { productQuery } from './productQuery.js';
import { useAddToBasket } from './useAddToBasket.js';

/** The item the button adds. */
export interface AddToBasketContainerProps extends Pick<AddToBasketButtonProps, 'name' | 'variant' | 'size'> {
  /** Item code of the product in the API. */
  readonly itemCode: string;
  /** Number of bottles or cases to add; 1 unless set. */
  readonly quantity?: number | undefined;
}

/** An add button for one item code, on any page. The product is fetched when the button is pressed. */
export function AddToBasketContainer({ itemCode, quantity = 1, ...button }: AddToBasketContainerProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { action, shortage, unavailable, add } = useAddToBasket();
  const addItem = () => add(() => queries.fetchQuery(productQuery(client, itemCode)), quantity);
  return (
    <>
      <AddToBasketButton action={action} onAdd={addItem} wide {...button} />
      <LowStockError shown={shortage !== undefined} stock={shortage?.stock ?? 0} inCart={shortage?.inCart ?? 0} />
      {unavailable === undefined ? null : <RetryNotice place="row" title={unavailable} onRetry={addItem} />}
    </>
  );
}
