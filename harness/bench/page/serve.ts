import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createMock, startOf } from '../../../mocks/engine/mock.js';
import { memoryStore } from '../../../mocks/stores/store.js';
import { createMockServer } from '../../../mocks/transport/server.js';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Serves a built page as a host of a brand does, compressed, in front of an API that answers whatever is no file of it. */
export async function serveAt(brand: string, folder: string): Promise<{ address: string; close: () => void }> {
  const settings = { ...startOf(brand), latency: 0 };
  const api = createMockServer(createMock({ store: memoryStore(), start: settings }), settings);
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    // A page has no file of its own.
    const isPage = pathname === '/' || pathname.startsWith('/product/');
    const file = join(folder, normalize(isPage ? '/index.html' : pathname));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      api.emit('request', request, response);
      return;
    }
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
    });
    response.end(body);
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
