import { expect, test } from 'vitest';
import { shopOf, worldOf } from '../../world/world.js';
import { openingHoldings } from './holdings.js';
import { historyOf } from './planViews.js';

test('a case in the history is ordered until its delivery day, and delivered from then on', () => {
  const shop = shopOf(worldOf({ brand: 'law' }));
  const [plan] = Object.values(openingHoldings('plan-active', shop).plans);
  const [case1] = plan!.delivered;
  const statusOn = (day: string) =>
    historyOf(plan!, {}, shop, new Date(`${day}T09:00:00.000Z`)).find(({ orderId }) => orderId === case1!.orderId)
      ?.status;
  expect(statusOn('2020-01-01')).toBe('ORDERED');
  expect(statusOn(case1!.deliveryDate)).toBe('DELIVERED');
});
