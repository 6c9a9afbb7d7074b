import { parseArgs } from 'node:util';
import { StateFileError } from '../stores/fileStore.js';
import { readSetting, type SettingName, type Settings, settingsSchema } from '../world/settings.js';
import { openShop } from './openShop.js';
import { createMockServer } from './server.js';
import { stopServer } from './stopServer.js';

const usage = `The mock API of the wine storefront, for any client on this machine.

  --port N        listens on 127.0.0.1:N (4010)
  --brand ID      law unless told otherwise
  --country, --login, --persona, --seed, --clock, --fault, --latency, --host, --flags
                  as in the address of the storefront
  --state FILE    goes on with the shop in FILE, and keeps it there through restarts, with the visits in it;
                  a new shop where there is no FILE yet; one mock API at a time has it. A write that was answered
                  is on the disk, in FILE or in FILE.journal, which a clean end removes
  --help          these lines

  GET  /__mock/state   everything the shop has kept, without the ids of sessions
  GET  /__mock/calls   the latest calls, without their secrets
  POST /__mock/world   { brand, country?, login?, persona?, seed?, clock? } starts a new shop
  POST /__mock/clock   { to: "2026-12-24" } or { days: 7 } moves the clock on: cases go out, memberships end
  POST /__mock/faults  { fault: "addCartItem:500*1" } makes calls go wrong
                       These are for clients without an origin, not for pages of another port`;

/** Exits with a message about invalid arguments. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const names = ['brand', ...Object.keys(settingsSchema.shape).filter((name) => name !== 'brand')] as SettingName[];

function read() {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({
      options: { port: { type: 'string' }, state: { type: 'string' }, help: { type: 'boolean' }, ...options },
    }).values as Record<string, string | boolean | undefined>;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

const values = read();
if (values.help) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
const port = Number(values.port ?? 4010);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`Unknown port “${values.port}”. Use 0 to 65535.`);

const chosen: Partial<Settings> = {};
for (const name of names) {
  const text = values[name];
  if (typeof text !== 'string') continue;
  const setting = readSetting(name, text);
  if ('message' in setting) fail(setting.message);
  Object.assign(chosen, { [name]: setting.value });
}

function open() {
  const file = typeof values.state === 'string' ? values.state : undefined;
  try {
    const shop = openShop(chosen, file, ({ message }) => process.stderr.write(`${message}\n`));
    process.once('exit', shop.letGo);
    return shop;
  } catch (error) {
    if (error instanceof StateFileError) return fail(error.message);
    throw error;
  }
}

const { mock, write, start } = open();
const server = createMockServer(mock);
server.once('error', (error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: --port ${port + 1}`
      : `The mock API could not start: ${error.message}`,
  ),
);
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(`Mock API of ${start.brand} at http://localhost:${actual} (Ctrl+C ends it)\n`);
});

/** Longer than any response takes, and short for someone waiting. */
const patienceMs = 3_000;

let isStopping = false;
async function stop(): Promise<void> {
  // A second signal exits immediately.
  if (isStopping) process.exit(1);
  isStopping = true;
  await stopServer(server, patienceMs);
  await write();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
