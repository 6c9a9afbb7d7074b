import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../api/client.js';
import type { CustomerProfile } from '../../model/customer.js';
import type { Scope } from '../../ui/scope.js';
import { metaOfCustomer, profileKey } from '../base/customerQueries.js';
import type { Drafts } from '../base/drafts.js';
import { createQueries } from '../base/queries.js';
import { signOut } from './signOut.js';

const stored: string[] = [];
beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('localStorage', { setItem: (key: string) => stored.push(key) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  stored.length = 0;
});

/** Signs out the customer of a page whose shop answers, or fails. */
async function signedOut(logout: () => Promise<unknown>) {
  const queries = createQueries();
  queries.setQueryData(profileKey, { securityStatus: 5 } as CustomerProfile);
  const listKey = ['listFavourites'];
  await queries.prefetchQuery({ queryKey: listKey, queryFn: () => [], meta: metaOfCustomer });
  const forget = vi.fn();
  const failure = await signOut(
    { client: { call: logout } as unknown as Client, drafts: { forget } as unknown as Drafts, queries },
    { text: { with: () => () => 'Signed out' } } as unknown as Scope,
  ).catch((error: Error) => error);
  const isOutOfDate = queries.getQueryState(listKey)?.isInvalidated ?? false;
  return { failure, isOutOfDate, forgotten: forget.mock.calls.length, told: [...stored] };
}

test('signing out forgets the drafts, and tells the other tabs', async () => {
  expect(await signedOut(async () => ({}))).toEqual({
    failure: undefined,
    isOutOfDate: false,
    forgotten: 1,
    told: ['wsk-customer-changed'],
  });
});

test('if signing out fails, the drafts stay, and what was asked about the customer is asked again', async () => {
  const failure = new Error('offline');
  expect(await signedOut(() => Promise.reject(failure))).toEqual({
    failure,
    isOutOfDate: true,
    forgotten: 0,
    told: [],
  });
});
