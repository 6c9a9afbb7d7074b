'use client';

import type { LaterEndpoint } from '../../api/client.js';
import type { Endpoint } from '../../api/endpoint.js';
import { loadChunk } from '../base/loadChunk.js';

/** The calls of a domain by operation id. Exported so that the types of `accountCalls.ts` name it, and not every schema. */
export type Calls<Rows> = {
  readonly [Id in keyof Rows as Rows[Id] extends Endpoint ? Id : never]: LaterEndpoint<Rows[Id] & Endpoint>;
};

/** Returns the calls of one domain. They are loaded lazily, together with their schemas, on the first call, because the
 * first paint needs none of them. */
export function callsOf<Rows extends object>(domain: string, load: () => Promise<Rows>): Calls<Rows> {
  let rows: Promise<Rows> | undefined;
  const loadOnce = () => {
    // A failure must not reload the page: some calls are made without a press, so that reloading could loop.
    rows ??= loadChunk(domain, load).catch((error: unknown) => {
      rows = undefined;
      throw error;
    });
    return rows;
  };
  // Only the type knows the ids, since the calls' definitions are not loaded yet.
  return new Proxy({} as Calls<Rows>, {
    get: (_, id: string) => ({ id, load: async () => (await loadOnce())[id as keyof Rows] }),
  });
}

/** Any call without input that has the same response type as the given one. */
export type CallLike<Given extends LaterEndpoint<Endpoint>> = LaterEndpoint<
  Endpoint & Pick<Awaited<ReturnType<Given['load']>>, 'response'>
>;

export const basketCalls = callsOf('basket', () => import('../../api/endpoints/basket.js'));
export const checkoutCalls = callsOf('checkout', () => import('../../api/endpoints/checkout.js'));
export const customerCalls = callsOf('customer', () => import('../../api/endpoints/customer.js'));
export const deliveryCalls = callsOf('delivery', () => import('../../api/endpoints/delivery.js'));
export const freeGiftCalls = callsOf('freeGifts', () => import('../../api/endpoints/freeGifts.js'));
export const fragmentCalls = callsOf('fragments', () => import('../../api/endpoints/fragments.js'));
export const identityCalls = callsOf('identity', () => import('../../api/endpoints/identity.js'));
export const offerCalls = callsOf('offers', () => import('../../api/endpoints/offers.js'));
export const productCalls = callsOf('product', () => import('../../api/endpoints/product.js'));
export const searchCalls = callsOf('search', () => import('../../api/endpoints/search.js'));
export const voucherCalls = callsOf('vouchers', () => import('../../api/endpoints/vouchers.js'));
