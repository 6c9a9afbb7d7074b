'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ordersWords } from '../../brands/words/orders.js';
import { type Action, failed } from '../../model/load.js';
import type { Order } from '../../model/order.js';
import { type OrderAgain, orderAgain, paidLines } from '../../rules/account/orderHistory.js';
import { dayOfText } from '../../rules/common/days.js';
import { addedLabelMs } from '../../rules/common/timings.js';
import { OrderDetailsPage } from '../../screens/account/OrderDetailsPage.js';
import { useText } from '../../ui/scope.js';
import { isUnknownItem } from '../base/isUnknownItem.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useToday } from '../base/useToday.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { orderCalls } from '../shop/accountCalls.js';
import { productQuery } from '../shop/productQuery.js';
import { endOfAdd, useBasket } from '../shop/useBasket.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { usePurchases } from './usePurchases.js';

export interface OrderDetailsPageContainerProps {
  /** Id of the order, from the address. */
  readonly orderId: string;
}

/** Connects the page of one past order. The order itself has no date, so the date is taken from the list of orders. */
export function OrderDetailsPageContainer({ orderId }: OrderDetailsPageContainerProps) {
  const { client } = useServices();
  const { load: purchases } = usePurchases();
  const { load, retry } = useLoad({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('getOrderHistoryDetails', orderId),
    queryFn: ({ signal }) => client.call(orderCalls.getOrderHistoryDetails, { params: { orderId } }, { signal }),
  });
  const { again, missing, order } = useOrderAgain();
  const today = useToday();
  const placedOnAsString =
    purchases.status === 'ready' ? purchases.data.find((one) => one.orderId === orderId)?.orderDateAsString : undefined;
  usePageTitle(useText(ordersWords)('orderDetails.title', { id: orderId }));
  return (
    <AccountLayoutContainer current="orderHistory">
      <OrderDetailsPage
        order={load}
        orderId={orderId}
        placedOnAsString={placedOnAsString}
        canChange={today !== undefined && dayOfText(placedOnAsString) === today}
        again={again}
        missing={missing}
        onAgain={({ order: past }) => order(past)}
        onPrint={() => window.print()}
        onRetry={retry}
      />
    </AccountLayoutContainer>
  );
}

/** Adds the items of a past order to the basket, where they are still available. */
function useOrderAgain() {
  const { client } = useServices();
  const queries = useQueryClient();
  const { addAll } = useBasket();
  const text = useText(ordersWords);
  const { action, run } = useAction({ doneFor: addedLabelMs });
  const [missing, setMissing] = useState<Pick<OrderAgain, 'gone' | 'low'>>();

  const productOf = async (itemCode: string) => {
    try {
      return [await queries.fetchQuery({ ...productQuery(client, itemCode), staleTime: 0 })];
    } catch (error) {
      if (isUnknownItem(error)) return [];
      throw error;
    }
  };

  async function add(past: Order): Promise<Action> {
    setMissing(undefined);
    const products = await Promise.all(paidLines(past).map(({ product }) => productOf(product.itemCode)));
    const { items, gone, low } = orderAgain(past, products.flat());
    setMissing({ gone, low });
    return items.length === 0 ? failed(text('orderDetails.nothing')) : endOfAdd(await addAll(items));
  }
  return { again: action, missing, order: (past: Order) => run(() => add(past)) };
}
