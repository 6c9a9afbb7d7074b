'use client';

import { ordersWords } from '../../brands/words/orders.js';
import { pageIn } from '../../rules/account/orderHistory.js';
import { PurchasesPage } from '../../screens/account/PurchasesPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { usePurchases } from './usePurchases.js';

export interface PurchasesPageContainerProps {
  /** The query of the page's address, with the page number. */
  readonly search: string;
}

/** Connects the page that lists everything a customer has bought. */
export function PurchasesPageContainer({ search }: PurchasesPageContainerProps) {
  const { load, retry } = usePurchases();
  usePageTitle(useText(ordersWords)('purchases.title'));
  return (
    <AccountLayoutContainer current="purchases">
      <PurchasesPage orders={load} page={pageIn(search)} onRetry={retry} />
    </AccountLayoutContainer>
  );
}
