import type { Server } from 'node:http';

/** Interval for checking which connections have become idle. */
const lookEveryMs = 20;

/**
 * Stops accepting connections, and resolves once the calls in progress have their responses. Calls still open after
 * `patienceMs`, such as those that a fault leaves without a response, are aborted.
 */
export async function stopServer(server: Server, patienceMs: number): Promise<void> {
  const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(looking);
  clearTimeout(patience);
}
