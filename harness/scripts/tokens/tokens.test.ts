import { describe, expect, test } from 'vitest';
import { designOf } from '../../../src/brands/designs.js';
import { type DesignInputs, withTokens } from '../../../src/brands/family.js';
import { brandById, brands } from '../../../src/brands/registry.js';
import type { DesignedBrand } from '../../../src/model/site.js';
import { root } from '../tools.mjs';
import { tokenDocuments, vendor } from './documents.js';
import { coloursOf, faintPairs, importTokens } from './import.js';
import { read } from './kit.js';
import { componentsReading } from './report.js';

interface Json {
  [name: string]: Json;
}

const designs = brands.map(designOf);
const documents = tokenDocuments(designs);
const parse = (file: string, from = documents): Json => JSON.parse(from[file] ?? '{}');
const law = designOf(brandById('law'));
const colour = (components: readonly number[], hex: string) => ({ colorSpace: 'srgb', components, hex });
const token = ($type: string, $value: unknown) => ({ $type, $value });

/** Adds the tokens of one document to another, as a resolver does. */
function merged(start: Json, more: Json): Json {
  const result: Json = { ...start };
  for (const [name, value] of Object.entries(more)) {
    const isGroup = !name.startsWith('$') && !Object.hasOwn(value, '$value');
    result[name] = isGroup && result[name] ? merged(result[name], value) : value;
  }
  return result;
}

/** Everything a brand has, in one document, as a tool without resolvers is given it. */
const whole = ({ id, look }: DesignedBrand, from = documents): Json =>
  ['usual', look.family, id].map((name) => parse(`${name}.tokens.json`, from)).reduce(merged);

const tokensIn = (group: Json): Json[] =>
  Object.entries(group).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [];
    return Object.hasOwn(value, '$value') ? [value] : tokensIn(value);
  });

describe('the documents', () => {
  test('are a resolver, what is usual, one for each family and one for each brand', () => {
    expect(Object.keys(documents)).toEqual([
      'brands.resolver.json',
      ...['usual', 'classic', 'plain', 'editorial', 'fresh', 'bold'].map((name) => `${name}.tokens.json`),
      ...brands.map(({ id }) => `${id}.tokens.json`),
    ]);
    const { version, modifiers, resolutionOrder } = parse('brands.resolver.json');
    expect(version).toBe('2025.10');
    expect(Object.keys(modifiers?.brand?.contexts ?? {})).toHaveLength(18);
    expect(modifiers?.brand?.contexts?.hsb).toEqual([{ $ref: 'plain.tokens.json' }, { $ref: 'hsb.tokens.json' }]);
    expect(Object.keys(modifiers?.ground?.contexts ?? {})).toHaveLength(8);
    expect(resolutionOrder).toEqual(
      ['#/sets/usual', '#/modifiers/brand', '#/modifiers/ground', '#/modifiers/screen'].map(($ref) => ({ $ref })),
    );
  });

  test('say of each token its type, its value, its use and its role', () => {
    for (const file of Object.keys(documents).filter((name) => name.endsWith('.tokens.json')))
      for (const found of tokensIn(parse(file)))
        expect(found).toEqual({
          $type: expect.any(String),
          $value: expect.anything(),
          $description: expect.stringMatching(/^\S/),
          $extensions: { [vendor]: expect.objectContaining({ role: expect.any(String) }) },
        });
  });

  test('give the colours that lie under one, with the contrast it needs', () => {
    expect(whole(law).ground?.page?.['on-primary']).toEqual({
      $type: 'color',
      $value: '{input.on-primary}',
      $description: 'Text on primary',
      $extensions: { [vendor]: { role: 'text', contrast: { primary: 4.5, 'primary-strong': 4.5 } } },
    });
    expect(whole(law).ground?.page?.edge?.$extensions).toEqual({
      [vendor]: { role: 'edge', contrast: { paper: 3, surface: 3, field: 3 } },
    });
  });

  test('have what is made from an input as an alias of it, and what is computed as a value', () => {
    const { ground, dimension, font, border } = whole(law);
    expect(ground?.page?.primary?.$value).toBe('{input.primary}');
    expect(ground?.footer?.primary?.$value).toBe('{input.on-primary}');
    expect(ground?.page?.['primary-strong']?.$value).toEqual(colour([0.361, 0.102, 0.204], '#5c1a34'));
    expect(dimension?.radius?.$value).toBe('{input.radius}');
    expect(font?.['font-heading']?.$value).toBe('{input.heading-font}');
    expect(border?.rule?.$value).toEqual({ color: '{colour.line}', width: { value: 3, unit: 'px' }, style: 'double' });
  });
});

