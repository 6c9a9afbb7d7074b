import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueries } from './queries.js';

function failing() {
  const queries = createQueries();
  const queryFn = vi.fn(() => Promise.reject(new Error('No connection')));
  return { queries, queryFn, show: () => show(queries, queryFn) };
}

/** Mounts a part that needs the data. */
function show(queries: QueryClient, queryFn: () => Promise<never>) {
  const observer = new QueryObserver(queries, queries.defaultQueryOptions({ queryKey: ['cart'], queryFn }));
  const hide = observer.subscribe(() => {});
  return { observer, hide, failed: () => vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true)) };
}

test('a part that mounts late shows the failure that another part shows, and does not retry', async () => {
  const { queryFn, show } = failing();
  const header = show();
  await header.failed();
  const page = show();
  await page.failed();
  expect(header.observer.getCurrentResult().isError).toBe(true);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('a failure is forgotten only when the last part that shows it is gone, and the next part asks again', async () => {
  const { queries, queryFn, show } = failing();
  const header = show();
  const page = show();
  await header.failed();
  page.hide();
  expect(queries.getQueryState(['cart'])?.status).toBe('error');
  header.hide();
  expect(queries.getQueryState(['cart'])).toMatchObject({ status: 'pending', error: null });
  await show().failed();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('an earlier response outlives a failed refresh, whoever still shows it', async () => {
  const { queries, show } = failing();
  queries.setQueryData(['cart'], 'one wine', { updatedAt: 0 });
  const page = show();
  await page.failed();
  page.hide();
  expect(queries.getQueryData(['cart'])).toBe('one wine');
});
