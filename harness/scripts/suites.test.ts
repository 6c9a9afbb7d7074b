import { expect, test } from 'vitest';
import { longRuns } from './suites.mjs';

test('the long runs have the random calls of the mock shop', () => {
  expect(longRuns()).toContain('mocks/testing/randomCalls.test.ts');
});
