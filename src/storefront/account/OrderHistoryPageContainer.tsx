'use client';

import { ordersWords } from '../../brands/words/orders.js';
import { orderFilterIn, orderQuery, pageIn } from '../../rules/account/orderHistory.js';
import { OrderHistoryPage } from '../../screens/account/OrderHistoryPage.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { useServices } from '../base/StorefrontProvider.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { usePurchases } from './usePurchases.js';

export interface OrderHistoryPageContainerProps {
  /** The query of the page's address, with search term and page. */
  readonly search: string;
}

/** Connects the order history page. */
export function OrderHistoryPageContainer({ search }: OrderHistoryPageContainerProps) {
  const { navigate } = useServices();
  const href = useHref();
  const { load, retry } = usePurchases();
  usePageTitle(useText(ordersWords)('orders.title'));
  return (
    <AccountLayoutContainer current="orderHistory">
      <OrderHistoryPage
        orders={load}
        filter={orderFilterIn(search)}
        page={pageIn(search)}
        onFind={({ filter }) => navigate(href('orderHistory', { query: orderQuery(filter) }))}
        onRetry={retry}
      />
    </AccountLayoutContainer>
  );
}
