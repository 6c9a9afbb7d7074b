'use client';

import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../api/client.js';
import { queryKey } from '../base/queryKey.js';
import { productCalls } from './calls.js';

/** Returns the query of one product by its code, fetched once and shared by all readers. */
export const productQuery = (client: Client, itemCode: string) =>
  queryOptions({
    queryKey: queryKey('getProduct', itemCode),
    queryFn: ({ signal }) => client.call(productCalls.getProduct, { params: { itemcode: itemCode } }, { signal }),
  });
