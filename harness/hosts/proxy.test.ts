import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../scripts/tools.mjs';
import { startHashProxy } from './hashProxy.js';
import { host } from './host.js';
import { freePort, startMockApi, stopHosts } from './serving.js';

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
}, 120_000);
afterAll(() => {
  closeStandIn?.();
  haproxy?.kill();
  stopHosts();
});

test.runIf(hasHaproxy)('HAProxy accepts the documented file', () => {
  execFileSync('haproxy', ['-c', '-f', join(root, 'harness/hosts/proxy/haproxy.cfg')], { stdio: 'pipe' });
});

/** A visitor who names a world in a header or a cookie, and keeps the visit's cookie. */
function visitorOf(world: string | undefined, where: 'header' | 'cookie') {
  let session = '';
  return async (path: string, method = 'GET') => {
    const cookie = [world !== undefined && where === 'cookie' && `x-wsk-world=${world}`, session].filter(Boolean);
    const response = await fetch(proxy + path, {
      method,
      headers: {
        cookie: cookie.join('; '),
        ...(world !== undefined && where === 'header' && { 'x-wsk-world': world }),
      },
    });
    [session = ''] = response.headers.get('set-cookie')?.split(';') ?? [session];
    expect(response.status, `${method} ${path} in ${world}`).toBe(200);
    return response.json();
  };
}

const callsIn = async (address: string, world: string): Promise<number> =>
  (await (await fetch(`${address}/__mock/calls`, { headers: { 'x-wsk-world': world } })).json()).length;

describe(hasHaproxy ? 'behind HAProxy' : 'behind a stand-in, as HAProxy is not on this machine', () => {
  test('sixteen worlds in two processes each keep one basket, and each is in one process alone', async () => {
    const worlds = Array.from({ length: 16 }, (_, index) => `world-${index}`);
    await Promise.all(
      worlds.map(async (world, index) => {
        const ask = visitorOf(world, index % 2 ? 'header' : 'cookie');
        const bottles = 1 + (index % 5);
        await ask(`/api/cart/itemcode/0651883/${bottles}`, 'PUT');
        for (let look = 0; look < 6; look++) {
          const { response } = await ask('/api/cart/list');
          expect([world, response.numBottles]).toEqual([world, bottles]);
        }
      }),
    );
    const places = await Promise.all(
      worlds.map((world) => Promise.all(processes.map((address) => callsIn(address, world)))),
    );
    for (const counts of places) expect([...counts].sort((one, other) => one - other)).toEqual([0, 7]);
    // Neither process has them all.
    for (const index of processes.keys()) expect(places.some((counts) => counts[index] === 7)).toBe(true);
  });

  test('a world named in a cookie is the one that the header names', async () => {
    await visitorOf('both', 'cookie')('/api/cart/itemcode/0651883/1', 'PUT');
    const calls = await visitorOf('both', 'header')('/__mock/calls');
    expect(calls.map((call: { operationId: string }) => call.operationId)).toEqual(['addCartItem']);
  });

  test('visitors without a world share one shop', async () => {
    await Promise.all(
      Array.from({ length: 6 }, async () => visitorOf(undefined, 'header')('/api/cart/itemcode/0651883/1', 'PUT')),
    );
    expect((await visitorOf(undefined, 'header')('/__mock/calls')).length).toBe(6);
  });
});
