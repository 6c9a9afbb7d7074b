import { afterEach, expect, test, vi } from 'vitest';
import { deliveryAt } from './delivery.js';

afterEach(() => {
  vi.doUnmock('contentful');
  vi.resetModules();
});

test('the service’s client is loaded once, on the first request, and again after a failed load', async () => {
  const loaded = vi.fn();
  vi.doMock('contentful', () => {
    loaded();
    throw new Error('Failed to fetch dynamically imported module');
  });
  const connect = deliveryAt({ accessToken: 'any' }, { space: 'any' });
  expect(loaded).not.toHaveBeenCalled();
  await expect(connect('queryBrandContent')).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'network',
    operationId: 'queryBrandContent',
  });
  vi.resetModules();
  const createClient = vi.fn(() => ({ getEntries: () => {} }));
  vi.doMock('contentful', () => ({ createClient }));
  expect(await connect('queryBrandContent')).toBe(await connect('syncContent'));
  expect(createClient).toHaveBeenCalledTimes(1);
});
