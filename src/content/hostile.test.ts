import { expect, test } from 'vitest';
import { safeUrl } from '../rules/common/url.js';
import { homePageOf } from './homePage.js';

const asset = (url: unknown) => ({ sys: { id: 'a', type: 'Asset' }, fields: { title: 't', file: { url } } });
const entry = (id: string, fields: unknown) => ({ sys: { id, type: 'Entry' }, fields });
const nothing = [undefined, null, 0, 1, '', 'text', true, [], {}, { sys: {} }, { sys: { id: 1 } }, Number.NaN, [null]];
const page = (fields: object) => homePageOf(entry('home', { brand: 'law', ...fields }));
const blocks = ['topBanners', 'topTetris', 'quickLinks', 'partnership', 'highlights', 'bottomTetris', 'bottomBanners'];

test.each(blocks)('the page is read whatever value %s has', (name) => {
  for (const value of [...nothing, ...nothing.map((each) => [each]), ...nothing.map((fields) => entry('e', fields))])
    expect(page({ [name]: value }).brand).toBe('law');
});

const urls = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'java\tscript:x'],
  ...[
    '\u0000javascript:x',
    '\u0001javascript:x',
    'javascript://%0aalert(1)',
    'data:text/html,x',
    'data:image/svg+xml,x',
  ],
  ...[
    'vbscript:x',
    'blob:https://a/1',
    'file:///etc/passwd',
    'about:blank',
    'filesystem:http://a/x',
    'ws://a',
    'http://',
    '/\\evil.example',
    '/\t/evil.example',
  ],
];

test.each(urls)('%j is neither linked to nor drawn', (url) => {
  expect(safeUrl(url)).toBeUndefined();
  const button = entry('b', { text: 'Go', url });
  const cell = entry('c', { title: 'A', image: asset(url), button });
  const grid = entry('g', { layout: 'Layout 1', tetrisCells: [cell] });
  const { topTetris, quickLinks, partnership } = page({
    topTetris: grid,
    quickLinks: entry('q', { links: [{ text: 'Go', url }] }),
    partnership: entry('p', { heading: 'H', media: asset(url) }),
  });
  expect(topTetris?.tetrisCells).toMatchObject([{ title: 'A', image: undefined, button: undefined }]);
  expect(quickLinks?.links).toEqual([]);
  expect(partnership?.media).toBeUndefined();
});

test('a link may not name another host as a path does, and a file of the service may', () => {
  const { quickLinks, partnership, problems } = page({
    quickLinks: entry('q', { links: [{ text: 'Go', url: '//evil.example' }] }),
    partnership: entry('p', { heading: 'H', media: asset('//images.example/a.png') }),
  });
  expect(quickLinks?.links).toEqual([]);
  expect(partnership?.media?.url).toBe('https://images.example/a.png');
  expect(problems).toEqual(['q: links.url is not a safe address.']);
});

test('a title of 10,000 characters is read', () => {
  const title = 'x'.repeat(10_000);
  const grid = entry('g', { title, layout: 'Layout 4', tetrisCells: [entry('c', { title })] });
  expect(page({ topTetris: grid }).topTetris).toMatchObject({ title, tetrisCells: [{ title }] });
});

test.each(['Asset', 'DeletedEntry', 'entry', undefined])(
  'what has the type %s is not read as an entry [CONT-037]',
  (type) => {
    const cell = entry('c', { title: 'A' });
    const other = { ...cell, sys: { ...cell.sys, type } };
    const grid = entry('g', { layout: 'Layout 4', tetrisCells: [other, cell] });
    expect(page({ topTetris: grid }).topTetris?.tetrisCells).toHaveLength(1);
  },
);
