import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMock, startOf } from '../engine/mock.js';
import { memoryStore, type Store } from '../stores/store.js';
import { createMockServer } from '../transport/server.js';

export interface TestServer {
  readonly server: Server;
  readonly port: number;
  /** The address without a path. */
  readonly base: string;
  close(): Promise<void>;
}

/** Starts the mock of the brand law over HTTP, on a free port of this machine. */
export async function testServer(store: Store = memoryStore()): Promise<TestServer> {
  const settings = { ...startOf('law'), latency: 0 };
  const server = createMockServer(createMock({ store, start: settings, forgetsIdleVisits: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    base: `http://localhost:${port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Returns the error message of a response. */
export const messageOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { errorResponse: { message: string } }).errorResponse.message;
