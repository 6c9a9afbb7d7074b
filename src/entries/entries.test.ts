import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const missing = (entry: string, files: readonly string[]) => {
  const exported = readFileSync(`src/entries/${entry}.ts`, 'utf8');
  return files
    .filter((file) => !/\.test\./.test(file))
    .map((file) => `export * from '${file.replace(/^src/, '..').replace(/\.tsx?$/, '.js')}';`)
    .filter((line) => !exported.includes(line));
};

// Each line is one to add to the entry.
test('every component is in the package', () => {
  expect(missing('index', globSync('src/{ui,blocks,screens}/**/*.tsx'))).toEqual([]);
});

test('the whole model and every rule are in ./model, every call in ./api', () => {
  expect(missing('model', globSync('src/{model,rules}/*.ts'))).toEqual([]);
  expect(missing('api', globSync('src/api/endpoints/*.ts'))).toEqual([]);
});
