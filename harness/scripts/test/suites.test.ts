import { expect, test } from 'vitest';
import { longJourneys, longRuns } from './suites.mjs';

test('the long runs have the random calls of the mock shop', () => {
  expect(longRuns()).toContain('mocks/testing/randomCalls.test.ts');
});

test('the long journeys have every way for a call of the checkout to fail', () => {
  expect(longJourneys()).toContain('harness/journeys/checkoutFaults.test.ts');
});
