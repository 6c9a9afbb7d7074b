import { expect, test } from 'vitest';
import { kitCss, published, sheets, strays } from './css.mjs';

test.each(sheets('.').map(({ file, code }) => [file, code] as const))(
  '%s does not affect the host page',
  (file, code) => {
    expect(strays(code, file)).toEqual([]);
  },
);

test('the scope’s sheet comes first', () => {
  expect(sheets('.')[0]?.file).toMatch(/BrandScope\.css$/);
});

test.each([
  'a { color: red }',
  '* { margin: 0 }',
  ':root { --x: 1 }',
  'html .wsk-A { color: red }',
  '.wsk-A a { color: red }',
  '.wsk-A > * { color: red }',
  '.wsk-A, button { color: red }',
  '.wsk-A:hover ~ div { color: red }',
  '@media (width > 1px) { h1 { color: red } }',
  '.wsk-A { & p { color: red } }',
  ':where(.wsk-A, a) { color: red }',
  '[data-filled] { color: red }',
  '@keyframes spin { to { rotate: 1turn } }',
  ':root::view-transition { pointer-events: none }',
  ':root:active-view-transition-type(wsk) { color: red }',
  '@import "x.css";',
  '@font-face { font-family: x; src: url(x) }',
  '@font-face { font-family: x; src: local("x") }',
  '@font-face { font-family: wsk-x; src: url(x) }',
])('%s is reported', (code) => {
  expect(strays(code, 'x.css')).toHaveLength(1);
});

test.each([
  '.wsk-A { color: red }',
  '[data-brand="law"] { --wsk-ink: red }',
  '.wsk-A:is(button) .wsk-A-part::before { color: red }',
  '.wsk-A :where([class^="wsk-"], [class*=" wsk-"]) { margin: 0 }',
  '.wsk-A { &:hover { color: red } & .wsk-B { color: red } }',
  '.wsk-A [data-filled] { color: red }',
  '@keyframes wsk-spin { to { rotate: 1turn } }',
  ':root:active-view-transition-type(wsk)::view-transition-group(*) { animation-duration: 0.2s }',
  '@font-face { font-family: "wsk-x"; src: local("x") }',
])('%s is the kit’s own', (code) => {
  expect(strays(code, 'x.css')).toEqual([]);
});

test('the published sheet outweighs an old page’s styles for states', () => {
  expect(published('.wsk-A, .wsk-B[data-x] .wsk-C:hover { color: red }', 'x.css')).toBe(
    '.wsk-BrandScope{.wsk-A,.wsk-B[data-x] .wsk-C:hover{color:red}}',
  );
  expect(strays(kitCss('.'), 'styles.css')).toEqual([]);
});
