import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentClient } from '../../../src/content/client.js';
import { createMock, startOf } from '../../engine/mock.js';
import { contentSpaceId } from '../../fixtures/content/space/parts.js';
import { memoryStore } from '../../stores/store.js';
import { createMockServer } from '../../transport/server.js';

const settings = { ...startOf('law'), latency: 0 };
const server = createMockServer(createMock({ store: memoryStore(), start: settings }));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
});

test('the service’s own client reads the mock over HTTP: by host, port and path', async () => {
  const host = { accessToken: 'any', host: `localhost:${(server.address() as AddressInfo).port}`, insecure: true };
  const client = createContentClient({
    sdk: () => import('contentful'),
    space: contentSpaceId,
    retryLimit: 0,
    ...host,
    basePath: '/content',
    preview: { ...host, basePath: '/content/preview' },
  });
  expect(await client.homePage('law')).toMatchObject({ id: 'law-home', problems: [] });
  expect(await client.previewHomePage('law-home-draft')).toMatchObject({ id: 'law-home-draft' });
  const { nextSyncToken } = await client.sync({ initial: true, type: 'Asset' });
  expect((await client.sync({ nextSyncToken })).deletedAssets).toHaveLength(1);
  await expect(client.entry('none')).rejects.toMatchObject({ status: 404 });
});
