import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';

/**
 * @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module as dependency-cruiser reports it
 * @typedef {(file: string) => string} Read
 */

/** Tests whose subject is built or served from these files, so that no import leads from the tests to them. */
const built = [
  {
    tests: 'harness/{journeys,bench}/*.test.ts',
    from: ['harness/app/main.tsx', 'harness/hosts/hostile.tsx', 'harness/bench/page/*', 'vite.config.ts'],
  },
  {
    tests: 'harness/hosts/*.test.ts',
    from: ['src/**/*', 'mocks/**/*', 'harness/hosts/**/*', 'harness/scripts/**/*.mjs', 'tsup.config.ts'],
  },
  { tests: 'harness/hosts/storybook.test.ts', from: ['stories/**/*', '.storybook/*'] },
];

/** Pictures and their hashes are compared only by `npm run visual`, and text files are never run. */
const isOnlyRead = (/** @type {string} */ file) => /\.(md|png)$|^stories\/pictures\.txt$/.test(file);

/** A component's own style sheet changes its look. */
const ofStyle = (/** @type {string} */ file) => file.replace(/\.css$/, '.tsx');

/** @param {string} file @param {readonly string[]} from */
const isBuilt = (file, from) => !/\.test\.tsx?$/.test(file) && from.some((pattern) => matchesGlob(file, pattern));

/** @param {Module} module @param {readonly string[]} all @param {Read} read @returns {string[]} the files it imports by
 * a pattern */
function globbed({ source }, all, read) {
  if (!/\.tsx?$/.test(source) || source.startsWith('node_modules')) return [];
  const patterns = [...read(source).matchAll(/import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g)]
    .flatMap(([, given = '']) => [...given.matchAll(/'(\.[^']*)'/g)])
    .map(([, pattern = '']) => posix.join(posix.dirname(source), pattern));
  return all.filter((file) => patterns.some((pattern) => matchesGlob(file, pattern)));
}

/**
 * Returns the files affected by changes: the changed files, all direct and indirect importers, anything built from
 * them, and tests that read files, since their reads are unknown.
 *
 * @param {readonly Module[]} modules the import graph
 * @param {readonly string[]} changed
 * @param {Read} [read]
 * @returns {ReadonlySet<string> | 'everything'} everything if a changed file has no importers to follow, such as a
 * setting
 */
export function affected(modules, changed, read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')) {
  const sources = new Set(modules.map(({ source }) => source));
  const notable = changed
    .filter((file) => !isOnlyRead(file))
    .map((file) => (sources.has(ofStyle(file)) ? ofStyle(file) : file));
  if (notable.some((file) => !sources.has(file) || !file.includes('/'))) return 'everything';

  /** @type {Map<string, string[]>} */
  const users = new Map();
  const uses = (/** @type {string} */ user, /** @type {string} */ used) =>
    users.set(used, [...(users.get(used) ?? []), user]);
  for (const module of modules) {
    for (const { resolved } of module.dependencies) uses(module.source, resolved);
    for (const file of globbed(module, [...sources], read)) uses(module.source, file);
    for (const { tests, from } of built)
      if (matchesGlob(module.source, tests))
        for (const file of sources) if (isBuilt(file, from)) uses(module.source, file);
  }
  if (notable.length === 0) return new Set();
  const reached = new Set([...notable, 'fs']);
  // Iterating over a set also visits items added during the loop.
  for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user);
  return reached;
}
