import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { CustomerProfile } from '../../model/customer.js';
import { metaOfCustomer, profileKey } from './customerQueries.js';
import type { Drafts } from './drafts.js';
import { lookAgain } from './lookAgain.js';
import { createQueries } from './queries.js';

const visitor = { securityStatus: 0 } as CustomerProfile;
const customer = (profileId: string, securityStatus = 5) =>
  ({ securityStatus, summaryDetails: { profileId } }) as CustomerProfile;

/** Opens a page that shows the profile, the basket and a customer's orders, each as it was fetched before. */
async function openPage(before: CustomerProfile, now: CustomerProfile) {
  const queries = createQueries();
  const calls: string[] = [];
  let profile = before;
  const show = (queryKey: readonly string[], answer: () => unknown, meta?: typeof metaOfCustomer) => {
    const queryFn = async () => {
      calls.push(queryKey[0]!);
      return answer();
    };
    const observer = new QueryObserver(queries, { queryKey, queryFn, ...(meta && { meta }) });
    observer.subscribe(() => {});
  };
  show(profileKey, () => profile);
  show(['basket'], () => 'lines');
  show(['orders'], () => 'orders', metaOfCustomer);
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  calls.length = 0;
  profile = now;
  const forget = vi.fn();
  await lookAgain({ queries, drafts: { forget } as unknown as Drafts });
  return { calls, forgotten: forget.mock.calls.length, profile: queries.getQueryData(profileKey) };
}

test.each([
  ['nothing has changed', customer('P1'), customer('P1'), [], 0],
  ['a visitor is still one', visitor, visitor, [], 0],
  ['the customer has signed out', customer('P1'), visitor, ['basket', 'orders'], 1],
  ['another customer has signed in', customer('P1'), customer('P2'), ['basket', 'orders'], 1],
  ['a visitor has signed in', visitor, customer('P1'), ['basket', 'orders'], 0],
  ['a recognised customer has entered the password', customer('P1', 3), customer('P1'), ['basket', 'orders'], 0],
])('after a change in another tab, %s', async (_, before, now, fetchedAgain, forgotten) => {
  const page = await openPage(before, now);
  expect(page.profile).toEqual(now);
  expect(page.calls.filter((name) => name !== profileKey[0]).toSorted()).toEqual(fetchedAgain);
  expect(page.forgotten).toBe(forgotten);
});
