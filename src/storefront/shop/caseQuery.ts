'use client';

import type { Client } from '../../api/client.js';
import { queryKey } from '../base/queryKey.js';
import { productCalls } from './calls.js';

/** A case and what is in it, fetched once for whoever asks. */
export const caseQuery = (client: Client, itemCode: string) => ({
  queryKey: queryKey('getCase', itemCode),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.call(productCalls.getCase, { params: { itemcode: itemCode } }, { signal }),
});
