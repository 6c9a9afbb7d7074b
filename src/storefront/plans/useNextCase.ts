'use client';

import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../../api/client.js';
import { type Load, ready } from '../../model/load.js';
import type { NextCase, UpcomingCase } from '../../model/plan.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { nextCaseCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

/** The ids that identify a case in its calls (PLAN-004). */
export interface CaseNames {
  readonly subscriptionId: string;
  readonly orderId: string;
}

const caseKey = ({ subscriptionId, orderId }: CaseNames) => queryKey('getWinePlanNextCase', subscriptionId, orderId);

const readCase = (client: Client, { subscriptionId, orderId }: CaseNames, signal: AbortSignal): Promise<NextCase> =>
  client.call(nextCaseCalls.getWinePlanNextCase, { params: { subscriptionId, orderId } }, { signal });

/** Fetches the shop's current version of the case. */
export const fetchCase = (queries: QueryClient, client: Client, names: CaseNames): Promise<NextCase> =>
  queries.fetchQuery({
    queryKey: caseKey(names),
    queryFn: ({ signal }) => readCase(client, names, signal),
    staleTime: 0,
  });

/** Returns the case as shown on the page. */
export const shownCase = (queries: QueryClient, names: CaseNames): NextCase | undefined =>
  queries.getQueryData<NextCase>(caseKey(names));

/** Loads a plan's next case with its unsaved changes, and whether it can still be changed; undefined while the plan is
 * not sending any. */
export function useNextCase(subscriptionId: string): {
  readonly nextCase: Load<NextCase | undefined>;
  readonly due: UpcomingCase | undefined;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const upcoming = useLoad<readonly UpcomingCase[]>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listWinePlanUpcomingCases', subscriptionId),
    queryFn: ({ signal }) =>
      client.call(nextCaseCalls.listWinePlanUpcomingCases, { params: { subscriptionId } }, { signal }),
  });
  const due = upcoming.load.status === 'ready' ? upcoming.load.data[0] : undefined;
  const names = { subscriptionId, orderId: due?.orderId ?? '' };
  const wines = useLoad<NextCase>({
    ...useCustomerQueryOptions(due !== undefined),
    queryKey: caseKey(names),
    queryFn: ({ signal }) => readCase(client, names, signal),
    // A change that another window has made in the meantime is shown when this page is opened.
    refetchOnMount: 'always',
  });
  if (upcoming.load.status !== 'ready') return { nextCase: upcoming.load, due, retry: upcoming.retry };
  if (!due) return { nextCase: ready(undefined), due, retry: upcoming.retry };
  return { nextCase: wines.load, due, retry: wines.retry };
}
