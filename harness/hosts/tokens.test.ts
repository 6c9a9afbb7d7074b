import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../../mocks/testing/properties.js';
import manifest from '../../package.json' with { type: 'json' };
import { brandIds, colourNames, groundNames } from '../../src/entries/model.js';
import { minified } from '../scripts/build/css.mjs';
import { npm, root } from '../scripts/tools.mjs';
import { host } from './host.js';

/** The package as a host has it. */
const dist = join(host, 'node_modules', manifest.name, 'dist');
// The folder is kept between runs, because installing into it again is quick.
const folder = join(root, 'node_modules/.cache/tokens-host');
/** The tokens, where a host has them. */
const tokens = join(folder, 'node_modules', manifest.name, 'dist/tokens');
const terrazzo = '2.7.1';

/** Brands with money, with points and with another country's wording, unless the run is a long one. */
const brands = isLong ? brandIds : brandIds.filter((id) => ['law', 'hsb', 'wsj'].includes(id));

/** Custom properties by name, of each rule of a brand: `page`, the other grounds, and `narrow`. */
type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Collects a brand's custom properties from a style sheet. */
function rulesOf(css: string, brand: string): Rules {
  const rules: Record<string, Record<string, string>> = {};
  postcss.parse(minified(css, brand)).walkRules(({ selectors, nodes, parent }) => {
    // Grounds with the same colours share a rule.
    for (const selector of selectors) {
      const [, of, ground] = /^\[data-brand=(\w+)\](?: \[data-ground=(\w+)\])?$/.exec(selector) ?? [];
      if (of !== brand) continue;
      const rule = parent?.type === 'atrule' ? 'narrow' : (ground ?? 'page');
      rules[rule] ??= {};
      for (const node of nodes) if (node.type === 'decl') rules[rule][node.prop] = node.value;
    }
  });
  return rules;
}

/** Writes a value in one way: the sheets may say zero, none and the size of text with other words. */
const plainly = (value: string): string =>
  value
    .replace(/max\(([\d.]+)px,([\d.]+)rem\)/g, (whole, px, rem) =>
      Number(px) / 16 === Number(rem) ? `${px}px` : whole,
    )
    .replaceAll('transparent', '#0000')
    .replace(/(?<![\w.#-])0(px|em)/g, '0')
    .replaceAll('"', '')
    .replace(/,\s+/g, ',')
    .replace(/^(none|normal)$/, '0')
    .replace(
      /(?<=^|,)(inset )?((?:-?[\d.]+(?:px)? ?){2,4})(?=#|var)/g,
      (_, inset = '', lengths: string) => `${inset}${[...lengths.trim().split(' '), '0', '0'].slice(0, 4).join(' ')} `,
    )
    .replace(/^0 0 0 0 #0000$/, '0');

/** Follows the properties that only the tokens have: inputs, colours of one ground, sizes of narrow screens. */
const resolved = (rule: Readonly<Record<string, string>>, value: string): string =>
  value.replace(/var\((--wsk-(?:input|ground|narrow)-[\w-]+)\)/g, (_, name) => resolved(rule, rule[name] ?? 'missing'));

let built = '';

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(['install', `@terrazzo/cli@${terrazzo}`, `@terrazzo/plugin-css@${terrazzo}`], folder);
  rmSync(join(folder, 'out'), { recursive: true, force: true });
  cpSync(join(dist, 'tokens'), tokens, { recursive: true });
  const file = join(tokens, 'brands.resolver.json');
  const resolver = JSON.parse(readFileSync(file, 'utf8'));
  const { brand } = resolver.modifiers;
  expect(Object.keys(brand.contexts).toSorted()).toEqual([...brandIds].toSorted());
  brand.contexts = Object.fromEntries(brands.map((id) => [id, brand.contexts[id]]));
  writeFileSync(file, JSON.stringify(resolver));
  cpSync(join(root, 'harness/hosts/terrazzo'), folder, { recursive: true });
});

/** Runs Terrazzo. @returns what it says, and whether it is satisfied */
function run(...args: string[]) {
  const cli = join(folder, 'node_modules/@terrazzo/cli/bin/cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, says: stdout + stderr };
}

describe('Terrazzo', () => {
  test('builds every brand on every ground, without a warning', () => {
    const { status, says } = run('build');
    expect(says).not.toMatch(/warn|⚠|✗/i);
    expect(status).toBe(0);
    built = readFileSync(join(folder, 'out/tokens.css'), 'utf8');
  });

  test('checks every value: one that is wrong is refused', () => {
    const file = join(tokens, 'law.tokens.json');
    const right = readFileSync(file, 'utf8');
    writeFileSync(file, right.replace('"components":[0.42,', '"components":[4.2,'));
    const { status, says } = run('lint');
    writeFileSync(file, right);
    expect(says).toContain('lint:core/valid-color');
    expect(status).toBe(1);
  });
});

describe.each(brands)('the sheet that Terrazzo makes for %s', (brand) => {
  test('has the custom properties of the kit’s own, with the same values', () => {
    const own = rulesOf(readFileSync(join(dist, `brands/${brand}.css`), 'utf8'), brand);
    const made = rulesOf(built, brand);
    expect(Object.keys(made).toSorted()).toEqual([...groundNames, 'narrow'].toSorted());
    const colours = colourNames.map((name) => `--wsk-${name}`);
    for (const [rule, properties] of Object.entries(made)) {
      // Which properties the sheet has to have: all that have a type in the format, every colour of every ground.
      const names = Object.keys(properties).filter(
        (name) =>
          !/^--wsk-(input|ground|narrow)-/.test(name) &&
          (rule === 'page' || rule === 'narrow' || colours.includes(name)),
      );
      if (rule !== 'narrow') expect(names).toEqual(expect.arrayContaining(colours));
      if (rule === 'page') expect(names.length).toBeGreaterThan(160);
      const kits = { ...own.page, ...own[rule] };
      // The sheet of narrow screens only has what differs from the wide ones.
      const whole = { ...made.page, ...properties };
      expect(Object.fromEntries(names.map((name) => [name, plainly(resolved(whole, properties[name] ?? ''))]))).toEqual(
        Object.fromEntries(names.map((name) => [name, plainly(kits[name] ?? 'missing')])),
      );
    }
    // And nothing that the kit changes on narrow screens is forgotten, except lists of lengths.
    const narrow = Object.keys(own.narrow ?? {}).filter((name) => name !== '--wsk-guarantee-space');
    expect(Object.keys(made.narrow ?? {})).toEqual(expect.arrayContaining(narrow));
  });
});
