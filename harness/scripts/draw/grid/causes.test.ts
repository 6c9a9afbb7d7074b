import { expect, test } from 'vitest';
import { causesOf, changedRules } from './causes.mjs';
import { accept, type Explained, groupsOf, sizeOf } from './groups.mjs';
import type { Content, Drawn, Text } from './onPage.mjs';

const rule = (selector: string, css: string, media = '') => ({ media, selector, css });
const content = (lines: (Text | Drawn)[], matched: number[] = []): Content => ({ lines, matched });
const text = (words: string, owner = 'Button'): Text => ({ owner, text: words });
const ids = (causes: readonly { id: string }[]) => causes.map(({ id }) => id);

test('only rules whose declarations differ are changed, wherever they are', () => {
  const before = [
    rule('.wsk-Button', 'padding: 8px; color: red;'),
    rule('.wsk-Link', 'color: red;'),
    rule('.wsk-Gone', 'color: red;'),
  ];
  const after = [
    rule('.wsk-Link', 'color: red;'),
    rule('.wsk-Button', 'padding: 9px; color: red;'),
    rule('.wsk-Button', 'gap: 1px;', '(max-width: 767px)'),
  ];
  expect(changedRules(before, after).map(({ owner, media, changes }) => [owner, media, changes])).toEqual([
    ['Button', '', ['padding: 8px → 9px']],
    ['Gone', '', ['color: red → nothing']],
    ['Button', '(max-width: 767px)', ['gap: nothing → 1px']],
  ]);
});

test('a semicolon in an address does not end a declaration', () => {
  const css = (colour: string) => `background: url("data:image/svg+xml;utf8,<svg/>"); color: ${colour};`;
  const [change] = changedRules([rule('.wsk-Flag', css('red'))], [rule('.wsk-Flag', css('blue'))]);
  expect(change?.changes).toEqual(['color: red → blue']);
});

test('rules of one component are one cause, in stories to which different ones apply', () => {
  const rules = changedRules(
    [rule('.wsk-Button', 'padding: 8px;'), rule('.wsk-Button[data-small]', 'padding: 4px;')],
    [rule('.wsk-Button', 'padding: 9px;'), rule('.wsk-Button[data-small]', 'padding: 5px;')],
  );
  const [one, other] = [
    causesOf(content([], [0]), content([], [0]), rules),
    causesOf(content([]), content([], [1]), rules),
  ];
  expect(one).toEqual(other);
  expect(one).toEqual([{ id: 'styles Button', title: 'Styles of Button: padding: 8px → 9px, padding: 4px → 5px' }]);
});

test('a rule that applies to nothing on the page is no cause', () => {
  const rules = changedRules([rule('.wsk-Button', 'padding: 8px;')], [rule('.wsk-Button', 'padding: 9px;')]);
  expect(causesOf(content([]), content([]), rules)).toEqual([]);
});

test('a token that changes in several brands, each with its own value, is one cause', () => {
  const rules = changedRules(
    [rule("[data-brand='law']", '--wsk-primary: red;'), rule("[data-brand='hsb']", '--wsk-primary: blue;')],
    [rule("[data-brand='law']", '--wsk-primary: tan;'), rule("[data-brand='hsb']", '--wsk-primary: navy;')],
  );
  const causes = [0, 1].map((place) => causesOf(content([], [place]), content([], [place]), rules));
  expect(causes.map(ids)).toEqual([['tokens --wsk-primary'], ['tokens --wsk-primary']]);
  expect(causes[0]?.[0]?.title).toBe('Tokens: --wsk-primary: red → tan');
});

test('a word that changes in many sentences is one cause', () => {
  const first = causesOf(content([text('Add to basket')]), content([text('Add to trolley')]), []);
  const second = causesOf(
    content([text('Your basket is empty', 'Notice')]),
    content([text('Your trolley is empty', 'Notice')]),
    [],
  );
  expect(ids(first)).toEqual(ids(second));
  expect(first[0]?.title).toBe('Words: “basket” → “trolley”');
});

test('another number in the same words is the same cause', () => {
  const [one, other] = [
    causesOf(content([text('£7.99')]), content([text('7.99 GBP')]), []),
    causesOf(content([text('£12.49')]), content([text('12.49 GBP')]), []),
  ];
  expect(ids(one)).toEqual(ids(other));
});

test('an icon drawn differently is named by its component and attribute', () => {
  const path = (d: string): Drawn => ({ owner: 'Icon', tag: 'path', attributes: { d } });
  expect(causesOf(content([text('Close'), path('M1')]), content([text('Close'), path('M2')]), [])).toEqual([
    { id: 'element Icon: d of <path>', title: 'Icon: d of <path> changed' },
  ]);
});

test('what is new and what is gone are causes; what moved is none', () => {
  const [one, two] = [text('one'), text('two')];
  expect(causesOf(content([one, two]), content([two, one]), [])).toEqual([]);
  expect(ids(causesOf(content([one]), content([one, text('two', 'Link')]), []))).toEqual(['new two']);
  expect(ids(causesOf(content([one, text('two', 'Link')]), content([one]), []))).toEqual(['gone two']);
});

const cell = (story: string, brand: string, causes: string[], hash = 'aaaa'): Explained => ({
  ...{ story, brand, column: '390', hash },
  causes: causes.map((id) => ({ id, title: `The ${id}` })),
});

test('one cause of 300 pictures is one group; a picture with two causes is in both', () => {
  const many = Array.from({ length: 300 }, (_, place) => cell(`story-${place}`, place % 2 ? 'law' : 'hsb', ['token']));
  const groups = groupsOf([cell('other', 'law', ['word', 'token']), ...many]);
  expect(groups.map(({ number, id, cells }) => [number, id, cells.length])).toEqual([
    [1, 'token', 301],
    [2, 'word', 1],
  ]);
  expect(sizeOf(groups[0]!, 2)).toBe('301 pictures of 301 stories in all brands');
  expect(sizeOf(groups[1]!, 2)).toBe('1 picture of 1 story in law');
});

test('a picture is kept once all its causes are accepted, and no other', () => {
  const cells = [
    cell('both', 'law', ['word', 'token']),
    cell('one', 'law', ['token']),
    cell('odd', 'law', ['random'], ''),
  ];
  const kept = new Map<string, string>();
  expect(accept(kept, cells, new Set(['token', 'random']))).toBe(1);
  expect([...kept.keys()]).toEqual(['one law 390']);
  expect(accept(kept, cells, new Set(['token', 'word']))).toBe(2);
  expect([...kept.keys()]).toEqual(['one law 390', 'both law 390']);
});
