import { expect, test } from 'vitest';
import { allWords } from './allWords.js';
import { measure } from './contrast.js';
import { brandCss } from './css.js';
import { defineBrand } from './defineBrand.js';
import { designOf } from './designs.js';
import { bold } from './families/bold.js';
import { classic } from './families/classic.js';
import { editorial } from './families/editorial.js';
import { fresh } from './families/fresh.js';
import { plain } from './families/plain.js';
import { type DesignInputs, withTokens } from './family.js';
import { brandById, brands } from './registry.js';
import { siteOfBrand } from './siteOfBrand.js';
import { createText } from './words.js';

const colours = {
  primary: '#0b5345',
  onPrimary: '#ffffff',
  accent: '#8a4b08',
  onAccent: '#ffffff',
  ink: '#1b1f1e',
  paper: '#fdfefb',
  surface: '#eef3ee',
  sale: '#9b1c1c',
  headingFont: 'Lora',
  bodyFont: 'Karla',
  radius: 3,
} as const;

const families = { bold, classic, editorial, fresh, plain };
const choices = Object.entries(families).flatMap(([name, family]) =>
  (['light', 'dark'] as const).map((header) => [name, header, family] as const),
);

/** Defines a brand as its single file would. */
const nineteenth = (family: (inputs: DesignInputs) => ReturnType<typeof classic>, header: DesignInputs['header']) =>
  defineBrand({
    id: 'nin',
    name: 'Ninth Bridge',
    companyName: 'Ninth Bridge',
    displayName: 'Ninth Bridge Wines',
    country: 'nz',
    logo: {
      wordmark: [{ width: 800, d: 'M0-170h800v170H0z' }],
      strapline: 'wines',
      mark: [{ d: 'M0 0h46v46H0z', fill: 'currentColor' }],
    },
    telephone: '0800 555 0190',
    wineplanTelephone: '0800 555 0191',
    address: '9 Bridge Street, Port Farewell',
    deliveryLine: 'Delivered in three days',
    words: { 'home.title': 'Over the bridge' },
    look: family({ ...colours, header }),
  });

test.each(choices)('a nineteenth brand is one file: %s with a %s header', (_, header, family) => {
  const brand = nineteenth(family, header);
  expect(measure(brand.look).filter(({ ratio, least }) => !(ratio >= least))).toEqual([]);
  expect(JSON.parse(JSON.stringify(brand))).toEqual(brand);
  expect(brandCss(brand)).toContain("[data-brand='nin'] [data-ground='header']{--wsk-paper:");
  expect(Object.keys(brand.look.grounds)).toEqual(Object.keys(designOf(brands[0]!).look.grounds));
  expect(brand).toMatchObject({ web: 'www.nin.example', moreMenuAfter: 8, money: 'currency' });
});

test('other inputs of a brand reach every ground and stay legible', () => {
  const law = designOf(brandById('law'));
  const changed = withTokens(law, { primary: '#0b5345', header: 'dark', tokens: { 'control-radius': '9px' } });
  const { grounds, tokens, family, colours } = changed.look;
  expect(measure(changed.look).filter(({ ratio, least }) => !(ratio >= least))).toEqual([]);
  expect(grounds.page.primary).toBe('#0b5345');
  expect(grounds.offer.primary).toBe('#0b5345');
  expect(grounds.header.paper).toBe('#0b5345');
  expect(grounds.footer.paper).not.toBe(law.look.grounds.footer.paper);
  expect(grounds.hero.paper).not.toBe(law.look.grounds.hero.paper);
  expect([tokens['control-radius'], tokens.radius, family, colours.primary]).toEqual([
    '9px',
    '6px',
    'classic',
    '#0b5345',
  ]);
  expect(brandById('law').look.colours.primary).toBe('#6b1e3c');
  expect(brandCss(changed)).toContain("[data-brand='law']{");
});

test('other inputs need a look that a family made', () => {
  const brand = designOf(brandById('law'));
  expect(() => withTokens({ ...brand, look: { ...brand.look } }, { radius: 2 })).toThrow('was not made by a family');
});

test('its site and its words derive from it', () => {
  const brand = nineteenth(classic, 'light');
  const site = siteOfBrand(brand);
  expect(site).toMatchObject({ id: 'nin-nz', currency: 'NZD', country: 'nz' });
  const text = createText(brand, site).with(allWords);
  expect(text('home.title')).toBe('Over the bridge');
  expect(text('product.add')).toBe('Add to cart');
  expect(text('failure.reassurance')).toContain('0800 555 0190');
});
