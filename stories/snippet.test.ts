import { createElement } from 'react';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { snippetOf } from './snippet.js';

const entry = 'wine-storefront-kit';
const button = (args: object) => snippetOf({ component: 'Button', entry, args: { ...args } });

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

test('a story made of elements, instances of a class, markup or a rich text has no snippet', () => {
  expect(button({ html: 'Ours is <b>bold</b>' })).toBeUndefined();
  expect(button({ text: { nodeType: 'document', content: [] } })).toBeUndefined();
  expect(button({ children: createElement('b') })).toBeUndefined();
  expect(button({ icon: createElement('b') })).toBeUndefined();
  expect(button({ date: new Date(0) })).toBeUndefined();
});