describe.each(designs.map((brand) => [brand.id, brand] as const))('%s', (id, brand) => {
  test('is the same to the byte after an export, an import and an export', () => {
    const [own, all] = [parse(`${id}.tokens.json`), whole(brand)].map((one) => importTokens(one, brand, designs));
    expect(own).toMatchObject({ problems: [], changes: [] });
    expect(all).toMatchObject({ problems: [], changes: [] });
    const again = withTokens(brand, all?.inputs ?? {});
    expect(tokenDocuments(designs.map((one) => (one.id === id ? again : one)))).toEqual(documents);
  });

  test('takes over every kind of input from a document', () => {
    const dark = brand.look.grounds.page.paper < '#888888';
    const changed: Partial<DesignInputs> = {
      primary: dark ? '#f0d890' : '#0b5345',
      onPrimary: dark ? '#101010' : '#ffffff',
      headingFont: 'Karla',
      radius: 9,
      header: 'light',
      tokens: { 'size-h2': '37px', 'row-rule': '2px dotted var(--wsk-edge)', 'heading-tracking': '0.03em' },
    };
    const target = withTokens(brand, changed);
    const exported = tokenDocuments([target]);
    const { problems, inputs } = importTokens(whole(target, exported), brand, designs);
    expect(problems).toEqual([]);
    expect(tokenDocuments([withTokens(brand, inputs)])).toEqual(exported);
  });

  test('has enough contrast in every part on every ground', () => {
    expect(faintPairs(coloursOf(brand.look))).toEqual([]);
  });
});

/** Reads law's document with one token in place of its own. */
function readWith(path: string, changed: unknown) {
  const document = parse('law.tokens.json');
  const names = path.split('.');
  const last = names.pop() ?? '';
  const group = names.reduce<Json>((inner, name) => {
    inner[name] ??= {};
    return inner[name];
  }, document);
  group[last] = changed as Json;
  return read('law.tokens.json', JSON.stringify(document), root);
}

