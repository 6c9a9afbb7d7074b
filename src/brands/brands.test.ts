import { describe, expect, test } from 'vitest';
import { contrast, mix } from './colour.js';
import { brandCss } from './css.js';
import { brandById, brands } from './registry.js';
import { siteChoiceOfHost, siteOf, sites } from './sites.js';

test('a brand that is not configured fails with the exact message [BRAND-007]', () => {
  expect(() => brandById('zzz')).toThrow('No Brand found with identifier zzz');
  expect(() => siteChoiceOfHost('zzz.localhost')).toThrow('No Brand found with identifier zzz');
  expect(() => siteOf({ brand: '__proto__' })).toThrow('No Brand found with identifier __proto__');
});

test('brand and country come from the host [BRAND-005, BRAND-006]', () => {
  expect(siteChoiceOfHost('hsb.localhost')).toEqual({ brand: 'hsb' });
  expect(siteChoiceOfHost('www.law.example')).toEqual({ brand: 'law' });
  expect(siteChoiceOfHost('law-nz.localhost')).toEqual({ brand: 'law', country: 'nz' });
  expect(siteOf({ brand: 'law', country: 'nz' })).toMatchObject({ country: 'nz', currency: 'NZD' });
  for (const plain of ['localhost', '127.0.0.1', '[::1]']) expect(siteChoiceOfHost(plain)).toEqual({ brand: 'law' });
});

test('every brand has a site, and is data that can be sent [BRAND-002, BRAND-003, BRAND-004]', () => {
  expect(sites.map(({ brandId }) => brandId)).toEqual(brands.map(({ id }) => id));
  for (const site of sites)
    expect(site).toMatchObject({ language: 'en', id: expect.any(String), parentId: expect.any(String) });
  expect(JSON.parse(JSON.stringify(brands))).toEqual(brands);
});

test('hsb shows points, every other brand money [BRAND-047]', () => {
  expect(sites.filter(({ money }) => money === 'points').map(({ brandId }) => brandId)).toEqual(['hsb']);
});

test('law has its own terms address, the others the default [BRAND-050]', () => {
  expect(brandById('law').termsUrl).toBe('/customer-services/customer-terms-and-conditions-of-sale-and-use');
  expect(brandById('hsb').termsUrl).toBe('/customer-services/terms-and-conditions-of-sale-and-use');
});

describe.each(brands.map((brand) => [brand.id, brand.look.tokens] as const))('%s', (_, tokens) => {
  const of = (name: string) => tokens[name] ?? '';
  test.each([
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['muted', 'paper'],
    ['muted', 'surface'],
    ['primary', 'paper'],
    ['primary', 'surface'],
    ['accent', 'paper'],
    ['accent', 'surface'],
    ['sale', 'paper'],
    ['sale', 'surface'],
    ['sale', 'sale-tint'],
    ['ink', 'tint'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-strong'],
    ['on-accent', 'accent'],
    ['on-good', 'good'],
    ['good', 'paper'],
    ['good', 'good-tint'],
    ['header-ink', 'header-paper'],
    ['header-mark', 'header-paper'],
    ['strip-ink', 'strip-paper'],
    ['footer-ink', 'footer-paper'],
  ])('%s on %s can be read', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['edge', 'paper'],
    ['focus', 'paper'],
    ['focus', 'surface'],
    ['focus', 'header-paper'],
    ['star', 'paper'],
  ])('%s on %s can be seen', (edge, ground) => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

test('contrast and mixing follow WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});

test('a brand’s style sheet hangs on its own root', () => {
  for (const brand of brands)
    expect(
      brandCss(brand)
        .match(/\[data-brand='[^']+'\]/g)
        ?.every((root) => root === `[data-brand='${brand.id}']`),
    ).toBe(true);
});
