import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { start, stopAll, whenTold } from './tools.mjs';

const services = [
  {
    name: 'Storefront',
    port: 5173,
    tool: 'vite',
    args: ['--host', '127.0.0.1', '--port', '5173', '--strictPort', '--logLevel', 'warn'],
    addresses: ['http://law.localhost:5173/', 'http://hsb.localhost:5173/'],
  },
  {
    name: 'Storybook',
    port: 6006,
    tool: 'storybook',
    args: ['dev', '--host', '127.0.0.1', '-p', '6006', '--exact-port', '--no-open', '--ci', '--loglevel', 'warn'],
    addresses: ['http://localhost:6006/'],
  },
];

let leaving = false;

/** @param {number} code @param {string} [reason] */
async function leave(code, reason) {
  if (leaving) return;
  leaving = true;
  if (reason) console.error(`\n${reason}`);
  await stopAll();
  process.exit(code);
}

/** @param {number} port @param {string} host */
const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

for (const { name, port } of services) {
  // Both address families, because a server on the other one would get the browser's requests without conflicting with
  // this one.
  if ((await answers(port, '127.0.0.1')) || (await answers(port, '::1'))) {
    console.error(`Port ${port}, which ${name} needs, is in use. Stop what runs there and try again.`);
    process.exit(1);
  }
}

whenTold(() => leave(0));

for (const { name, tool, args } of services) {
  // An open pipe as standard input: Vite ends when the pipe closes, even if this process is killed.
  const child = start(tool, args, { stdio: ['pipe', 'inherit', 'inherit'] });
  child.once('error', (error) => leave(1, `${name} could not be started: ${error.message}`));
  child.once('exit', (code, signal) => leave(1, `${name} ended by itself (${signal ?? `exit code ${code}`}).`));
}

console.log('Starting the storefront and Storybook …');
const deadline = Date.now() + 120_000;
for (const { name, port } of services) {
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) await leave(1, `${name} does not answer on port ${port} after two minutes.`);
    await sleep(300);
  }
}
const rows = services.flatMap(({ name, addresses }) => addresses.map((address) => `  ${name.padEnd(12)}${address}`));
console.log(`\n${rows.join('\n')}\n\n  Ctrl-C ends both.\n`);