describe('an import', () => {
  test('names what changes, what follows, and the components', () => {
    const { report, isRefused } = readWith('input.primary', token('color', colour([0.043, 0.325, 0.271], '#0b5345')));
    expect(isRefused).toBe(false);
    expect(report).toContain("  primary: '#6b1e3c' → '#0b5345'\n");
    expect(report).toContain("const changes: Partial<DesignInputs> = {\n  primary: '#0b5345',\n};");
    expect(report).toContain('src/brands/all/law.ts');
    expect(report).toMatch(/Components that read them: \d+\n {2}.*\bButton\b/);
  });

  test('names a single token, and only the components that read it', () => {
    const { report } = readWith('number.lineup-left', token('number', -4));
    expect(report).toContain("tokens['lineup-left']: '0deg' → '-4deg'");
    expect(report).toMatch(/: 1\n {2}HomePageLineup$/);
  });

  test('counts a component that reads a token made from the changed one', () => {
    const document = { dimension: { 'control-size': token('dimension', { value: 18, unit: 'px' }) } };
    const { properties } = importTokens(document, designOf(brandById('tcm')), designs);
    expect([...properties]).toEqual(['control-size', 'quick-size']);
    expect(componentsReading(properties, root)).toEqual(['Button', 'QuickLinks', 'Tabs']);
  });

  test('takes what tools make of a document: another order, no descriptions, values in place of aliases, rem', () => {
    const { input, ground } = whole(law);
    const bare = {
      ground: { header: { paper: { $value: input?.paper?.$value }, line: { $value: ground?.page?.line?.$value } } },
      dimension: { $type: 'dimension', 'size-h1': { $value: { unit: 'rem', value: 3.625 } } },
      input: { $type: 'color', ink: { $value: { components: [0.1647, 0.1058, 0.1254], colorSpace: 'srgb' } } },
    };
    expect(read('law.tokens.json', JSON.stringify(bare), root)).toEqual({
      report: 'law.tokens.json changes nothing of law.',
      isRefused: false,
    });
  });

  test('takes another typeface for a token, and one of the kit for an input', () => {
    expect(readWith('font.font-heading', token('fontFamily', ['Ours', 'serif'])).report).toContain("→ 'Ours, serif'");
    expect(readWith('input.body-font', token('fontFamily', 'Karla')).report).toContain(
      "bodyFont: 'Source Sans 3' → 'Karla'",
    );
  });
});

