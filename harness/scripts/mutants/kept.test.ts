import { expect, test } from 'vitest';
import { reusable } from './kept.mjs';

test('of the faults in what runs while a module loads, only the noticed ones are kept', () => {
  const mutants = [
    { id: '1', status: 'Killed', static: true },
    { id: '2', status: 'Survived', static: true },
    { id: '3', status: 'Timeout', static: true },
    { id: '4', status: 'Survived', static: false },
    { id: '5', status: 'NoCoverage' },
  ];
  const results = { schemaVersion: '1', files: { 'src/a.ts': { source: 'a', mutants }, 'src/b.ts': { mutants: [] } } };
  expect(reusable(results)).toEqual({
    schemaVersion: '1',
    files: {
      'src/a.ts': { source: 'a', mutants: [mutants[0], mutants[3], mutants[4]] },
      'src/b.ts': { mutants: [] },
    },
  });
});
