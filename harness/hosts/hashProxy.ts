import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const pointsOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();
const pointsOfEach = 64;

/** Returns the port that a world belongs to: the next one on a ring on which each port has many points. */
function consistentHash(ports: readonly number[]): (world: string) => number {
  const ring = ports
    .flatMap((port) => Array.from({ length: pointsOfEach }, (_, index) => ({ at: pointsOf(`${port} ${index}`), port })))
    .sort((one, other) => one.at - other.at);
  return (world) => {
    const place = pointsOf(world);
    const { port } = ring.find(({ at }) => at >= place) ?? ring[0] ?? { port: Number.NaN };
    return port;
  };
}

const inCookies = /(?:^|; )x-wsk-world=([^;]*)/;

/** Starts a proxy that does what `proxy/haproxy.cfg` says, for machines without HAProxy. */
export async function startHashProxy(ports: readonly number[]): Promise<{ port: number; close: () => void }> {
  const portOf = consistentHash(ports);
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const world = headers['x-wsk-world'] ?? inCookies.exec(headers.cookie ?? '')?.[1];
    const port = world === undefined ? ports[0] : portOf(String(world));
    const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
