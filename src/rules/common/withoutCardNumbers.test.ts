import { describe, expect, test } from 'vitest';
import { withoutCardNumbers } from './withoutCardNumbers.js';

describe('removing card numbers from text', () => {
  test.each([
    ['4111111111111111', '•••• 1111'],
    ['4111111111111112', '•••• 1112'],
    ['is 4111 1111 1111 1111 the one?', 'is •••• 1111 the one?'],
    ['3782-822463-10005', '•••• 0005'],
    ['４１１１１１１１１１１１１１１１', '•••• 1111'],
    ['4111111111111111, 6335861000000018', '•••• 1111, •••• 0018'],
  ])('keeps the last four digits of %s', (text, expected) => {
    expect(withoutCardNumbers(text)).toBe(expected);
  });

  test.each(['rioja 2019', '411111111111', '1'.repeat(20), 'order 1234567890'])('leaves %s unchanged', (text) => {
    expect(withoutCardNumbers(text)).toBe(text);
  });
});
