'use client';

import { done } from '../../model/load.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useRefetchPlans } from '../shop/useRefetchPlans.js';

/** An action on a wine plan: it is done once what the page shows of the plans is fetched again. It says the server's
 * message when it fails, and asks for the password where the shop has signed the customer out (PLAN-065). */
export function usePlanAction() {
  return useAccountAction({ afterwards: done, refetch: useRefetchPlans() });
}
