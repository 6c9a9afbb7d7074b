import { expect, test } from 'vitest';
import { tetrisGrid } from './tetris.js';

const cells = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `cell-${index}` }));

test.each([
  ['Layout 1', 1, 4],
  ['layout-2 (wide)', 2, 5],
  ['3', 3, 4],
  ['Tetris 4 of 12', 4, 6],
])('%s is layout %i with %i cells [HOME-058]', (name, layout, count) => {
  expect(tetrisGrid({ layout: name, tetrisCells: cells(count) })).toEqual({
    layout,
    cellCount: count,
    cells: cells(count),
  });
});

test.each(['', 'Layout', 'Layout 0', 'Layout 5', 'Layout 12', 'Layout one'])(
  '%j is not a layout [HOME-058]',
  (name) => {
    expect(tetrisGrid({ layout: name, tetrisCells: cells(4) })).toBeUndefined();
  },
);

test('surplus cells are dropped, and missing ones are accepted', () => {
  const drawn = (count: number) => tetrisGrid({ layout: 'Layout 2', tetrisCells: cells(count) })?.cells.length;
  expect([drawn(7), drawn(5), drawn(2), drawn(0)]).toEqual([5, 5, 2, 0]);
});
