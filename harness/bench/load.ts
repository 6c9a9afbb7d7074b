import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bundleMockApi } from '../scripts/build/bundle.mjs';

// Requests a second and their slowest hundredth, for worlds that are spread over processes as a proxy with consistent
// hashing spreads them: each world has one process. The proxy itself is left out, because it would be measured too.
//
// Each connection sends its next request when it has the answer to the last (a closed loop), so the load follows what
// the processes can do, and a stalled process shows in the slowest hundredth of the requests that did get through.

const counts = [1, 2, 4] as const;
const connectionsOfAll = 32;
const warmUpMs = 1_000;
const measuredMs = 4_000;

const script = await bundleMockApi(join(process.cwd(), 'node_modules/.cache/bench'));

async function startProcess(): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const args = [script, '--port', '0', '--latency', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [, port] = /localhost:(\d+)/.exec(String(await once(child.stdout, 'data'))) ?? [];
  return { child, port: Number(port) };
}

interface Asked {
  readonly status: number | undefined;
  readonly cookie: string | undefined;
}

function ask(agent: Agent, port: number, method: string, path: string, headers: Readonly<Record<string, string>>) {
  return new Promise<Asked>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Returns the duration of every request in milliseconds. Half of them read the basket, half change it. */
async function load(ports: readonly number[], worlds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsOfAll });
  const durations: number[] = [];
  const began = performance.now();

  async function visitor(index: number): Promise<void> {
    const place = index % worlds;
    const port = ports[place % ports.length] ?? 0;
    const headers = { 'x-wsk-world': `load-${ports.length}-${worlds}-${place}`, cookie: '' };
    for (let call = 0; performance.now() - began < warmUpMs + measuredMs; call++) {
      const isRead = call % 2 === 1;
      const path = isRead
        ? '/api/cart/list'
        : `/api/cart/itemcode/0651883/${1 + (call % 6)}${call ? '?method=set' : ''}`;
      const asked = performance.now();
      const { status, cookie } = await ask(agent, port, isRead ? 'GET' : 'PUT', path, headers);
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
      if (cookie) headers.cookie = cookie;
      if (asked - began > warmUpMs) durations.push(performance.now() - asked);
    }
  }

  await Promise.all(Array.from({ length: connectionsOfAll }, (_, index) => visitor(index)));
  agent.destroy();
  return durations;
}

interface Measured {
  readonly processes: number;
  readonly worlds: number;
  readonly perSecond: number;
  readonly p99: number;
}

const measured: Measured[] = [];
for (const processes of counts) {
  const started = await Promise.all(Array.from({ length: processes }, startProcess));
  for (const worlds of counts) {
    const durations = (
      await load(
        started.map(({ port }) => port),
        worlds,
      )
    ).sort((one, other) => one - other);
    measured.push({
      processes,
      worlds,
      perSecond: durations.length / (measuredMs / 1000),
      p99: durations[Math.floor(durations.length * 0.99)] ?? Number.NaN,
    });
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
