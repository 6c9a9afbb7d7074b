import { expect, test } from 'vitest';
import { choose, isFresh, sheetPage } from './sheetParts.mjs';

const stories = [
  { id: 'ui-button--solid', title: 'ui/Button', name: 'Solid' },
  { id: 'ui-button--busy', title: 'ui/Button', name: 'Busy' },
  { id: 'ui-iconbutton--line', title: 'ui/IconButton', name: 'Line' },
];

test('a story is found by its id alone', () => {
  expect(choose(stories, 'ui-button--busy')).toEqual({ story: stories[1], others: [] });
});

test('a story is found by a part of its title, with the other matches', () => {
  expect(choose(stories, 'BUTTON')).toEqual({ story: stories[0], others: [stories[1], stories[2]] });
  expect(choose(stories, 'ui/Icon')).toEqual({ story: stories[2], others: [] });
  expect(choose(stories, 'Carousel').story).toBeUndefined();
});

test('a build is fresh unless one of its sources changed after it', () => {
  expect(isFresh(undefined, 1)).toBe(false);
  expect(isFresh(1, 2)).toBe(false);
  expect(isFresh(2, 1)).toBe(true);
});

test('every picture is above its name', () => {
  const page = sheetPage('Button', 390, [{ name: 'A & B (ab)', png: Buffer.from('x') }]);
  expect(page).toContain('data:image/png;base64,eA==');
  expect(page).toContain('<figcaption>A &#38; B (ab)</figcaption>');
  expect(page).toContain('repeat(5, 390px)');
});
