import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { createMock, startOf } from '../../../mocks/engine/mock.js';
import { memoryStore } from '../../../mocks/stores/store.js';
import { createMockServer } from '../../../mocks/transport/server.js';
import type { Settings } from '../../../mocks/world/settings.js';

/** Serves a built page as a brand's host does, compressed. Requests for anything other than the page's files go to an
 * API. */
export async function serveAt(
  brand: string,
  folder: string,
  customer: Partial<Pick<Settings, 'login' | 'persona'>> = {},
): Promise<{ address: string; close: () => void }> {
  const settings = { ...startOf(brand), latency: 0, ...customer };
  const api = createMockServer(createMock({ store: memoryStore(), start: settings }));
  const files = sirv(folder, { brotli: true });
  const server = createServer((request, response) => {
    // The pages of the shop have no files of their own.
    const isPage = request.headers['sec-fetch-mode'] === 'navigate' && !/\.html$|^\/api\//.test(request.url ?? '');
    if (isPage) {
      request.url = '/';
      // The page of results and its results have the same address.
      response.setHeader('cache-control', 'no-store');
    }
    files(request, response, () => void api.emit('request', request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://${brand}.localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
