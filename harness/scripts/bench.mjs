import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBenchmark } from './bundle.mjs';
import { root } from './tools.mjs';

const benchmarks = ['mock', 'suggest'];
const chosen = process.argv.slice(2);
for (const name of chosen.length ? chosen : benchmarks) {
  if (!benchmarks.includes(name)) throw new Error(`There is no benchmark ${name}; there are ${benchmarks.join(', ')}.`);
  console.log(`\n${name}`);
  // One after the other, in one process: what each prints are ratios of its own run.
  await import(pathToFileURL(await bundleBenchmark(name, join(root, 'node_modules/.cache/bench'))).href);
}
