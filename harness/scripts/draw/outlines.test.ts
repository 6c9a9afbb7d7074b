import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { likeness, outlineOf, pairsOf } from './outlines.mjs';

/** Draws a page with one box. */
function page(left: number, top: number, ink: readonly [number, number, number], paper = 255): Buffer {
  const picture = new PNG({ width: 640, height: 800 });
  for (let y = 0; y < 800; y++)
    for (let x = 0; x < 640; x++) {
      const isBox = x >= left && x < left + 200 && y >= top && y < top + 300;
      picture.data.set([...(isBox ? ink : [paper, paper, paper]), 255], 4 * (y * 640 + x));
    }
  return PNG.sync.write(picture);
}
const red = [160, 20, 40] as const;
const green = [20, 110, 60] as const;

test('the same layout in other colours has the same outline', () => {
  expect(likeness(outlineOf(page(100, 100, red)), outlineOf(page(100, 100, green, 235)))).toBeGreaterThan(0.98);
});

test('another layout in the same colours has another outline', () => {
  expect(likeness(outlineOf(page(100, 100, red)), outlineOf(page(380, 420, red)))).toBeLessThan(0.3);
});

test('every pair is compared once, the most alike first', () => {
  const outlines = new Map([
    ['law', outlineOf(page(100, 100, red))],
    ['hsb', outlineOf(page(380, 420, red))],
    ['tcm', outlineOf(page(100, 100, green))],
  ]);
  const pairs = pairsOf(outlines);
  expect(pairs).toHaveLength(3);
  expect(pairs[0]?.pair).toBe('law/tcm');
});
