import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';

/**
 * @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module as dependency-cruiser reports it
 * @typedef {(file: string) => string} Read
 */

/** What these are made for is built or served from there, so that no import leads to it. */
const built = [
  {
    tests: 'harness/{journeys,bench}/*.test.ts',
    from: ['harness/app/main.tsx', 'harness/hosts/hostile.tsx', 'harness/bench/page/*', 'vite.config.ts'],
  },
  {
    tests: 'harness/hosts/*.test.ts',
    from: ['src/**/*', 'mocks/**/*', 'harness/hosts/**/*', 'harness/scripts/**/*.mjs', 'tsup.config.ts'],
  },
];

/** A picture is compared by `npm run visual` alone, and nothing runs a text. */
const isOnlyRead = (/** @type {string} */ file) => /\.(md|png)$/.test(file);

/** A component's own style sheet changes what the component looks like. */
const ofStyle = (/** @type {string} */ file) => file.replace(/\.css$/, '.tsx');

/** @param {string} file @param {readonly string[]} from */
const isBuilt = (file, from) => !/\.test\.tsx?$/.test(file) && from.some((pattern) => matchesGlob(file, pattern));

/** @param {Module} module @param {readonly string[]} all @param {Read} read @returns {string[]} what it takes in by a pattern */
function globbed({ source }, all, read) {
  if (!/\.tsx?$/.test(source) || source.startsWith('node_modules')) return [];
  const patterns = [...read(source).matchAll(/import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g)]
    .flatMap(([, given = '']) => [...given.matchAll(/'(\.[^']*)'/g)])
    .map(([, pattern = '']) => posix.join(posix.dirname(source), pattern));
  return all.filter((file) => patterns.some((pattern) => matchesGlob(file, pattern)));
}

/**
 * The files that change with these: themselves, whatever imports them, directly or not, what is built from them, and what
 * reads files, since nobody knows which.
 *
 * @param {readonly Module[]} modules the import graph
 * @param {readonly string[]} changed
 * @param {Read} [read]
 * @returns {ReadonlySet<string> | 'everything'} everything when a file changed that no import leads to, such as a setting
 */
export function affected(modules, changed, read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')) {
  const known = new Set(modules.map(({ source }) => source));
  const notable = changed
    .filter((file) => !isOnlyRead(file))
    .map((file) => (known.has(ofStyle(file)) ? ofStyle(file) : file));
  if (notable.some((file) => !known.has(file) || !file.includes('/'))) return 'everything';

  /** @type {Map<string, string[]>} */
  const users = new Map();
  const uses = (/** @type {string} */ user, /** @type {string} */ used) =>
    users.set(used, [...(users.get(used) ?? []), user]);
  for (const module of modules) {
    for (const { resolved } of module.dependencies) uses(module.source, resolved);
    for (const file of globbed(module, [...known], read)) uses(module.source, file);
    for (const { tests, from } of built)
      if (matchesGlob(module.source, tests))
        for (const file of known) if (isBuilt(file, from)) uses(module.source, file);
  }
  if (notable.length === 0) return new Set();
  const reached = new Set([...notable, 'fs']);
  // A set hands out what is added to it on the way as well.
  for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user);
  return reached;
}
