import { expect, test } from 'vitest';
import { type Explained, groupsOf } from './groups.mjs';
import type { Column } from './hashes.mjs';
import { groupsHtml, mostShown, pageOf, spread, treeChange } from './report.mjs';
import { fileOf } from './shots.mjs';

const cell = (
  brand: string,
  column: Column = '390',
  story = 'ui-button--solid',
  more: Partial<Explained> = {},
): Explained => ({
  ...{ story, brand, column, hash: 'aaaa', causes: [{ id: 'word', title: 'Words: “a” → “<b>”' }] },
  ...more,
});
const files = (texts: Record<string, string>) => ({
  has: (file: string) => file in texts,
  text: (file: string) => texts[file] ?? '',
});
const imagesIn = (html: string) => [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, address]) => address);

test('a group is one line with its number, cause and size, and says how it is accepted', () => {
  const html = groupsHtml(groupsOf([cell('law'), cell('hsb')]), files({}), 18);
  expect(html).toContain('<b>1</b> Words: “a” → “&#60;b&#62;” <small>2 pictures of 1 story in law, hsb</small>');
  expect(html).toContain('npm run visual -- --accept 1');
});

test('a picture is shown before, after and as a change, as far as there are files', () => {
  const [one, other] = [cell('law'), cell('hsb')];
  const pictures = [fileOf('before', one), fileOf('after', one), fileOf('change', one), fileOf('after', other)];
  const html = groupsHtml(groupsOf([one, other]), files(Object.fromEntries(pictures.map((file) => [file, '']))), 18);
  expect(imagesIn(html)).toEqual(pictures);
  expect(html.match(/type="range"/g)).toHaveLength(1);
});

test('each brand of a group can be shown alone', () => {
  const html = groupsHtml(groupsOf([cell('law'), cell('hsb')]), files({}), 18);
  expect([...html.matchAll(/data-show="(\w*)"/g)].map(([, brand]) => brand)).toEqual(['', 'law', 'hsb']);
  expect([...html.matchAll(/<section data-brand="(\w+)"/g)].map(([, brand]) => brand)).toEqual(['law', 'hsb']);
});

test('an accessibility tree is shown by the lines that differ', () => {
  const tree = cell('law', 'tree');
  const html = groupsHtml(
    groupsOf([tree]),
    files({ [fileOf('before', tree)]: '- button "Basket"', [fileOf('after', tree)]: '- button "Trolley"' }),
    18,
  );
  expect(html).toContain('<pre>- - button &#34;Basket&#34;\n+ - button &#34;Trolley&#34;</pre>');
});

test('lines of a tree around the change are shown, and no others', () => {
  const tree = (name: string) => ['one', 'two', 'three', name, 'five', 'six', 'seven'].join('\n');
  expect(treeChange(tree('four'), tree('4')).split('\n')).toEqual([
    '  two',
    '  three',
    '- four',
    '+ 4',
    '  five',
    '  six',
  ]);
});

test('of a large group the first pictures of every brand are shown, and the others are named', () => {
  const cells = ['law', 'hsb'].flatMap((brand) =>
    Array.from({ length: 300 }, (_, place) => cell(brand, '390', `story-${place}`)),
  );
  const shown = spread(cells);
  expect(shown).toHaveLength(mostShown);
  expect(shown.filter(({ brand }) => brand === 'hsb')).toHaveLength(mostShown / 2);
  expect(groupsHtml(groupsOf(cells), files({}), 18)).toContain(`<summary>${600 - mostShown} more</summary>`);
});

test('a picture with another cause says so, and one without a hash cannot be accepted', () => {
  const causes = [
    { id: 'word', title: 'The word' },
    { id: 'token', title: 'The token' },
  ];
  expect(groupsHtml(groupsOf([cell('law', '390', 'a--b', { causes })]), files({}), 18)).toContain('Also: The token');
  expect(groupsHtml(groupsOf([cell('law', '390', 'a--b', { hash: '' })]), files({}), 18)).toContain(
    'This cannot be accepted.',
  );
});

test('the page has a title, and its own script and style alone', () => {
  const page = pageOf('2 decisions', '<p>content</p>');
  expect(page).toContain('<h1>2 decisions</h1>');
  expect(page).not.toMatch(/(src|href)="/);
});
