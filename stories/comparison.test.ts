import { describe, expect, test } from 'vitest';
import { frameAddress, framesOf, readComparison, writeComparison } from './comparison.js';

describe('a comparison of a story', () => {
  test('is the same after it was written into the address', () => {
    const chosen = { view: 'pair', width: 'desktop', other: 'hsb' } as const;
    expect(writeComparison(chosen)).toBe('pair-desktop-hsb');
    expect(readComparison('pair-desktop-hsb')).toEqual(chosen);
  });

  test('has a default for what the address leaves out or gets wrong', () => {
    const usual = { view: 'brands', width: 'phone', other: 'tcm' };
    expect(readComparison()).toEqual(usual);
    expect(readComparison('everything-watch-nobody')).toEqual(usual);
  });

  test('shows all 18 brands, the three login states, or two brands', () => {
    const all = framesOf(readComparison('brands'), 'law');
    expect(all).toHaveLength(18);
    expect(all[0]).toEqual({ label: 'law', globals: { brand: 'law' } });
    expect(framesOf(readComparison('logins'), 'law').map(({ globals }) => globals)).toEqual([
      { login: 'visitor' },
      { login: 'soft' },
      { login: 'hard' },
    ]);
    expect(framesOf(readComparison('pair-phone-vir'), 'law').map(({ label }) => label)).toEqual(['law', 'vir']);
  });

  test('opens the story by its own page, with every global that is a text', () => {
    expect(frameAddress('basket-cartpage--items', { brand: 'tcm', login: 'hard', viewport: { value: 'phone' } })).toBe(
      'iframe.html?id=basket-cartpage--items&viewMode=story&globals=brand%3Atcm%3Blogin%3Ahard',
    );
  });
});
