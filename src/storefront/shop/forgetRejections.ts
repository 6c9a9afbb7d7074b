'use client';

import type { QueryClient } from '@tanstack/react-query';
import { removeCookie, upsellRejectionCountCookie } from '../base/cookies.js';
import { queryKey } from '../base/queryKey.js';

/** Removes the count of rejected upsells, so that they are offered again (UPSL-026). */
export function forgetRejections(queries: QueryClient): void {
  removeCookie(upsellRejectionCountCookie);
  void queries.invalidateQueries({ queryKey: queryKey('upsellRejections') });
}
