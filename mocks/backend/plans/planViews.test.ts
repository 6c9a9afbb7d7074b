import { expect, test } from 'vitest';
import { shopOf, worldOf } from '../../world/world.js';
import { openingHoldings } from './holdings.js';
import { historyOf } from './planViews.js';

test('a case of a history is ordered until the day it comes on, and delivered from then', () => {
  const shop = shopOf(worldOf({ brand: 'law' }));
  const [plan] = Object.values(openingHoldings('plan-active', shop).plans);
  const [case1] = plan!.delivered;
  const statusOn = (day: string) =>
    historyOf(plan!, shop, new Date(`${day}T09:00:00.000Z`)).find(({ orderId }) => orderId === case1!.orderId)?.status;
  expect(statusOn('2020-01-01')).toBe('ORDERED');
  expect(statusOn(case1!.deliveryDate)).toBe('DELIVERED');
});
