import { expect, test } from 'vitest';
import { longJourneys, longRuns } from './suites.mjs';

test('the long runs include the random calls of the mock shop', () => {
  expect(longRuns()).toContain('mocks/testing/randomCalls.test.ts');
});

test('the long journeys include every way for a checkout call to fail', () => {
  expect(longJourneys()).toContain('harness/journeys/checkoutFaults.test.ts');
});
