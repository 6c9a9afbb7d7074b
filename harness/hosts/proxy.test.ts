import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../scripts/tools.mjs';
import { startHashProxy } from './hashProxy.js';
import { host } from './host.js';
import { freePort, startMockApi, stopHost, stopHosts } from './serving.js';

const hasHaproxy = spawnSync('haproxy', ['-v']).error === undefined;
const documented = readFileSync(join(root, 'harness/hosts/proxy/haproxy.cfg'), 'utf8');
const portOf = (address: string) => Number(new URL(address).port);

let processes: readonly string[];
let proxy: string;
let haproxy: ChildProcess | undefined;
let closeStandIn: (() => void) | undefined;

/** Starts HAProxy with the documented file, of which only the ports are others. */
async function startHaproxy(ports: readonly number[]): Promise<number> {
  const own = await freePort();
  const file = join(host, 'haproxy.cfg');
  writeFileSync(
    file,
    [4011, 4012].reduce(
      (text, port, index) => text.replaceAll(`127.0.0.1:${port}`, `127.0.0.1:${ports[index]}`),
      documented.replace('127.0.0.1:4010', `127.0.0.1:${own}`),
    ),
  );
  haproxy = spawn('haproxy', ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const answers = () => fetch(`http://127.0.0.1:${own}/__mock/world`).then(Boolean, () => false);
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
  return own;
}

beforeAll(async () => {
  processes = await Promise.all([startMockApi('law'), startMockApi('law')]);
  const ports = processes.map(portOf);
  if (!hasHaproxy) {
    const standIn = await startHashProxy(ports);
    closeStandIn = standIn.close;
    proxy = `http://127.0.0.1:${standIn.port}`;
    return;
  }
  proxy = `http://127.0.0.1:${await startHaproxy(ports)}`;
});
afterAll(() => {
  closeStandIn?.();
  haproxy?.kill();
  stopHosts();
});

test.runIf(hasHaproxy)('HAProxy accepts the documented file', () => {
  execFileSync('haproxy', ['-c', '-f', join(root, 'harness/hosts/proxy/haproxy.cfg')], { stdio: 'pipe' });
});

type Place = 'header' | 'cookie';

/** Returns what names worlds in these places. */
const naming = (worlds: Readonly<Partial<Record<Place, string>>>, ...cookies: readonly string[]) => ({
  cookie: [worlds.cookie === undefined ? '' : `x-wsk-world=${worlds.cookie}`, ...cookies].filter(Boolean).join('; '),
  ...(worlds.header !== undefined && { 'x-wsk-world': worlds.header }),
});

/** A visitor who keeps the visit's cookie. */
function newVisitor() {
  let session = '';
  return async (worlds: Readonly<Partial<Record<Place, string>>>, path: string, method = 'GET') => {
    const response = await fetch(proxy + path, { method, headers: naming(worlds, session) });
    [session = ''] = response.headers.get('set-cookie')?.split(';') ?? [session];
    expect(response.status, `${method} ${path} in ${JSON.stringify(worlds)}`).toBe(200);
    return response.json();
  };
}

const wine = '/api/cart/itemcode/0651883';
const callsAt = async (address: string, header?: string): Promise<number> =>
  (await (await fetch(`${address}/__mock/calls`, { headers: naming({ ...(header && { header }) }) })).json()).length;
const worlds = Array.from({ length: 16 }, (_, index) => `world-${index}`);

describe(hasHaproxy ? 'behind HAProxy' : 'behind a stand-in, as HAProxy is not on this machine', () => {
  test('sixteen worlds, named in header and cookie by turns, each keep one basket in one of two processes', async () => {
    await Promise.all(
      worlds.map(async (world, index) => {
        const ask = newVisitor();
        const named = (turn: number) => ({ [(index + turn) % 2 ? 'header' : 'cookie']: world });
        const bottles = 1 + (index % 5);
        await ask(named(0), `${wine}/${bottles}`, 'PUT');
        for (let look = 1; look <= 6; look++) {
          const { response } = await ask(named(look), '/api/cart/list');
          expect([world, response.numBottles]).toEqual([world, bottles]);
        }
      }),
    );
    const places = await Promise.all(
      worlds.map((world) => Promise.all(processes.map((address) => callsAt(address, world)))),
    );
    for (const counts of places) expect([...counts].sort((one, other) => one - other)).toEqual([0, 7]);
    // Neither process has them all.
    for (const index of processes.keys()) expect(places.some((counts) => counts[index] === 7)).toBe(true);
  });

  test('where the header and the cookie name two worlds, each request is in that of the header', async () => {
    await Promise.all(
      worlds.map(async (world) => {
        const header = `${world}.header`;
        const ask = newVisitor();
        await ask({ header, cookie: `${world}.cookie` }, `${wine}/2`, 'PUT');
        expect((await ask({ header }, '/api/cart/list')).response.numBottles).toBe(2);
        expect(await ask({ cookie: `${world}.cookie` }, '/__mock/calls')).toEqual([]);
      }),
    );
  });

  test('visitors without a world share one shop, in one process', async () => {
    const before = await Promise.all(processes.map((address) => callsAt(address)));
    await Promise.all(worlds.map(() => newVisitor()({}, `${wine}/1`, 'PUT')));
    const after = await Promise.all(processes.map((address) => callsAt(address)));
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([16, 0]);
    expect(await newVisitor()({}, '/__mock/calls')).toHaveLength(after[0] ?? 0);
  });

  test('a malformed name and an empty one are refused by the mock itself', async () => {
    for (const name of ['', 'a b', 'a'.repeat(65)]) {
      const response = await fetch(`${proxy}/api/cart/list`, { headers: naming({ header: name }) });
      expect([name, response.status]).toEqual([name, 400]);
      expect((await response.json()).errorResponse.message).toContain('Unknown world');
    }
  });

  test('the fault of a broken connection breaks that of the client, and any other is answered as it is', async () => {
    const answerTo = async (fault: string) => {
      const headers = { ...naming({ header: 'faulty' }), 'content-type': 'application/json' };
      await fetch(`${proxy}/__mock/faults`, { method: 'POST', headers, body: JSON.stringify({ fault }) });
      return fetch(`${proxy}/api/cart/list`, { headers }).then(
        ({ status }) => status,
        () => 'broken',
      );
    };
    expect([await answerTo('getCart:offline'), await answerTo('getCart:502'), await answerTo('')]).toEqual([
      'broken',
      502,
      200,
    ]);
  });

  test('a world of a process that has ended fails, and does not begin again in the other', async () => {
    const [one = '', two = ''] = processes;
    await stopHost(two);
    const answers = await Promise.all(
      worlds.map(async (world) => {
        const isThere = (await callsAt(one, world)) > 0;
        const isAnswered = await fetch(`${proxy}/api/cart/list`, { headers: naming({ header: world }) }).then(
          ({ ok }) => ok,
          () => false,
        );
        return [isThere, isAnswered] as const;
      }),
    );
    for (const [isThere, isAnswered] of answers) expect(isAnswered).toBe(isThere);
    expect(answers.some(([isThere]) => !isThere)).toBe(true);
  });
});
