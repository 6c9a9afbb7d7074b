import { giftsWords } from '../../brands/words/gifts.js';
import { done } from '../../model/load.js';
import { type EVoucherFields, eVoucherPayload } from '../../rules/eVoucher.js';
import { useScope, useText } from '../../ui/scope.js';
import { voucherCalls } from '../calls.js';
import { useServices } from '../StorefrontProvider.js';
import { useAction } from '../useAction.js';
import { useBasket } from '../useBasket.js';

/** Adds an e-voucher to the basket, under the item code of the site (GIFT-031). Any failure has one text (GIFT-042). */
export function useAddEVoucher() {
  const { client, track } = useServices();
  const { site } = useScope();
  const text = useText(giftsWords);
  const { refetch, refresh } = useBasket();
  const { action, run, reset } = useAction({
    afterwards: done,
    failureText: () => text('eVoucher.failed'),
    // The server may have added it, and its answer was lost.
    onFailed: refresh,
  });
  const itemCode = site.eVoucherItemCode;
  return {
    action,
    reset,
    /** @param onAdded called once it is in the basket. */
    add: (fields: EVoucherFields, onAdded: () => void) =>
      run(async () => {
        await client.call(voucherCalls.addEVoucherToCart, { body: eVoucherPayload(fields, itemCode) });
        track({ event: 'cart', action: 'add', itemCode, quantity: 1 });
        onAdded();
        await refetch();
      }),
  };
}
