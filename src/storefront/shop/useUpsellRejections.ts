'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readRejections } from '../../rules/upsells/upsells.js';
import { readCookie, upsellRejectionCountCookie, writeCookie } from '../base/cookies.js';
import { queryKey } from '../base/queryKey.js';

const rejectionsKey = queryKey('upsellRejections');

const rejectionsSoFar = (): number => readRejections(readCookie(upsellRejectionCountCookie));

export interface UpsellRejections {
  /** Number of times an upsell was turned down; undefined on a server, and until the cookie has been read. */
  readonly rejections: number | undefined;
  /** Counts one more rejection (UPSL-022). */
  readonly reject: () => void;
}

/** Manages the count of upsells that were turned down, a single count for products and the basket, stored in its cookie
 * (UPSL-025, OPEN-096). Another tab may change the count, so it is read again when the window gets the focus. */
export function useUpsellRejections(): UpsellRejections {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: rejectionsKey,
    queryFn: rejectionsSoFar,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return {
    rejections: data,
    reject() {
      const count = rejectionsSoFar() + 1;
      writeCookie(upsellRejectionCountCookie, String(count));
      queries.setQueryData(rejectionsKey, count);
    },
  };
}
