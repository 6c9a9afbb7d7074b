'use client';

import type { SubmitEvent } from 'react';
import { AccountPage } from '../../blocks/AccountPage.js';
import { Amount } from '../../blocks/Amount.js';
import { OrderBottles } from '../../blocks/OrderBottles.js';
import { ordersWords } from '../../brands/words/orders.js';
import type { Purchase } from '../../model/account.js';
import type { Load } from '../../model/load.js';
import {
  type OrderFilter,
  orderQuery,
  ordersFound,
  ordersPerPage,
  yearsOfOrders,
} from '../../rules/account/orderHistory.js';
import { writtenDay } from '../../rules/common/days.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Link } from '../../ui/Link.js';
import { Pagination } from '../../ui/Pagination.js';
import { Panel } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { useScope, useText } from '../../ui/scope.js';
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

/** Paged list of the customer's orders, searchable by number and year (ACCT-045, ACCT-048). */
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
            <FindForm key={JSON.stringify(filter)} years={yearsOfOrders(all)} filter={filter} onFind={onFind} />
            <Found orders={ordersFound(all, filter)} filter={filter} page={page} />
          </>
        )
      }
    </AccountPage>
  );
}

interface FindFormProps extends Pick<OrderHistoryPageProps, 'filter' | 'onFind'> {
  /** Years with orders. */
  readonly years: readonly string[];
}

function FindForm({ years, filter, onFind }: FindFormProps) {
  const text = useText(ordersWords);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const of = (name: string) => String(typed.get(name) ?? '').trim();
    onFind({ filter: { number: of('number'), year: of('year') } });
  }
  return (
    // biome-ignore lint/correctness/noRestrictedElements: a search, which the address is to tell
    <form className="wsk-OrderHistoryPage-find" aria-label={text('orders.find')} onSubmit={submit}>
      <div className="wsk-OrderHistoryPage-number">
        <TextField
          label={text('orders.number')}
          required={false}
          name="number"
          defaultValue={filter.number}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Select
        label={text('orders.year')}
        required={false}
        name="year"
        placeholder={text('orders.anyYear')}
        // The address may name a year without orders.
        options={[...new Set([...years, filter.year])].filter(Boolean).map((year) => ({ value: year, label: year }))}
        defaultValue={filter.year}
      />
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
      <ol className="wsk-OrderHistoryPage-list" aria-label={text('orders.title')}>
        {visibleOrders.map((order) => (
          <Order key={order.orderId} order={order} />
        ))}
      </ol>
      <Pagination
        label={text('orders.pages')}
        current={current}
        count={pages}
        hrefOf={({ page: to }) => href('orderHistory', { query: orderQuery(filter, to) })}
      />
    </>
  );
}

function Order({ order: { orderId, orderDateAsString, numBottles, total, items } }: { order: Purchase }) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(ordersWords);
  return (
    <Panel as="li" variant="parts" className="wsk-OrderHistoryPage-order">
      <div className="wsk-OrderHistoryPage-stage" data-ground="stage">
        <OrderBottles count={numBottles} />
      </div>
      <div className="wsk-OrderHistoryPage-words">
        <h2 className="wsk-ItemTitle">{writtenDay(orderDateAsString, site)}</h2>
        <p className="wsk-Text">
          <Wines items={items} />
        </p>
        {numBottles > 0 ? (
          <p className="wsk-Text" data-size="small" data-tone="muted">
            {text.counted('orders.bottles', numBottles)}
          </p>
        ) : null}
      </div>
      <div className="wsk-OrderHistoryPage-end">
        <Link place="alone" onward href={href('orderDetails', { params: { orderId } })}>
          {text('orderDetails.title', { id: orderId })}
        </Link>
        <p className="wsk-OrderHistoryPage-total">
          <span className="wsk-OrderHistoryPage-label">{text('orders.total')}</span>{' '}
          <Amount amount={total} size="row" />
        </p>
      </div>
    </Panel>
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
