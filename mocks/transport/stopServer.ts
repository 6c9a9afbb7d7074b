import type { Server } from 'node:http';

/** How often connections are looked at that have become idle. */
const lookEveryMs = 20;

/** Takes no more connections, and resolves once the calls under way are answered. Those that are not by then, such as calls
 * a fault leaves without an answer, are broken off. */
export async function stopServer(server: Server, patienceMs: number): Promise<void> {
  const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(looking);
  clearTimeout(patience);
}
