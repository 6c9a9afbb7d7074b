import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bundleMockApi } from './build/bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mock-api-'));
const line = '/api/cart/itemcode/0651883/2';
let command: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  command = await bundleMockApi(folder);
});
afterEach(() => {
  for (const one of running.splice(0)) one.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as a user would: returns its address once it listens, and how it ends. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, [command, '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let errorText = '';
  child.stderr.on('data', (data: Buffer) => {
    errorText += data.toString();
  });
  const [listening] = await Promise.race([once(child.stdout, 'data'), ended.then(() => [undefined])]);
  const [base = ''] = /http:\/\/\S+/.exec(String(listening)) ?? [];
  return { base, ended, said: () => errorText, signal: (name: NodeJS.Signals) => child.kill(name) };
}

const setFault = (base: string, fault: string) =>
  fetch(`${base}/__mock/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
  });
const bottlesOf = async (base: string, cookie: string) => {
  const answer = await fetch(`${base}/api/cart/list?validate=true`, { headers: { cookie } });
  return ((await answer.json()) as { response: { numBottles: number } }).response.numBottles;
};

test('a shop survives a restart with its sessions, and an invalid file is refused', async () => {
  const state = join(folder, 'shop.json');
  const first = await run('--state', state, '--brand', 'hsb');
  const added = await fetch(first.base + line, { method: 'PUT' });
  const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? '';
  first.signal('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = await run('--state', state);
  expect(await bottlesOf(second.base, cookie)).toBe(2);
  expect(await (await fetch(`${second.base}/__mock/state`)).text()).toContain('0651883');
  second.signal('SIGINT');
  expect(await second.ended).toBe(0);

  const savedState = readFileSync(state, 'utf8');
  const third = await run('--state', state, '--brand', 'law');
  expect(await third.ended).toBe(1);
  expect(third.said()).toMatch(/shop\.json is left as it is: its shop has brand hsb, not law\./);
  expect(readFileSync(state, 'utf8')).toBe(savedState);
});

/** Makes a call that a fault delays. @returns how it ends */
async function callHeldUp(base: string, fault: string): Promise<number | string> {
  await setFault(base, fault);
  return fetch(base + line, { method: 'PUT' }).then(
    ({ status }) => status,
    () => 'broken off',
  );
}

/** Waits until the shop has received a call, which can be seen from its new session. */
const underWay = (base: string) =>
  expect
    .poll(async () => {
      const { sessions } = (await (await fetch(`${base}/__mock/state`)).json()) as { sessions: object };
      return Object.keys(sessions).length;
    })
    .toBe(1);

test('a call in progress gets its response before the command stops', async () => {
  const { base, signal, ended } = await run();
  const answer = callHeldUp(base, 'addCartItem:slow-700*1');
  await underWay(base);
  signal('SIGTERM');
  expect(await answer).toBe(200);
  expect(await ended).toBe(0);
});

test('a second signal stops the command immediately', async () => {
  const { base, signal, ended } = await run();
  const answer = callHeldUp(base, 'addCartItem:slow-3600000');
  await underWay(base);
  signal('SIGTERM');
  signal('SIGINT');
  expect(await ended).toBe(1);
  expect(await answer).toBe('broken off');
});

test('no write that was answered is lost when the command is killed', async () => {
  const state = join(folder, 'killed.json');
  /** Number of answered writes by cookie. */
  const answered = new Map<string, number>();
  const writes = () => [...answered.values()].reduce((sum, count) => sum + count, 0);
  const refused: number[] = [];
  for (const enough of [1, 60, 200]) {
    const { base, signal, ended } = await run('--state', state);
    /** Adds one bottle after another to a basket of its own, until the command is gone. */
    const shopper = async () => {
      let cookie = '';
      for (let count = 1; count < 99; count += 1) {
        const answer = await fetch(base + line.replace('/2', '/1'), { method: 'PUT', headers: { cookie } });
        if (answer.status !== 200) refused.push(answer.status);
        cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
        answered.set(cookie, count);
      }
    };
    const shoppers = Array.from({ length: 12 }, () => shopper().catch(() => {}));
    await expect.poll(writes, { interval: 1 }).toBeGreaterThanOrEqual(enough);
    signal('SIGKILL');
    await Promise.all([ended, ...shoppers]);
  }
  const { base } = await run('--state', state);
  expect(refused).toEqual([]);
  for (const [cookie, count] of answered) expect(await bottlesOf(base, cookie)).toBeGreaterThanOrEqual(count);
});
