import { expect, test } from 'vitest';
import { caseTotal } from './caseTotal.js';

test('the charge for a case includes its delivery, exact to the penny or point', () => {
  expect(caseTotal(118.88, 4, { money: 'currency' })).toBe(122.88);
  expect(caseTotal(0.1, 0.2, { money: 'currency' })).toBe(0.3);
  expect(caseTotal(118.88, 0, { money: 'currency' })).toBe(118.88);
  expect(caseTotal(11_888, 400, { money: 'points' })).toBe(12_288);
});
