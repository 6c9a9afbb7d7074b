'use client';

import type { Client } from '../../api/client.js';
import { queryKey } from '../base/queryKey.js';
import { productCalls } from './calls.js';

/** Returns the query of a case and its contents, fetched once and shared by all readers. */
export const caseQuery = (client: Client, itemCode: string) => ({
  queryKey: queryKey('getCase', itemCode),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.call(productCalls.getCase, { params: { itemcode: itemCode } }, { signal }),
});
