import { expect, inject, test } from 'vitest';
import { brands } from '../../src/entries/model.js';
import { launchBrowser } from '../scripts/browser.mjs';
import { comparedPages, outlineOfPage, pairsOf } from '../scripts/draw/outlines.mjs';

test('no two of the eighteen brands have nearly the same outline of the product page', async () => {
  const { path, limit } = comparedPages.product;
  const browser = await launchBrowser();
  const outlines = new Map<string, Float64Array>();
  for (const { id: brand } of brands) {
    const address = `http://${brand}.localhost:${inject('shopPort')}${path}`;
    outlines.set(brand, await outlineOfPage(browser, address));
  }
  await browser.close();
  const pairs = pairsOf(outlines);
  expect(pairs).toHaveLength(153);
  expect(pairs.filter(({ likeness }) => likeness > limit)).toEqual([]);
});
