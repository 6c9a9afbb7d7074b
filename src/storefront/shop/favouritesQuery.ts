'use client';

import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../api/client.js';
import { queryKey } from '../base/queryKey.js';
import { customerCalls } from './calls.js';

/** Returns the query of the customer's favourites, fetched once for all favourite buttons on the page. Another tab may
 * change the favourites, so they are fetched again when this tab gets the focus. */
export const favouritesQuery = (client: Client) =>
  queryOptions({
    queryKey: queryKey('listFavourites'),
    queryFn: async ({ signal }) => (await client.call(customerCalls.listFavourites, undefined, { signal })).userItems,
    refetchOnWindowFocus: 'always',
  });