describe('an import refuses', () => {
  const faint = colour([1, 0.6, 0.6], '#ff9999');
  test.each([
    [
      'an unknown token',
      'dimension.size-h7',
      token('dimension', { value: 1, unit: 'px' }),
      'dimension.size-h7: is no token of the kit. Did you mean dimension.size-h1?',
    ],
    [
      'a wrong type',
      'dimension.gap',
      token('color', faint),
      'dimension.gap: has the type "color": expected "dimension"',
    ],
    [
      'a length as text',
      'dimension.gap',
      token('dimension', '24px'),
      'dimension.gap: "24px" is no dimension: expected an object with value, unit',
    ],
    [
      'another unit',
      'dimension.gap',
      token('dimension', { value: 2, unit: 'em' }),
      'dimension.gap: "em" is no unit of a dimension: use "px" or "rem"',
    ],
    [
      'a negative length',
      'dimension.gap',
      token('dimension', { value: -2, unit: 'px' }),
      'dimension.gap: -2 is no length: expected a number of 0 or more',
    ],
    [
      'a colour as text',
      'input.ink',
      token('color', '#000000'),
      'input.ink: "#000000" is no colour: expected an object with colorSpace, components',
    ],
    [
      'another colour space',
      'input.ink',
      token('color', { colorSpace: 'oklch', components: [0, 0, 0] }),
      'input.ink: the colour space "oklch" is not supported: use "srgb"',
    ],
    [
      'a component out of range',
      'input.ink',
      token('color', { colorSpace: 'srgb', components: [0, 0, 255] }),
      'input.ink: 255 is no component: expected a number from 0 to 1',
    ],
    [
      'a hex that was changed alone',
      'input.ink',
      token('color', colour([0, 0, 0], '#111111')),
      'input.ink: the components are #000000, but "hex" is "#111111": change both',
    ],
    [
      'an input that can be seen through',
      'input.ink',
      token('color', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 }),
      'input.ink: rgb(0 0 0 / 0.5) can be seen through',
    ],
    [
      'a weight of no font',
      'weight.price-weight',
      token('fontWeight', 1200),
      'weight.price-weight: 1200 is no weight: expected a number from 1 to 1000',
    ],
    [
      'a style of no border',
      'border.rule',
      token('border', { color: '{colour.line}', width: { value: 1, unit: 'px' }, style: 'wavy' }),
      'border.rule: "wavy" is no style of a border',
    ],
    [
      'a colour that is a length',
      'border.rule',
      token('border', { color: '{dimension.gap}', width: { value: 1, unit: 'px' }, style: 'solid' }),
      'border.rule: refers to {dimension.gap}, which is a dimension: expected a color',
    ],
    [
      'an alias of nothing',
      'colour.tab-ink',
      token('color', '{colour.inc}'),
      'colour.tab-ink: refers to {colour.inc}, which is no token of the kit',
    ],
    [
      'an alias of itself',
      'colour.tab-ink',
      token('color', '{colour.tab-ink}'),
      'colour.tab-ink: refers to itself, by colour.tab-ink',
    ],
    [
      'a typeface that the kit does not have',
      'input.body-font',
      token('fontFamily', ['Ours']),
      'input.body-font: Ours is no typeface of the kit',
    ],
    [
      'text that is no font family',
      'font.font-body',
      token('fontFamily', 'a;}b{'),
      'font.font-body: "a;}b{" is no font family',
    ],
    [
      'a reference',
      'colour.tab-ink',
      { $ref: '#/colour/ink' },
      'colour.tab-ink: refers to another with $ref or $extends: write its value, or an alias',
    ],
    ['what is no token', 'colour.tab-ink', 'red', 'colour.tab-ink: "red" is neither a token nor a group'],
    [
      'a colour that is computed',
      'ground.header.line',
      token('color', faint),
      'ground.header.line: #ff9999 in place of #dfdbd8: is computed from the colours in "input": change one of those',
    ],
    [
      'a size of narrow screens',
      'narrow.gap',
      token('dimension', { value: 1, unit: 'px' }),
      'narrow.gap: 1px in place of 14px: the family sets the sizes of narrow screens',
    ],
    [
      'an input that would have to be moved',
      'input.accent',
      token('color', faint),
      'ground.page.accent: accent #ff9999 over paper #fffdf9 has a contrast of 2.01:1 on the grounds page, header, offer: it needs 4.5:1',
    ],
    [
      'text without contrast',
      'input.ink',
      token('color', colour([0.6, 0.6, 0.6], '#999999')),
      'ground.page.ink: ink #999999 over paper #fffdf9 has a contrast of 2.80:1 on the grounds page, header, offer: it needs 4.5:1',
    ],
    [
      'a part without contrast',
      'colour.tab-ink',
      token('color', faint),
      'colour.tab-ink: tab-ink #ff9999 over tab-paper #fffdf9 has a contrast of 2.01:1 on the grounds page, header, offer: it needs 4.5:1',
    ],
    [
      'a part that can be seen through',
      'colour.tab-ink',
      token('color', { ...colour([0, 0, 0], '#000000'), alpha: 0.3 }),
      'colour.tab-ink: tab-ink #b3b1ae over tab-paper #fffdf9 has a contrast of 2.',
    ],
  ])('%s', (_, path, changed, message) => {
    const { report, isRefused } = readWith(path, changed);
    expect(isRefused).toBe(true);
    expect(report).toContain(`law.tokens.json: ${message}`);
  });

  test.each([
    ['text that is no JSON', 'law.tokens.json', '{', /^law\.tokens\.json: is no JSON: /],
    ['a list', 'law.tokens.json', '[]', /^law\.tokens\.json: is no object/],
    [
      'a brand that the kit does not have',
      'zzz.tokens.json',
      '{}',
      /^zzz\.tokens\.json: "zzz" is no brand: name the file after one of law, avy/,
    ],
    [
      'another family',
      'law.tokens.json',
      JSON.stringify({ $extensions: { [vendor]: { family: 'bold' } } }),
      /family: is "bold", but the brand is of the family "classic"/,
    ],
    [
      'another header',
      'law.tokens.json',
      JSON.stringify({ $extensions: { [vendor]: { header: 'blue' } } }),
      /header: "blue" is no header: use "light" or "dark"/,
    ],
  ])('%s', (_, file, text, message) => {
    expect(read(file, text, root)).toEqual({ report: expect.stringMatching(message), isRefused: true });
  });
});
