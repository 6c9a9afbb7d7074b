'use client';

import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../api/client.js';
import { queryKey } from '../base/queryKey.js';
import { customerCalls } from './calls.js';

/** The customer's favourites, fetched once for every heart on the page. Another tab may have changed them meanwhile, so
 * they are fetched again when this one is looked at. */
export const favouritesQuery = (client: Client) =>
  queryOptions({
    queryKey: queryKey('listFavourites'),
    queryFn: async ({ signal }) => (await client.call(customerCalls.listFavourites, undefined, { signal })).userItems,
    refetchOnWindowFocus: 'always',
  });
