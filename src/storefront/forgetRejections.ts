import type { QueryClient } from '@tanstack/react-query';
import { removeCookie, upsellRejectionCountCookie } from './cookies.js';
import { queryKey } from './queryKey.js';

/** Removes the count of rejected upsells, so that they are offered again (UPSL-026). */
export function forgetRejections(queries: QueryClient): void {
  removeCookie(upsellRejectionCountCookie);
  void queries.invalidateQueries({ queryKey: queryKey('upsellRejections') });
}
