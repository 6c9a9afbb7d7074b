'use client';

import { done } from '../../model/load.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useRefetchPlans } from '../shop/useRefetchPlans.js';

/** Runs an action on a wine plan, done once the page's data about plans has been fetched again. A failure shows the
 * server's message, and the password is asked for if the shop has signed the customer out (PLAN-065). */
export function usePlanAction() {
  return useAccountAction({ afterwards: done, refetch: useRefetchPlans() });
}
