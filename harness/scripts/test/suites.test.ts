import { expect, test } from 'vitest';
import { longHosts, longJourneys, longRuns } from './suites.mjs';

test('the long runs include the random calls of the mock shop', () => {
  expect(longRuns()).toContain('mocks/testing/randomCalls.test.ts');
});

test('the long journeys include every way for a checkout call to fail', () => {
  expect(longJourneys()).toContain('harness/journeys/checkoutFaults.test.ts');
});

test('the long package checks include the tools of the API document, the mocks with every Node, Vitest and MSW, and every brand in Terrazzo', () => {
  expect(longHosts()).toEqual([
    'harness/hosts/apiTools.test.ts',
    'harness/hosts/inTests.test.ts',
    'harness/hosts/tokens.test.ts',
    'harness/hosts/types.test.ts',
  ]);
});
