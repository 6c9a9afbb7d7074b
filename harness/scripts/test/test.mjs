import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { root, stopAll, whenTold } from '../tools.mjs';
import { readAsked } from './asked.mjs';
import { touched } from './changed.mjs';
import { failure, slowestOf } from './runs.mjs';
import { folders, steps, usual } from './steps.mjs';

/** @typedef {import('./runs.mjs').Result} Result */

whenTold(() => stopAll().then(() => process.exit(1)));

const seconds = (/** @type {number} */ milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** @type {(Result & { step: string })[]} */
const results = [];

/** @param {string} step @param {Result} result @param {number} took */
function tell(step, result, took) {
  const { passed, failed, skipped, detail } = result;
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  console.log(`${failed ? '✗' : '✓'} ${step.padEnd(12)}${counts}  (${seconds(took)})`);
  if (detail) console.log(`\n${detail.replace(/^/gm, '    ')}\n`);
  results.push({ ...result, step });
}

async function runAsked() {
  const { steps: asked, isChanged, shard } = readAsked(process.argv.slice(2), Object.keys(steps), usual);
  const reached = isChanged ? touched(folders) : 'everything';
  const selection = { ...(reached !== 'everything' && { touched: reached }), ...(shard && { shard }) };
  const queue = [...asked];
  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [step, areas] = next;
      const began = performance.now();
      const result = await steps[step]?.({ ...selection, areas }).catch((error) => failure(error.stack));
      if (result) tell(step, result, performance.now() - began);
    }
  }
  // A step spends half its time waiting for pages or for builds on one core, so two at a time keep all cores busy.
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
}

function tellSlowest() {
  const slowest = slowestOf(results);
  if (slowest.length === 0) return;
  console.log('\nThe slowest tests:');
  for (const { step, name, milliseconds } of slowest)
    console.log(`${seconds(milliseconds).padStart(9)}  ${step.padEnd(9)} ${name.replace(/\s+/g, ' ')}`);
}

const began = performance.now();
await runAsked().catch((error) => tell('start', failure(error.message), 0));
tellSlowest();
// For the page that joins several shares.
const summary = join(root, 'node_modules/.cache/reports/summary.json');
mkdirSync(dirname(summary), { recursive: true });
writeFileSync(summary, JSON.stringify(results));
console.log(`\nAll together ${seconds(performance.now() - began)}.`);
const sum = (/** @type {'passed' | 'failed'} */ count) => results.reduce((total, result) => total + result[count], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
