import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBenchmark } from '../scripts/build/bundle.mjs';
import { bundleMocks } from '../scripts/build/mocks.mjs';
import { root, runTool } from '../scripts/tools.mjs';
import { medianOf, report } from './measure.js';

const folder = join(root, 'node_modules/.cache/bench');
// The mock as shipped: its bundle, beside the modules of the package that it uses one by one.
const shipped = join(folder, 'shipped');
await runTool('tsup', ['--out-dir', shipped]);
const shop = pathToFileURL(join(await bundleMocks(shipped), 'node.js')).href;
// The handlers as a host would write them.
const handlers = await bundleBenchmark('fresh/handlers', folder);
const fresh = (name: string) => join(root, `harness/bench/fresh/${name}.mjs`);
const run = (file: string, ...args: string[]) => execFileSync(process.execPath, [file, ...args], { encoding: 'utf8' });

/** Returns the duration of a whole process in milliseconds. */
function processOf(file: string, ...args: string[]): number {
  const began = performance.now();
  run(file, ...args);
  return performance.now() - began;
}

const times = { shop: [] as number[], handlers: [] as number[], accounts: [] as number[] };
// In turn, so that background load affects all of them.
for (let round = 0; round < 15; round++) {
  times.shop.push(processOf(fresh('shop'), shop));
  times.handlers.push(processOf(handlers));
  times.accounts.push(Number(run(fresh('accounts'), shop)));
}
const middle = { shop: medianOf(times.shop), handlers: medianOf(times.handlers), accounts: medianOf(times.accounts) };

console.log(
  `a process with one answer takes ${middle.shop.toFixed(0)} ms with the shop, ${middle.handlers.toFixed(0)} ms with 130 handlers; all accounts take ${middle.accounts.toFixed(0)} ms`,
);
report([
  {
    name: 'a first answer of the shop / of MSW with 130 routes and zod',
    ratio: middle.shop / middle.handlers,
    most: 1.25,
  },
  { name: 'the world with all accounts / 150 ms', ratio: middle.accounts / 150, most: 1 },
]);
