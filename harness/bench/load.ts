import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { bundleMockApi } from '../scripts/build/bundle.mjs';

// Requests a second and their slowest hundredth, for worlds that are spread over processes as a proxy with consistent
// hashing spreads them: each world has one process. The proxy itself is left out, because it would be measured too.
//
// Each connection sends its next request when it has the answer to the last (a closed loop), so the load follows what
// the processes can do, and a stalled process shows in the slowest hundredth of the requests that did get through.

const counts = [1, 2, 4] as const;
const connectionsOfAll = 32;
/** Seconds. */
const warmUp = 1;
const measuredFor = 4;

const script = await bundleMockApi(join(process.cwd(), 'node_modules/.cache/bench'));

async function startProcess(): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const args = [script, '--port', '0', '--latency', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [, port] = /localhost:(\d+)/.exec(String(await once(child.stdout, 'data'))) ?? [];
  return { child, port: Number(port) };
}

interface Visit {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

const item = '/api/cart/itemcode/0651883';

/** Begins a visit to a world with a wine in the basket. */
async function begin(port: number, world: string): Promise<Visit> {
  const response = await fetch(`http://127.0.0.1:${port}${item}/1`, {
    method: 'PUT',
    headers: { 'x-wsk-world': world },
  });
  const [cookie = ''] = response.headers.getSetCookie();
  if (response.status !== 200) throw new Error(`A basket was answered with ${response.status}.`);
  return { port, headers: { 'x-wsk-world': world, cookie: cookie.split(';')[0] ?? '' } };
}

/** Sends calls of visits to one process, each visit over its own connection. Half of them read the basket, half change
 * it. */
async function callsOf(visits: readonly Visit[], duration: number): Promise<Result> {
  const waiting = [...visits];
  const result = await autocannon({
    url: `http://127.0.0.1:${visits[0]?.port}`,
    connections: visits.length,
    duration,
    setupClient: (client) => {
      const headers = waiting.shift()?.headers ?? {};
      client.setRequests([
        { method: 'PUT', path: `${item}/3?method=set`, headers },
        { method: 'GET', path: '/api/cart/list', headers },
        { method: 'PUT', path: `${item}/5?method=set`, headers },
        { method: 'GET', path: '/api/cart/list', headers },
      ]);
    },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} calls failed.`);
  return result;
}

/** Spreads the connections over the worlds, and the worlds over the processes. */
async function load(ports: readonly number[], worlds: number): Promise<Pick<Measured, 'perSecond' | 'p99'>> {
  const visits = await Promise.all(
    Array.from({ length: connectionsOfAll }, (_, index) => {
      const place = index % worlds;
      return begin(ports[place % ports.length] ?? 0, `load-${ports.length}-${worlds}-${place}`);
    }),
  );
  const groups = Object.values(Object.groupBy(visits, ({ port }) => port)) as Visit[][];
  const send = (seconds: number) => Promise.all(groups.map((group) => callsOf(group, seconds)));
  await send(warmUp);
  const results = await send(measuredFor);
  return {
    perSecond: results.reduce((sum, { requests }) => sum + requests.total, 0) / measuredFor,
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
  };
}

interface Measured {
  readonly processes: number;
  readonly worlds: number;
  readonly perSecond: number;
  /** Of the slowest process, in ms. */
  readonly p99: number;
}

const measured: Measured[] = [];
for (const processes of counts) {
  const started = await Promise.all(Array.from({ length: processes }, startProcess));
  for (const worlds of counts) {
    const ports = started.map(({ port }) => port);
    measured.push({ processes, worlds, ...(await load(ports, worlds)) });
  }
  for (const { child } of started) child.kill();
}

console.log(
  `${connectionsOfAll} connections, ${availableParallelism()} cores, of which this program uses up to one itself`,
);
for (const { processes, worlds, perSecond, p99 } of measured)
  console.log(
    `${processes} ${processes === 1 ? 'process  ' : 'processes'} ${worlds} ${worlds === 1 ? 'world ' : 'worlds'} ${perSecond.toFixed(0).padStart(7)} requests/s   p99 ${p99.toFixed(1).padStart(6)} ms`,
  );
