import { createElement, Fragment } from 'react';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { snippetOf } from './snippet.js';

const entryOf = (component: string) =>
  ({ Button: 'wine-storefront-kit', Icon: 'wine-storefront-kit', Shell: 'wine-storefront-kit/storefront' })[component];
const button = (args: object) => snippetOf({ component: 'Button', entryOf, args: { ...args } });

test('short values are attributes, and a text is the content', () => {
  expect(
    button({ size: 'small', disabled: true, count: 3, wide: false, onClick: vi.fn(), children: 'Save' }),
  ).toBe(`import { Button } from 'wine-storefront-kit';

export const Example = () => <Button size="small" disabled count={3} wide={false} onClick={() => {}}>Save</Button>;
`);
});

test('a long value is a constant above the element', () => {
  const cart = { total: 60.5, lineItems: [{ name: "Jonas's Pick", 'key-2': null, quantity: 6, isGift: undefined }] };
  expect(button({ cart, label: 'Basket', name: undefined })).toBe(`import type { ComponentProps } from 'react';
import { Button } from 'wine-storefront-kit';

type Props = ComponentProps<typeof Button>;

const cart: Props['cart'] = {
  total: 60.5,
  lineItems: [
    {
      name: "Jonas's Pick",
      'key-2': null,
      quantity: 6,
      isGift: undefined,
    },
  ],
};

export const Example = () => <Button cart={cart} label="Basket" name={undefined} />;
`);
});

test('a function that has to return something is left to the host', () => {
  const left = "{() => { throw new Error('Not implemented') }}";
  expect(button({ save: vi.fn(async () => true) })).toContain(`<Button save=${left} />`);
  expect(button({ href: () => '/' })).toContain(`<Button href=${left} />`);
});

test('many attributes have a line each', () => {
  const label = 'A label of some length, so that this';
  expect(button({ label, hint: label, onPress: vi.fn() })).toBe(`import { Button } from 'wine-storefront-kit';

export const Example = () => (
  <Button
    label="A label of some length, so that this"
    hint="A label of some length, so that this"
    onPress={() => {}}
  />
);
`);
});

test.each([
  ['quotes', `it's "so"`],
  ['braces', '{not code}'],
  ['signs', '1 < 2 & 3 > 2'],
  ['line breaks', 'one\ntwo\\'],
  ['spaces around it', ' text '],
  ['nothing', ''],
])('a text with %s is kept to the letter', (_, text) => {
  const code = button({ label: text, children: text }) ?? '';
  const { diagnostics, outputText } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: 'example.tsx',
    compilerOptions: { jsx: ts.JsxEmit.React, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  expect(diagnostics).toEqual([]);
  const exported: { Example?: () => unknown } = {};
  const react = { createElement: (_: unknown, props: object, child: unknown) => ({ props, child }) };
  new Function('require', 'exports', 'React', outputText)(() => ({}), exported, react);
  expect(exported.Example?.()).toEqual({ props: { label: text }, child: text });
});

function Icon(_: { readonly name: string }) {
  return null;
}
function Shell(_: { readonly children: unknown }) {
  return null;
}
function Helper() {
  return null;
}

test('elements are written with what they import', () => {
  const icon = createElement(Icon, { name: 'star' });
  const children = createElement(Shell, null, 'Save ', createElement('b', { className: 'now' }, 'now'), icon);
  expect(button({ icon, children })).toBe(`import { Button, Icon } from 'wine-storefront-kit';
import { Shell } from 'wine-storefront-kit/storefront';

export const Example = () => (
  <Button icon={<Icon name="star" />}>
    <Shell>{'Save '}<b className="now">now</b><Icon name="star" /></Shell>
  </Button>
);
`);
});

test('long elements have a line for each child', () => {
  const words = 'A sentence of some length, so that the two do not';
  const paragraph = createElement('p', null, words);
  expect(
    button({ children: createElement(Fragment, null, paragraph, [null, paragraph], false, 2) }),
  ).toBe(`import { Button } from 'wine-storefront-kit';

export const Example = () => (
  <Button>
    <>
      <p>${words}</p>
      <p>${words}</p>
      {2}
    </>
  </Button>
);
`);
});

test('a story with an element of its own, an instance of a class, markup or a rich text has no snippet', () => {
  expect(button({ html: 'Ours is <b>bold</b>' })).toBeUndefined();
  expect(button({ text: { nodeType: 'document', content: [] } })).toBeUndefined();
  expect(button({ children: createElement(Helper) })).toBeUndefined();
  expect(button({ icon: createElement(Helper) })).toBeUndefined();
  expect(button({ date: new Date(0) })).toBeUndefined();
  expect(snippetOf({ component: 'Helper', entryOf, args: {} })).toBeUndefined();
});
