import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';

const ws = pathToFileURL(fileURLToPath(import.meta.resolve('ws'))).href;

/** A stand-in for Firefox that knows one command, and refuses another because of what it was given. */
const stock = `#!${process.execPath}
import { WebSocketServer } from '${ws.replace('index.js', 'wrapper.mjs')}';
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('listening', () => {
  console.error('*** You are running in headless mode.');
  console.error('WebDriver BiDi listening on ws://127.0.0.1:' + server.address().port);
});
server.on('connection', (socket, { url }) => socket.on('message', (command) => {
  const { id, method } = JSON.parse(command);
  socket.send(JSON.stringify(
    method === 'session.status' ? { id, type: 'success', result: { url, args: process.argv.slice(2) } }
      : method === 'script.evaluate' ? { id, type: 'error', error: 'invalid argument', message: 'no script' }
      : { id, type: 'error', error: 'unknown command', message: method },
  ));
}));
`;

test('a command that Firefox does not know counts as done, and everything else passes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const path = join(folder, 'firefox.mjs');
  writeFileSync(path, stock);
  chmodSync(path, 0o755);
  const between = spawn(process.execPath, [join(import.meta.dirname, 'goBetween.mjs'), '--headless'], {
    env: { ...process.env, FIREFOX_PATH: path },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  onTestFinished(() => {
    between.kill();
    rmSync(folder, { recursive: true });
  });
  const lines: string[] = [];
  const address = await new Promise<string>((resolve) => {
    createInterface({ input: between.stderr }).on('line', (line) => {
      lines.push(line);
      const [, found] = /^WebDriver BiDi listening on (\S+)$/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  expect(lines[0]).toBe('*** You are running in headless mode.');

  const socket = new WebSocket(`${address}/session`);
  const answers: unknown[] = [];
  socket.on('message', (answer) => answers.push(JSON.parse(answer.toString())));
  await new Promise((resolve) => socket.once('open', resolve));
  for (const [id, method] of ['session.status', 'emulation.setMediaFeaturesOverride', 'script.evaluate'].entries())
    socket.send(JSON.stringify({ id, method, params: {} }));
  await expect
    .poll(() => answers)
    .toEqual([
      { id: 0, type: 'success', result: { url: '/session', args: ['--headless'] } },
      { id: 1, type: 'success', result: {} },
      { id: 2, type: 'error', error: 'invalid argument', message: 'no script' },
    ]);
  socket.close();
});
