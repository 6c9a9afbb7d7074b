import { afterEach, expect, test, vi } from 'vitest';
import { type ContentDelivery, type ContentHost, type DeliverySettings, deliveryAt } from './delivery.js';

afterEach(() => vi.unstubAllGlobals());

test('the service’s client is loaded once, on the first request, and again after a failed load', async () => {
  const createClient = vi.fn(() => ({}) as ContentDelivery);
  const sdk = vi
    .fn(async () => ({ createClient }))
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
  const connect = deliveryAt({ accessToken: 'any' }, { sdk, space: 'any' });
  expect(sdk).not.toHaveBeenCalled();
  await expect(connect('queryBrandContent')).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'network',
    operationId: 'queryBrandContent',
  });
  expect(await connect('queryBrandContent')).toBe(await connect('syncContent'));
  expect(sdk).toHaveBeenCalledTimes(2);
  expect(createClient).toHaveBeenCalledTimes(1);
});

async function paramsOf(host: Partial<ContentHost>, settings: Partial<DeliverySettings>) {
  const createClient = vi.fn<(params: object) => ContentDelivery>(() => ({}) as ContentDelivery);
  await deliveryAt(
    { accessToken: 'token', ...host },
    { sdk: async () => ({ createClient }), space: 'shop', ...settings },
  )('queryBrandContent');
  return createClient.mock.calls[0]?.[0];
}

test('without settings the client gets the defaults, and no key is undefined', async () => {
  expect(await paramsOf({}, {})).toStrictEqual({
    space: 'shop',
    environment: 'master',
    accessToken: 'token',
    adapter: 'fetch',
    timeout: 30_000,
    retryLimit: 5,
    logHandler: expect.any(Function),
  });
});

test('the client gets every setting of the host, zero and false too', async () => {
  const host = { host: 'localhost:4000', basePath: '/content', insecure: false };
  expect(await paramsOf(host, { environment: 'next', throttle: 7, timeoutMs: 900, retryLimit: 0 })).toStrictEqual({
    space: 'shop',
    environment: 'next',
    accessToken: 'token',
    adapter: 'fetch',
    timeout: 900,
    retryLimit: 0,
    logHandler: expect.any(Function),
    throttle: 7,
    host: 'localhost:4000',
    basePath: '/content',
    insecure: false,
  });
});

test('a browser whose scheduler cannot yield loads the client too', async () => {
  vi.stubGlobal('scheduler', {});
  expect(await paramsOf({}, {})).toMatchObject({ space: 'shop' });
});
