'use client';

import { checkoutWords } from '../../brands/words/checkout.js';
import { ApiError } from '../../model/error.js';
import { ready } from '../../model/load.js';
import { isNewCustomer } from '../../rules/checkout/checkout.js';
import { ConfirmationPage } from '../../screens/checkout/ConfirmationPage.js';
import { useScope, useText } from '../../ui/scope.js';
import { Boundary, nothing } from '../base/Boundary.js';
import { lazyScreen } from '../base/lazyScreen.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { checkoutCalls } from '../shop/calls.js';
import { RecommendedRailContainer } from '../shop/RecommendedRailContainer.js';
import { useProfile } from '../shop/useProfile.js';
import type { PostPurchaseUpsellContainerProps } from './PostPurchaseUpsellContainer.js';
import { usePurchaseEvent } from './usePurchaseEvent.js';

// Shown over the confirmation, which is complete without it.
const PostPurchaseUpsell = lazyScreen<PostPurchaseUpsellContainerProps>(
  'post-purchase offer',
  async () => (await import('./PostPurchaseUpsellContainer.js')).PostPurchaseUpsellContainer,
  () => null,
);

export interface ConfirmationPageContainerProps {
  /** The id in the address, if any. */
  readonly transactionId: string | null;
}

/** Connects the confirmation page, which fetches a transaction's order each time it is opened (CHKT-084, CHKT-085). */
export function ConfirmationPageContainer({ transactionId }: ConfirmationPageContainerProps) {
  const { client } = useServices();
  const { site } = useScope();
  const text = useText(checkoutWords);
  const { profile, load: profileLoad } = useProfile();
  const { load, retry } = useLoad({
    queryKey: queryKey('getOrder', transactionId),
    queryFn: async ({ signal }) => {
      if (!transactionId) return { order: undefined };
      try {
        return { order: await client.call(checkoutCalls.getOrder, { query: { orderId: transactionId } }, { signal }) };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { order: undefined };
        throw error;
      }
    },
  });
  const order = load.status === 'ready' ? load.data.order : undefined;
  usePurchaseEvent(order);
  usePageTitle(text('confirmation.titleNoName'));
  const isNew = profileLoad.status === 'ready' ? isNewCustomer(profile, site.country) : undefined;
  return (
    <>
      <ConfirmationPage
        order={load.status === 'ready' ? ready(order) : load}
        customerType={isNew === undefined ? undefined : isNew ? 'new' : 'returning'}
        rail={
          order ? (
            <Boundary draw={nothing}>
              <RecommendedRailContainer without={order.lineItems.map(({ product }) => product.itemCode)} />
            </Boundary>
          ) : null
        }
        onPrint={() => window.print()}
        onRetry={retry}
      />
      {transactionId && load.status !== 'loading' ? (
        <PostPurchaseUpsell transactionId={transactionId} order={order} />
      ) : null}
    </>
  );
}
