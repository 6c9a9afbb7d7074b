#!/usr/bin/env node
// Starts the Firefox named in FIREFOX_PATH, and stands between it and Playwright. Playwright sends commands of WebDriver
// BiDi that only newer versions of Firefox know, and gives up at the first refusal; here they count as done.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, () => firefox.kill(signal));
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  if (address) stand(address);
  else console.error(line);
});

/** @param {string} address of Firefox */
function stand(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    // Playwright waits for this line.
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`);
    const isOpen = new Promise((resolve) => browser.once('open', resolve));
    playwright.on('message', async (command) => {
      await isOpen;
      browser.send(command.toString());
    });
    browser.on('message', (answer) => playwright.send(withoutRefusal(answer.toString())));
    playwright.on('close', () => browser.close());
    browser.on('close', () => playwright.close());
  });
}

/** @param {string} answer */
function withoutRefusal(answer) {
  const { id, type, error } = JSON.parse(answer);
  const isUnknown = type === 'error' && error === 'unknown command';
  return isUnknown ? JSON.stringify({ id, type: 'success', result: {} }) : answer;
}
