import { expect, test } from 'vitest';
import type { LineItem } from '../../model/basket.js';
import type { Product, Sku } from '../../model/product.js';
import { volumePricedCodes, volumeSavingOf } from './volumeSaving.js';

const line = (itemCode: string, facts: { type?: string; quantity?: number; bottles?: number; free?: boolean } = {}) =>
  ({
    product: { itemCode, name: itemCode, productType: facts.type ?? 'wine' },
    sku: { itemCode },
    quantity: facts.quantity ?? 1,
    bottleCount: facts.quantity ?? 1,
    ...(facts.bottles && { caseBottleCount: facts.bottles }),
    itemPriceInfo: { amount: 10 },
    ...(facts.free && {
      lineItemIdentification: {
        itemClassifications: { contextClassificationDetails: ['FREEGIFT_PROMOTION_ITEM'] },
      },
    }),
  }) as LineItem;

const product = (itemCode: string, perBottle: number, volume: number) =>
  ({
    itemCode,
    skus: [{ itemCode, salePricePerBottle: perBottle, vppPrice: volume, vppApplier: true, numberOfBottles: 1 } as Sku],
  }) as unknown as Product;

const lines = [
  line('WINE', { quantity: 3 }),
  line('OTHER'),
  line('CASE', { bottles: 6 }),
  line('SPIRIT', { type: 'spirit' }),
  line('GIFT', { free: true }),
];

test('prices are needed for wines that are bought singly, not for cases, spirits and gifts', () => {
  expect(volumePricedCodes(lines)).toEqual(['WINE', 'OTHER']);
});

test('the saving of each wine counts once a bottle, and nothing else saves', () => {
  const all = lines.map(({ product: { itemCode } }, place) => product(itemCode, 10.1 + place, 8.99));
  // 3 × 1.11 and 1 × 2.11
  expect(volumeSavingOf(lines, all)).toBe(5.44);
});

test('a product that is not known or has no unit saves nothing', () => {
  const known = product('OTHER', 11.1, 8.99);
  expect(volumeSavingOf(lines, [{ ...product('WINE', 10.1, 8.99), skus: [] }, known])).toBe(2.11);
  expect(volumeSavingOf(lines, [known])).toBe(2.11);
  expect(volumeSavingOf(lines, [])).toBe(0);
});
