import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { bundleBenchmark } from './build/bundle.mjs';
import { root } from './tools.mjs';

/** Benchmarks that run in Node are bundled, like the code they measure. @param {string} name */
const bundled = async (name) =>
  import(pathToFileURL(await bundleBenchmark(name, join(root, 'node_modules/.cache/bench'))).href);

/** Benchmarks in a browser only control the browser. @param {string} name */
const fromSource = (name) => runnerImport(join(root, `harness/bench/${name}.ts`), { root, configFile: false });

/** @type {Record<string, (name: string) => Promise<unknown>>} */
const benchmarks = {
  mock: bundled,
  worlds: bundled,
  basket: fromSource,
  tabs: fromSource,
  page: fromSource,
  pages: fromSource,
  start: fromSource,
  load: fromSource,
  suggest: bundled,
};
const chosen = process.argv.slice(2);
for (const name of chosen.length ? chosen : Object.keys(benchmarks)) {
  const run = benchmarks[name];
  if (!run) throw new Error(`There is no benchmark ${name}; there are ${Object.keys(benchmarks).join(', ')}.`);
  console.log(`\n${name}`);
  // One benchmark after the other in one process, because each prints ratios within its own run.
  await run(name);
}
