import { expect, test, vi } from 'vitest';
import { type ContentDelivery, deliveryAt } from './delivery.js';

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
