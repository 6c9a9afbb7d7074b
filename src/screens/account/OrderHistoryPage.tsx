'use client';

import type { SubmitEvent } from 'react';
import { AccountPage } from '../../blocks/AccountPage.js';
import { Amount } from '../../blocks/Amount.js';
import { ordersWords } from '../../brands/words/orders.js';
import type { Purchase } from '../../model/account.js';
import type { Load } from '../../model/load.js';
import { type OrderFilter, orderQuery, ordersFound, ordersPerPage } from '../../rules/account/orderHistory.js';
import { writtenDay } from '../../rules/common/days.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Link } from '../../ui/Link.js';
import { Pagination } from '../../ui/Pagination.js';
import { useScope, useText } from '../../ui/scope.js';
import { Table } from '../../ui/Table.js';
import { TextField } from '../../ui/TextField.js';
import { useHref } from '../../ui/useHref.js';

/** The customer's orders, the filter, and the callbacks of the page. */
export interface OrderHistoryPageProps {
  /** All orders, latest first. */
  readonly orders: Load<readonly Purchase[]>;
  /** Current filter, taken from the address. */
  readonly filter: OrderFilter;
  /** Current page number, from 1. */
  readonly page: number;
  /** Called with a new filter. */
  readonly onFind: (request: { readonly filter: OrderFilter }) => void;
  /** Called to fetch the orders again after they failed to load. */
  readonly onRetry: () => void;
}

/** Paged list of the customer's orders, searchable by number and date (ACCT-045, ACCT-048). */
export function OrderHistoryPage({ orders, filter, page, onFind, onRetry }: OrderHistoryPageProps) {
  const href = useHref();
  const text = useText(ordersWords);
  const count = orders.status === 'ready' ? ordersFound(orders.data, filter).length : 0;
  return (
    <AccountPage
      component="OrderHistoryPage"
      title={text('orders.title')}
      lead={text('orders.lead')}
      load={orders}
      loadingText={text('orders.loading')}
      announcement={count === 0 ? text('orders.noneFound') : text.counted('orders.count', count)}
      onRetry={onRetry}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            title={text('orders.none')}
            action={<ButtonLink href={href('searchResults')}>{text('orders.noneAction')}</ButtonLink>}
          >
            {text('orders.noneText')}
          </EmptyState>
        ) : (
          <>
            <FindForm key={JSON.stringify(filter)} filter={filter} onFind={onFind} />
            <Found orders={ordersFound(all, filter)} filter={filter} page={page} />
          </>
        )
      }
    </AccountPage>
  );
}

function FindForm({ filter, onFind }: Pick<OrderHistoryPageProps, 'filter' | 'onFind'>) {
  const text = useText(ordersWords);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const of = (name: string) => String(typed.get(name) ?? '').trim();
    onFind({ filter: { number: of('number'), from: of('from'), to: of('to') } });
  }
  return (
    // biome-ignore lint/correctness/noRestrictedElements: a search, which the address is to tell
    <form className="wsk-OrderHistoryPage-find" aria-label={text('orders.find')} onSubmit={submit}>
      <TextField
        label={text('orders.number')}
        required={false}
        name="number"
        defaultValue={filter.number}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField label={text('orders.from')} required={false} type="date" name="from" defaultValue={filter.from} />
      <TextField label={text('orders.to')} required={false} type="date" name="to" defaultValue={filter.to} />
      <div className="wsk-OrderHistoryPage-search">
        <Button type="submit" variant="line">
          {text('orders.search')}
        </Button>
      </div>
    </form>
  );
}

interface FoundProps extends Pick<OrderHistoryPageProps, 'filter' | 'page'> {
  readonly orders: readonly Purchase[];
}

function Found({ orders, filter, page }: FoundProps) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(ordersWords);
  const pages = Math.max(1, Math.ceil(orders.length / ordersPerPage));
  const current = Math.min(page, pages);
  const visibleOrders = orders.slice((current - 1) * ordersPerPage, current * ordersPerPage);
  const isFiltered = Object.keys(orderQuery(filter)).length > 0;
  const all = (
    <Link place="alone" href={href('orderHistory')}>
      {text('orders.all')}
    </Link>
  );
  if (orders.length === 0)
    return (
      <EmptyState title={text('orders.noneFound')} action={all}>
        {text('orders.noneFoundText')}
      </EmptyState>
    );
  return (
    <>
      <div className="wsk-OrderHistoryPage-count">
        <p className="wsk-Text">{text.counted('orders.count', orders.length)}</p>
        {isFiltered ? all : null}
      </div>
      <Table
        caption={text('orders.title')}
        captionHidden
        columns={[
          { key: 'order', label: text('orders.order') },
          { key: 'date', label: text('orders.date') },
          { key: 'wines', label: text('orders.wines') },
          { key: 'bottles', label: text('orders.bottles'), align: 'end' },
          { key: 'total', label: text('orders.total'), align: 'end' },
        ]}
        rows={visibleOrders.map((order) => ({
          id: order.orderId,
          cells: {
            order: <Link href={href('orderDetails', { params: { orderId: order.orderId } })}>{order.orderId}</Link>,
            date: writtenDay(order.orderDateAsString, site),
            wines: <Wines items={order.items} />,
            bottles: order.numBottles,
            total: <Amount amount={order.total} />,
          },
        }))}
      />
      <Pagination
        label={text('orders.pages')}
        current={current}
        count={pages}
        hrefOf={({ page: to }) => href('orderHistory', { query: orderQuery(filter, to) })}
      />
    </>
  );
}

/** Name of the first wine in an order, and the number of others. */
function Wines({ items }: Pick<Purchase, 'items'>) {
  const text = useText(ordersWords);
  const [first, ...rest] = items;
  return [first?.name, rest.length > 0 ? text.counted('orders.more', rest.length) : undefined]
    .filter(Boolean)
    .join(', ');
}
