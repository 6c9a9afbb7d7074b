import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';

/** @param {unknown} target @returns {readonly string[]} */
const filesOf = (target) =>
  typeof target === 'string' ? [target] : Object.values(/** @type {object} */ (target)).flatMap(filesOf);

/**
 * Returns the type declarations that no entry reaches: hosts cannot import them, and nothing they import mentions them.
 *
 * @param {string} dist
 * @param {Readonly<Record<string, unknown>>} entries the `exports` of the package
 */
export function unreachedTypes(dist, entries) {
  const all = globSync('**/*.d.ts', { cwd: dist }).map((file) => file.replaceAll('\\', '/'));
  const isEntry = (/** @type {string} */ file) =>
    Object.values(entries)
      .flatMap(filesOf)
      .some((target) => {
        const [before = '', after = ''] = target
          .replace('./dist/', '')
          .replace(/(\.d\.ts|\.js)$/, '')
          .split('*');
        const name = file.replace(/\.d\.ts$/, '');
        return target.includes('*') ? name.startsWith(before) && name.endsWith(after) : name === before;
      });
  const reached = new Set(all.filter(isEntry));
  // A set yields what is added while it is read.
  for (const file of reached)
    for (const [, path = ''] of readFileSync(join(dist, file), 'utf8').matchAll(
      /(?:from|import\(|import) ?['"](\.[^'"]+)['"]/g,
    )) {
      const target = posix.join(posix.dirname(file), path).replace(/\.js$/, '.d.ts');
      if (all.includes(target)) reached.add(target);
    }
  return all.filter((file) => !reached.has(file)).sort();
}

/** @param {string} dist @param {Readonly<Record<string, unknown>>} entries */
export function dropUnreachedTypes(dist, entries) {
  for (const file of unreachedTypes(dist, entries)) rmSync(join(dist, file));
}
