import { type Query, useIsMutating } from '@tanstack/react-query';
import { logout } from './calls.js';

export const logoutKey = [logout.id];

const meta = { ofCustomer: true };

export const isOfCustomer = (query: Query): boolean => query.meta === meta;

/** What a query has that only a customer may ask: it goes with the customer, and is not asked on the way out. */
export function useOfCustomer(isWanted = true): { readonly meta: typeof meta; readonly enabled: boolean } {
  const isLeaving = useIsMutating({ mutationKey: logoutKey }) > 0;
  return { meta, enabled: isWanted && !isLeaving };
}
