import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Client } from '../../api/client.js';
import { createQueries } from '../base/queries.js';
import { favouritesQuery } from './favouritesQuery.js';

afterEach(() => focusManager.setFocused(undefined));

test('the favourites are fetched again whenever the tab gets the focus', async () => {
  const answers = [[{ itemCode: '0651883' }], [], [{ itemCode: '0524718' }]];
  const call = vi.fn(async () => ({ userItems: answers.shift() }));
  const queries = createQueries();
  queries.mount();
  const observer = new QueryObserver(queries, favouritesQuery({ call } as unknown as Client));
  const unsubscribe = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([{ itemCode: '0651883' }]));
  for (const shown of [[], [{ itemCode: '0524718' }]]) {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(shown));
  }
  expect(call).toHaveBeenCalledTimes(3);
  unsubscribe();
  queries.unmount();
});
