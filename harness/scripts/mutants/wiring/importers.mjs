import { matchesGlob } from 'node:path';
import { affected } from '../../test/affected.mjs';
import { suites } from '../../test/suites.mjs';

/**
 * @typedef {import('../../test/affected.mjs').Module} Module
 * @typedef {{ units: readonly string[], stories: readonly string[] }} Importers test and story files, the nearest first
 */

/**
 * Returns how to find the unit tests and stories that import a file, directly or not. What reads files, or imports them
 * by a pattern, is about all of them.
 *
 * @param {readonly Module[]} modules the import graph
 * @returns {(file: string) => Importers}
 */
export function importersIn(modules) {
  const imports = modules
    // Every story is drawn by it.
    .filter(({ source }) => !source.startsWith('.storybook/'))
    .map(({ source, dependencies }) => ({
      source,
      dependencies: dependencies.filter(({ resolved }) => !/^(node:)?fs$/.test(resolved)),
    }));
  return (file) => {
    const reached = affected(imports, [file], () => '');
    const files = reached === 'everything' ? [] : [...reached];
    return {
      units: files.filter((other) => suites.unit.some((pattern) => matchesGlob(other, pattern))),
      stories: files.filter((other) => other.endsWith('.stories.tsx')),
    };
  };
}
