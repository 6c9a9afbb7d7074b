import { parseArgs } from 'node:util';
import { StateFileError } from '../stores/fileStore.js';
import { readSetting, type SettingName, type Settings, settingsSchema } from '../world/settings.js';
import { type OpenShop, openShop } from './openShop.js';
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

A client can look into the shop and change it below /__mock: npx wine-storefront-kit mock --help does so, and
openapi.json of the package describes it. These addresses are not for pages of another port. The header or cookie
x-wsk-world names a shop of its own.`;

/** Exits with a message about invalid arguments. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const names = ['brand', ...Object.keys(settingsSchema.shape).filter((name) => name !== 'brand')] as SettingName[];

function read(args: readonly string[]) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, state: { type: 'string' }, help: { type: 'boolean' }, ...options },
    }).values as Record<string, string | boolean | undefined>;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Longer than any response takes, and short for someone waiting, in milliseconds. */
const patienceMs = 3_000;

/** Serves the mock over HTTP as the arguments of a command say, until a signal ends it. */
export function serve(args: readonly string[]): void {
  const values = read(args);
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

  function open(): OpenShop {
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
}
