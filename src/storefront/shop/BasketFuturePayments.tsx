'use client';

import { FuturePayments } from '../../blocks/FuturePayments.js';
import type { LineItem } from '../../model/basket.js';
import { isSubscriptionLine } from '../../rules/common/basket.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { offerCalls } from './calls.js';

export interface BasketFuturePaymentsProps {
  /** The lines of the basket or of the current order. */
  readonly lines: readonly LineItem[];
}

/** Future payments resulting from the basket, shown on the cart page and before paying in the checkout. They are
 * fetched only if the basket contains subscription items (BSKT-083, CHKT-083). A failure is shown, since the shopper
 * is about to agree to these payments. */
export function BasketFuturePayments({ lines }: BasketFuturePaymentsProps) {
  const { client } = useServices();
  const codes = lines.filter(isSubscriptionLine).map(({ product }) => product.itemCode);
  const { load, retry } = useLoad({
    queryKey: queryKey('getFuturePaymentsByCart', ...codes),
    queryFn: ({ signal }) => client.call(offerCalls.getFuturePaymentsByCart, undefined, { signal }),
    enabled: codes.length > 0,
    staleTime: 0,
  });
  if (codes.length === 0 || load.status === 'loading') return null;
  if (load.status === 'failed') return <RetryNotice title={load.message} onRetry={retry} />;
  return <FuturePayments of="basket" payments={load.data} />;
}
