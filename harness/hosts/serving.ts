import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../scripts/tools.mjs';
import { host } from './host.js';

/** The servers by their addresses. */
const started = new Map<string, ChildProcess>();

/** Finds a port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a script and waits until its port responds. A host without an API is under development. */
async function start(
  cwd: string,
  port: number,
  api: string | undefined,
  script: string,
  ...args: string[]
): Promise<string> {
  const mode = api === undefined ? ('development' as const) : ('production' as const);
  const env = { ...process.env, API: api, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: mode };
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${port}`;
  started.set(address, child);
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it answered`))),
  );
  const answers = async (): Promise<void> => {
    while (!(await isAnswered(address))) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await Promise.race([answers(), ended]);
  return address;
}

const isAnswered = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** Starts the package's own mock API, as a host does. */
export async function startMockApi(brand: string): Promise<string> {
  const port = await freePort();
  const script = join(host, 'node_modules', manifest.name, 'dist/mock-api.js');
  return start(host, port, '', script, '--port', `${port}`, '--brand', brand);
}

/** Copies the host of this name and installs the packed archive in it. Two tests of one host name their copies. */
export function installed(name: string, copy = name): string {
  const folder = join(host, 'hosts', copy);
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'harness/hosts', name), folder, { recursive: true });
  symlinkSync(join(host, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Starts a host's server in front of an API, or with the mock shop in it; `{port}` in its arguments is replaced with its
 * port. */
export async function startHost(
  folder: string,
  api: string | undefined,
  script: string,
  ...args: string[]
): Promise<string> {
  const port = await freePort();
  return start(folder, port, api, script, ...args.map((arg) => arg.replace('{port}', `${port}`)));
}

/** Ends the server at an address, and waits until it has ended. */
export async function stopHost(address: string): Promise<void> {
  const child = started.get(address);
  if (!child) throw new Error(`Nothing was started at ${address}.`);
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

export function stopHosts(): void {
  for (const child of started.values()) child.kill();
  started.clear();
}
