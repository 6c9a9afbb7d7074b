import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const windows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');

// Tools start other tools by name, and must also find the pinned Node first.
process.env.PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH;
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';

/**
 * Returns the script behind a command, since Node on Windows cannot run the shims in node_modules/.bin.
 *
 * @param {string} pack the package
 * @param {string} command one of its commands
 */
export function scriptOf(pack, command) {
  const folder = join(root, 'node_modules', pack);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Starts a command of an installed package under the pinned Node, in its own process group so that `stop` also reaches
 * the processes it starts.
 *
 * @param {string} tool `command`, or `package:command` if they differ
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(tool, args, options) {
  const [pack = tool, command = pack] = tool.split(':');
  const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
  const child = spawn(node, [scriptOf(pack, command), ...args], { cwd: root, detached: !windows, ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/**
 * Runs a tool to its end in this process's terminal.
 *
 * @param {string} tool
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {string} [cwd] the project's root unless set
 * @returns {Promise<number | null>} its exit code, null if a signal ended it
 */
export async function exitCodeOf(tool, args, env, cwd = root) {
  const [code] = await once(start(tool, args, { stdio: 'inherit', env: { ...process.env, ...env }, cwd }), 'close');
  return code;
}

/**
 * Runs a tool to its end in this process's terminal.
 *
 * @param {string} tool
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {string} [cwd] the project's root unless set
 * @throws Error when it fails
 */
export async function runTool(tool, args, env, cwd) {
  const code = await exitCodeOf(tool, args, env, cwd);
  if (code !== 0) throw new Error(`${tool} ended with ${code}.`);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  if (windows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}

/**
 * Ends a tool and all processes it started. A tool that ignores the request is killed.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stop(child) {
  const ended = new Promise((resolve) => child.once('close', resolve));
  if (!running.has(child)) return;
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), 5000);
  await ended;
  clearTimeout(timer);
}

export const stopAll = () => Promise.all([...running].map(stop));

/**
 * Calls back once when this process is asked to end. npm passes a signal to the shell that runs the script, which exits
 * without passing it on, so the loss of the parent process counts as a signal.
 *
 * @param {() => void} leave
 */
export function whenTold(leave) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) shutDown();
  }, 500);
  watch.unref();
  const shutDown = () => {
    clearInterval(watch);
    // A second signal must not wait for a hanging tool.
    for (const signal of signals) process.off(signal, shutDown).once(signal, () => process.exit(1));
    leave();
  };
  for (const signal of signals) process.once(signal, shutDown);
}
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/**
 * Runs npm, with the npm that runs this script if there is one.
 *
 * @param {string[]} args
 * @param {string} cwd
 */
export function npm(args, cwd) {
  const { npm_execpath: script } = process.env;
  const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  const [command, before] = script ? [process.execPath, [script]] : ['npm', []];
  const { status, stdout, stderr } = spawnSync(command, [...before, ...args, ...quiet], {
    cwd,
    encoding: 'utf8',
    shell: !script && windows,
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed (${status}):\n${stdout}${stderr}`);
}
