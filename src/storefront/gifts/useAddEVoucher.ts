'use client';

import { useQueryClient } from '@tanstack/react-query';
import { giftsWords } from '../../brands/words/gifts.js';
import type { Cart } from '../../model/basket.js';
import { done } from '../../model/load.js';
import { type EVoucherFields, eVoucherPayload } from '../../rules/gifts/eVoucher.js';
import { useScope, useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useSendOnce } from '../base/useSendOnce.js';
import { voucherCalls } from '../shop/calls.js';
import { useBasket } from '../shop/useBasket.js';

const cartKey = queryKey('getCart');

/** Adds an e-voucher to the basket, under the site's item code (GIFT-031). All failures have the same message
 * (GIFT-042). If the response was lost, the e-voucher is looked for in the basket before it is sent again. */
export function useAddEVoucher() {
  const { client, track } = useServices();
  const { site } = useScope();
  const text = useText(giftsWords);
  const queries = useQueryClient();
  const { refetch, refresh } = useBasket();
  const sendOnce = useSendOnce();
  const { action, run, reset } = useAction({
    afterwards: done,
    failureText: () => text('eVoucher.failed'),
    // The server may have added the e-voucher even though the response was lost.
    onFailed: refresh,
  });
  const itemCode = site.eVoucherItemCode;
  const idsBefore = () =>
    new Set(
      queries
        .getQueryData<Cart>(cartKey)
        ?.lineItems.flatMap(({ product, commerceItemId }) => (product.itemCode === itemCode ? commerceItemId : [])),
    );

  async function idsNow() {
    await queries.refetchQueries({ queryKey: cartKey }, { throwOnError: true });
    return idsBefore();
  }

  return {
    action,
    reset,
    /** @param onAdded called once the e-voucher is in the basket. */
    add: (fields: EVoucherFields, onAdded: () => void) =>
      run(async () => {
        const body = eVoucherPayload(fields, itemCode);
        await sendOnce({
          body,
          idsBefore,
          idsNow,
          send: () => client.call(voucherCalls.addEVoucherToCart, { body }),
        });
        track({ event: 'cart', action: 'add', itemCode, quantity: 1 });
        onAdded();
        await refetch();
      }),
  };
}
