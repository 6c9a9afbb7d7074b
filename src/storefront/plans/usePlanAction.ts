'use client';

import { done } from '../../model/load.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useRefetchPlans } from '../shop/useRefetchPlans.js';

/** Runs an action on a wine plan. It is done once the page's data about plans has been fetched again. After a failure,
 * the server's message is shown; if the shop has signed the customer out, the password is asked for (PLAN-065). */
export function usePlanAction() {
  return useAccountAction({ afterwards: done, refetch: useRefetchPlans() });
}
