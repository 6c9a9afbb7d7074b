import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { suggestionIndexSteps } from '../../src/rules/search/suggestionIndex.js';
import { report } from './measure.js';
import { entriesOf, keystrokesOf, type Mistake, mistakes, queriesOf } from './suggestData.js';
import { type Engine, engines, type Suggest } from './suggestEngines.js';
import { ruleOver } from './suggestRule.js';

const sizes = [1_000, 10_000, 100_000] as const;
/** Limit after which a slow engine is stopped. */
const patienceMs = 3_000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const at = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

function timed<Result>(work: () => Result): { readonly result: Result; readonly took: number } {
  const began = performance.now();
  const result = work();
  return { result, took: performance.now() - began };
}

/** Returns an engine's size in kB, minified and compressed. */
async function weightOf({ module }: Engine): Promise<number> {
  if (!module) return 0;
  const entry = fileURLToPath(new URL('engine.js', import.meta.url));
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(entry, module);
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' }, modulePreload: false },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('nothing was bundled');
  const code = bundle.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return brotliCompressSync(code).length / 1000;
}

interface Built {
  readonly name: string;
  readonly suggest: Suggest;
  readonly buildMs: number;
  readonly megabytes: number;
  readonly times: Record<Mistake, number[]>;
}

function built({ name, build: draw }: Engine, entries: ReturnType<typeof entriesOf>): Built {
  collectGarbage();
  const before = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  const { result: suggest, took } = timed(() => draw(entries));
  collectGarbage();
  const megabytes = (process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers - before) / 1e6;
  return { name, suggest, buildMs: took, megabytes, times: { none: [], 'one edit': [], swapped: [] } };
}

/** Times all queries letter by letter. The engines take turns, so that background load affects all of them. */
function typed(all: readonly Built[], entries: ReturnType<typeof entriesOf>): void {
  for (const { suggest } of all)
    for (const query of queriesOf(entries, 10, 'none')) for (const keys of keystrokesOf(query)) suggest(keys);
  const spent = new Map<Built, number>();
  for (const query of Array.from({ length: 150 }, (_, place) => place)) {
    const patient = all.filter((one) => (spent.get(one) ?? 0) < patienceMs);
    for (const mistake of mistakes)
      for (const one of patient) {
        for (const keys of keystrokesOf(queriesFor(entries, mistake)[query] ?? '')) {
          // The best of three, to exclude background load.
          const took = Math.min(...[1, 2, 3].map(() => timed(() => one.suggest(keys)).took));
          one.times[mistake].push(took);
          spent.set(one, (spent.get(one) ?? 0) + 3 * took);
        }
      }
  }
}

const drawn = new Map<string, string[]>();
function queriesFor(entries: ReturnType<typeof entriesOf>, mistake: Mistake): string[] {
  const key = `${entries.length} ${mistake}`;
  const drawnQueries = drawn.get(key) ?? queriesOf(entries, 150, mistake);
  drawn.set(key, drawnQueries);
  return drawnQueries;
}

const ms = (figure: number) => figure.toFixed(figure < 10 ? 3 : 0).padStart(9);
const everyTime = ({ times }: Built) => Object.values(times).flat();

console.log('ms for a key (p50, p99; p99 with one edit, with two letters swapped), to build, and MB kept');
const p99 = new Map<string, number>();
for (const size of sizes) {
  const entries = entriesOf(size);
  const all = engines.map((engine) => built(engine, entries));
  typed(all, entries);
  for (const one of all) {
    const { times, buildMs, megabytes } = one;
    p99.set(`${one.name} ${size}`, at(everyTime(one), 0.99));
    const figures = [at(times.none, 0.5), ...mistakes.map((mistake) => at(times[mistake], 0.99)), buildMs, megabytes];
    console.log(`${String(size).padStart(7)}  ${one.name.padEnd(12)}${figures.map(ms).join('')}`);
  }
}

const beginningsOf = (query: string): string => query.slice(0, Math.max(2, query.length - 3));
const kinds: Readonly<Record<string, (entries: ReturnType<typeof entriesOf>) => string[]>> = {
  exact: (entries) => queriesFor(entries, 'none'),
  prefix: (entries) => queriesFor(entries, 'none').map(beginningsOf),
  'one edit': (entries) => queriesFor(entries, 'one edit'),
  swapped: (entries) => queriesFor(entries, 'swapped'),
};

/** Sizes at which results are compared, each with the number of queries of a kind: the rule is slow. */
const compared = [
  [10_000, 150],
  [100_000, 50],
] as const;
const recalls = new Map<string, number>();
for (const [size, sample] of compared) {
  const entries = entriesOf(size);
  const rule = ruleOver(entries);
  console.log(`\nshare of the first ten by the rule that is found, of ${size} entries`);
  for (const engine of engines) {
    const suggest = engine.build(entries);
    for (const [kind, queries] of Object.entries(kinds)) {
      const shares = queries(entries)
        .slice(0, sample)
        .flatMap((query) => rule.recall(query, suggest(query)) ?? []);
      recalls.set(`${engine.name} ${kind} ${size}`, shares.reduce((sum, share) => sum + share, 0) / shares.length);
    }
    const columns = Object.keys(kinds).map(
      (kind) => `${kind} ${recalls.get(`${engine.name} ${kind} ${size}`)?.toFixed(3)}`,
    );
    console.log(`${engine.name.padEnd(12)}${columns.join('  ')}`);
  }
}

console.log('\nkB to load');
const weights = new Map<string, number>();
for (const engine of engines) {
  weights.set(engine.name, await weightOf(engine));
  console.log(`${engine.name.padEnd(12)}${weights.get(engine.name)?.toFixed(2)}`);
}

/** Returns the longest time a key press waits while the index is being built. */
function longestStep(): number {
  const steps = suggestionIndexSteps(entriesOf(10_000));
  let longest = 0;
  for (;;) {
    const { result, took } = timed(() => steps.next());
    longest = Math.max(longest, took);
    if (result.done) return longest;
  }
}

const figure = (values: ReadonlyMap<string, number>, key: string): number => values.get(key) ?? Number.NaN;
console.log('');
report([
  { name: 'p99 at 10,000 / flexsearch', ratio: figure(p99, 'own 10000') / figure(p99, 'flexsearch 10000'), most: 0.25 },
  {
    name: 'p99 at 100,000 / a linear scan',
    ratio: figure(p99, 'own 100000') / figure(p99, 'linear scan 100000'),
    most: 0.5,
  },
  ...compared.flatMap(([size]) =>
    Object.keys(kinds).map((kind) => ({
      name: `recall of lunr / own, ${kind}, at ${size.toLocaleString('en')}`,
      ratio: figure(recalls, `lunr ${kind} ${size}`) / figure(recalls, `own ${kind} ${size}`),
      most: 1,
    })),
  ),
  { name: 'kB to load', ratio: figure(weights, 'own'), most: 2 },
  // The best of five, to exclude background load.
  {
    name: 'ms of the longest step of building at 10,000',
    ratio: Math.min(...[1, 2, 3, 4, 5].map(longestStep)),
    most: 8,
  },
]);
