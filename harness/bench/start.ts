import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bundleAsShipped, bundleBenchmark } from '../scripts/build/bundle.mjs';
import { medianOf, report } from './measure.js';

const folder = join(process.cwd(), 'node_modules/.cache/bench');
// The shop as shipped in the package, and the handlers as a host would write them.
const [shop, handlers, accounts] = [
  await bundleAsShipped('fresh/shop', folder),
  await bundleBenchmark('fresh/handlers', folder),
  await bundleAsShipped('fresh/accounts', folder),
];
const run = (file: string) => execFileSync(process.execPath, [file], { encoding: 'utf8' });

/** Returns the duration of a whole process in milliseconds. */
function processOf(file: string): number {
  const began = performance.now();
  run(file);
  return performance.now() - began;
}

const times = { shop: [] as number[], handlers: [] as number[], accounts: [] as number[] };
// In turn, so that background load affects all of them.
for (let round = 0; round < 9; round++) {
  times.shop.push(processOf(shop));
  times.handlers.push(processOf(handlers));
  times.accounts.push(Number(run(accounts)));
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
