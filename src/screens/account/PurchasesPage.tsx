'use client';

import { AccountPage } from '../../blocks/AccountPage.js';
import { ordersWords } from '../../brands/words/orders.js';
import type { Purchase } from '../../model/account.js';
import type { Load } from '../../model/load.js';
import { boughtItems, ordersPerPage } from '../../rules/account/orderHistory.js';
import { writtenDay } from '../../rules/common/days.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Link } from '../../ui/Link.js';
import { Pagination } from '../../ui/Pagination.js';
import { useScope, useText } from '../../ui/scope.js';
import { Table } from '../../ui/Table.js';
import { useHref } from '../../ui/useHref.js';

/** The customer's orders, and the callback of the page. */
export interface PurchasesPageProps {
  /** All orders, latest first. */
  readonly orders: Load<readonly Purchase[]>;
  /** Current page number, from 1. */
  readonly page: number;
  /** Called to fetch the orders again after they failed to load. */
  readonly onRetry: () => void;
}

/** Page with everything a customer has bought: each wine is listed once, with the number of orders and the latest date
 * (ACCT-044). */
export function PurchasesPage({ orders, page, onRetry }: PurchasesPageProps) {
  const href = useHref();
  const text = useText(ordersWords);
  return (
    <AccountPage
      component="PurchasesPage"
      title={text('purchases.title')}
      lead={text('purchases.lead')}
      load={orders}
      loadingText={text('purchases.loading')}
      onRetry={onRetry}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            title={text('purchases.none')}
            action={<ButtonLink href={href('searchResults')}>{text('orders.noneAction')}</ButtonLink>}
          >
            {text('purchases.noneText')}
          </EmptyState>
        ) : (
          <Bought orders={all} page={page} />
        )
      }
    </AccountPage>
  );
}

function Bought({ orders, page }: { orders: readonly Purchase[]; page: number }) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(ordersWords);
  const items = boughtItems(orders);
  const pages = Math.max(1, Math.ceil(items.length / ordersPerPage));
  const current = Math.min(page, pages);
  return (
    <>
      <Table
        caption={text('purchases.title')}
        captionHidden
        columns={[
          { key: 'wine', label: text('purchases.wine') },
          { key: 'last', label: text('purchases.last') },
          { key: 'orders', label: text('purchases.times'), align: 'end' },
          { key: 'quantity', label: text('purchases.quantity'), align: 'end' },
        ]}
        rows={items.slice((current - 1) * ordersPerPage, current * ordersPerPage).map((item) => ({
          id: item.itemCode,
          cells: {
            wine: (
              <Link place="row" href={href('product', { params: { itemCode: item.itemCode } })}>
                {item.name}
              </Link>
            ),
            last: writtenDay(item.lastBoughtAsString, site),
            orders: item.orders,
            quantity: item.quantity,
          },
        }))}
      />
      <Pagination
        label={text('purchases.pages')}
        current={current}
        count={pages}
        hrefOf={({ page: to }) => href('purchases', { query: to > 1 ? { page: String(to) } : {} })}
      />
    </>
  );
}
