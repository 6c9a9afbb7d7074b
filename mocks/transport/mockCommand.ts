import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CallRecord } from '../engine/callLog.js';
import { askMock, CommandError, change, lineOf, look, type MockRequest } from './askMock.js';

const usage = `Starts a mock API, or looks into one that runs on this machine and changes it.

  mock serve             starts one; mock serve --help has its options
  mock calls             the latest calls, without their secrets
  mock fault [PLAN]      the faults, or sets them: mock fault "getCart:500*1"; mock fault "" ends them
  mock clock [TIME]      the time, or moves it on: mock clock 2026-12-24, or +7 for seven days
  mock world             the settings
  mock world --brand ID [--country, --login, --persona, --seed, --clock]
                         starts a new shop
  mock world --end       ends the world that --world names
  mock state             everything the shop keeps, without the ids of visits
  mock capsule [TEXT]    the settings as one text, or starts a new shop with those of another
  mock recording [FILE]  every step since the shop began, without secrets, or replays those in a file

  --port N               the port of the mock API (4010)
  --world NAME           the world, in place of the shop without a name
  --help                 these lines`;

const settings = ['brand', 'country', 'login', 'persona', 'seed', 'clock'] as const;

function read(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ port: text, world: text, end: flag, help: flag },
        ...{ brand: text, country: text, login: text, persona: text, seed: text, clock: text },
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function recordingIn(file: string): MockRequest {
  try {
    return { method: 'POST', path: 'recording', body: readFileSync(file, 'utf8') };
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

function clockRequest(time: string): MockRequest {
  const [, days] = /^\+(\d+)$/.exec(time) ?? [];
  return change('clock', days === undefined ? { to: time } : { days: Number(days) });
}

/** Returns the request of a command to a mock API. */
function requestOf(command: string, value: string | undefined, values: ReturnType<typeof read>['values']): MockRequest {
  const isLook = value === undefined;
  switch (command) {
    case 'calls':
    case 'state':
      return look(command);
    case 'fault':
      return isLook ? look('faults') : change('faults', { fault: value });
    case 'clock':
      return isLook ? look('clock') : clockRequest(value);
    case 'world': {
      if (values.end) return { method: 'DELETE', path: 'world' };
      const chosen = Object.fromEntries(settings.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
      return Object.keys(chosen).length === 0 ? look('world') : change('world', chosen);
    }
    case 'capsule':
      return isLook ? look('capsule') : change('capsule', { capsule: value });
    case 'recording':
      return isLook ? look('recording') : recordingIn(value);
    default:
      throw new CommandError(`Unknown command mock ${command}.\n\n${usage}`);
  }
}

/** Returns what to print of an answer. */
function printed(command: string, answer: unknown): string {
  if (command === 'calls') return (answer as readonly CallRecord[]).map(lineOf).join('\n');
  const { capsule } = answer as { capsule?: unknown };
  return typeof capsule === 'string' ? capsule : JSON.stringify(answer, null, 1);
}

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = read(args);
  const [command, value, ...others] = positionals;
  if (values.help) return usage;
  if (command === undefined) throw new CommandError(usage);
  if (others.length > 0) throw new CommandError(`mock ${command} takes one value, not ${others.length + 1}.`);
  return printed(command, await askMock(requestOf(command, value, values), values.port ?? '4010', values.world));
}

/** Runs `mock` with its arguments: starts a mock API, or speaks to one on this machine. */
export async function runMock(args: readonly string[]): Promise<void> {
  if (args[0] === 'serve') {
    const { serve } = await import('./serveCommand.js');
    serve(args.slice(1));
    return;
  }
  try {
    process.stdout.write(`${await run(args)}\n`);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
