import { expect, test } from 'vitest';
import { hexColour } from './hexColour.js';

test.each([
  ['#fff', '#ffffff'],
  [' #A1b2C3 ', '#a1b2c3'],
  ['rgb(255, 0, 16)', '#ff0010'],
  ['rgb(1 2 3)', '#010203'],
  ['rgb(999, 0, 0)', '#ff0000'],
])('%s is read as %s', (input, colour) => {
  expect(hexColour(input)).toBe(colour);
});

test.each(['', 'hotpink', '#ffff', '#12345g', 'url(//evil.example)', 'rgb(1,2)', '#fff;position:fixed', 'var(--x)'])(
  '“%s” is not usable behind text',
  (input) => {
    expect(hexColour(input)).toBeUndefined();
  },
);
