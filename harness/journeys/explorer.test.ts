import fc from 'fast-check';
import { test } from 'vitest';
import { checkAsyncProperty } from '../../mocks/testing/properties.js';
import { walk, walkStep } from '../explorer/walk.js';
import { isLong } from './longRuns.js';
import { everyPage } from './shopPages.js';

/** Brands of three families, with pounds, points and dollars. */
const brands = ['law', 'hsb', 'tcm'] as const;

/** Faults of the walks in turn. Each call fails once, so that the shop can go on. */
const faults = ['', 'payAndCommit:500@after*1', '', 'addCartItem:500*1', 'getCart:500*1'];

/** Pages from which usual runs walk. */
const usual = new Set(['plan offer', 'cart', 'door of the checkout', 'payment', 'winePlan', 'addressBook']);

const starts = everyPage
  .filter(({ name }) => isLong || usual.has(name))
  // The addresses of the checkout abroad are others.
  .map((page, place) => ({ page, brand: brands[place % (page.stage && page.stage !== 'basket' ? 2 : 3)]! }))
  .map((start, place) => ({ ...start, name: start.page.name, fault: faults[place % faults.length]! }));

/** Number of shorter walks that are tried after one has failed. */
const retries = 3;

test.each(starts)('from $name in $brand every page keeps its promises, whatever a person does', async (start) => {
  let tried: number | undefined;
  const salted = fc.array(walkStep(`${start.brand} ${start.name}`), { minLength: 1, maxLength: 24, size: 'max' });
  const property = fc.asyncProperty(fc.noBias(salted), async (steps) => {
    if (tried !== undefined && tried++ >= retries) return;
    try {
      await walk(start, steps);
    } catch (error) {
      tried ??= 0;
      throw error;
    }
  });
  await checkAsyncProperty(property, 1);
});
