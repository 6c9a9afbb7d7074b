import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '../brands/colour.js';
import { brands } from '../brands/registry.js';
import { contentGround } from './contentGround.js';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every brand’s text and buttons are readable on any colour an editor chooses [HOME-016, HOME-065]', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom(...brands), (paper, brand) => {
      const style = contentGround(brand, paper) as Record<string, string>;
      const ratio = (over: string, under: string) => contrast(style[`--wsk-${over}`]!, style[`--wsk-${under}`]!);
      expect(style['--wsk-paper']).toBe(paper);
      for (const name of ['ink', 'primary', 'accent', 'muted'])
        expect(ratio(name, 'paper')).toBeGreaterThanOrEqual(4.5);
      expect(ratio('on-primary', 'primary')).toBeGreaterThanOrEqual(4.5);
      expect(ratio('focus', 'paper')).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('an invalid colour changes nothing', () => {
  const [brand] = brands;
  for (const input of [undefined, '', 'red; background: url(//evil.example)', 'javascript:alert(1)'])
    expect(contentGround(brand!, input)).toBeUndefined();
});
