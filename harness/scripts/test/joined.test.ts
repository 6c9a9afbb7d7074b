import { expect, test } from 'vitest';
import { sharesHtml, verdictOf } from './joined.mjs';

const passed = { step: 'unit', passed: 5, failed: 0, tests: [{ name: 'quick', milliseconds: 10 }] };
const failed = {
  ...{ step: 'stories', passed: 1, failed: 1, detail: 'Button › Solid <b>' },
  tests: [{ name: 'slow', milliseconds: 2500 }],
};

test('a run passed when every share ended without a failure and no picture is to be decided', () => {
  expect(verdictOf([{ share: 'tests-1', results: [passed] }], 0)).toEqual({
    isFine: true,
    line: '5 passed, 0 failed; 0 decisions about pictures',
  });
});

test('a failure, a lost share or a decision is not a pass', () => {
  const fine = { share: 'tests-1', results: [passed] };
  expect(verdictOf([fine, { share: 'tests-2', results: [failed] }], 0)).toEqual({
    isFine: false,
    line: '6 passed, 1 failed; 0 decisions about pictures',
  });
  expect(verdictOf([fine, { share: 'tests-2', results: undefined }], 0)).toEqual({
    isFine: false,
    line: '5 passed, 0 failed; no results of tests-2; 0 decisions about pictures',
  });
  expect(verdictOf([fine], 1)).toEqual({ isFine: false, line: '5 passed, 0 failed; 1 decision about pictures' });
});

test('the page names every failure with its share, and the slowest tests of all shares first', () => {
  const html = sharesHtml([
    { share: 'tests-1', results: [passed] },
    { share: 'tests-2', results: [failed] },
    { share: 'tests-3', results: undefined },
  ]);
  expect(html).toContain('stories: 1 failed (tests-2)');
  expect(html).toContain('Button › Solid &#60;b&#62;');
  expect(html).toContain('tests-3 did not end');
  expect(html).not.toContain('unit: ');
  expect([...html.matchAll(/<td>([^<]*)<\/td><\/tr>/g)].map(([, name]) => name)).toEqual(['slow', 'quick']);
});
