import { closest } from 'fastest-levenshtein';
import { contrast, mix } from '../../../src/brands/colour.js';
import { pairs } from '../../../src/brands/contrast.js';
import { type DesignInputs, inputsOf, withTokens } from '../../../src/brands/family.js';
import { type FaceName, faces } from '../../../src/brands/fonts.js';
import { type DesignedBrand, type GroundName, groundNames, type Look } from '../../../src/model/site.js';
import { type ColourName, colourNames, type TokenName } from '../../../src/model/tokens.js';
import { hexOf } from '../../../src/rules/common/hexColour.js';
import { completeTokens, inputColours, inputFonts, inputPath, type TokenMap, vendor } from './documents.js';
import { type Kind, partPairs } from './uses.js';
import { aliasedPath, cssOf, formats, ValueError } from './values.js';

/** What is wrong at one place of a document. */
export interface Problem {
  /** The path in the document, such as `input.primary`; empty for the document itself. */
  readonly path: string;
  readonly reason: string;
}

/** A design input with its value now and in the document. */
interface InputChange {
  /** The input's name, such as `primary` or `tokens['size-h1']`. */
  readonly input: string;
  readonly from: string | number;
  readonly to: string | number;
}

/** What a document would change of a brand; nothing if it has problems. */
export interface Import {
  readonly problems: readonly Problem[];
  readonly changes: readonly InputChange[];
  /** The changed inputs, as `withTokens` takes them. */
  readonly inputs: Partial<DesignInputs>;
  /** Names of the custom properties whose values change, without `--wsk-`. */
  readonly properties: ReadonlySet<string>;
}

type Found = ReadonlyMap<string, { readonly type: unknown; readonly value: unknown }>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects the tokens of a document by path; a token without a type has that of its group. */
function tokensIn(
  group: Readonly<Record<string, unknown>>,
  problems: Problem[],
  path = '',
  type: unknown = undefined,
): Found {
  const found = new Map<string, { type: unknown; value: unknown }>();
  const own = group.$type ?? type;
  for (const [name, value] of Object.entries(group)) {
    if (name.startsWith('$')) continue;
    const at = path ? `${path}.${name}` : name;
    if (!isObject(value))
      problems.push({ path: at, reason: `${JSON.stringify(value)} is neither a token nor a group` });
    else if ('$value' in value) found.set(at, { type: value.$type ?? own, value: value.$value });
    else if ('$ref' in value || '$extends' in value)
      problems.push({ path: at, reason: 'refers to another with $ref or $extends: write its value, or an alias' });
    else for (const [inner, token] of tokensIn(value, problems, at, own)) found.set(inner, token);
  }
  return found;
}

const headOf = (document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const extensions = document.$extensions;
  const own = isObject(extensions) ? extensions[vendor] : undefined;
  return isObject(own) ? own : {};
};

/**
 * Reads a document as JSON.
 *
 * @returns the document and the id of the brand it names; or the problem
 */
export function parsed(text: string): { document: Readonly<Record<string, unknown>>; brand: unknown } | Problem {
  try {
    const document: unknown = JSON.parse(text);
    if (!isObject(document)) return { path: '', reason: 'is no object: expected a document of tokens' };
    return { document, brand: headOf(document).brand };
  } catch (error) {
    return { path: '', reason: `is no JSON: ${(error as Error).message}` };
  }
}

/** Returns the values of a brand's tokens as CSS, with those of a document in place of the brand's own. */
function reader(tokens: TokenMap, found: Found) {
  const kindOf = (path: string): Kind => {
    const token = tokens.get(path);
    if (!token) throw new ValueError(`refers to {${path}}, which is no token of the kit`);
    return token.kind;
  };
  const valueAt = (path: string) => (found.has(path) ? found.get(path)?.value : tokens.get(path)?.$value);

  /** The value, with every alias followed. */
  const resolved = (path: string, from: readonly string[] = []): string => {
    if (from.includes(path)) throw new ValueError(`refers to itself, by ${[...from.slice(1), path].join(' and ')}`);
    return cssOf(kindOf(path), valueAt(path), (alias, kind) => {
      const [is, expected] = [formats[kindOf(alias)].type, formats[kind].type];
      if (is !== expected) throw new ValueError(`refers to {${alias}}, which is a ${is}: expected a ${expected}`);
      return resolved(alias, [...from, path]);
    });
  };

  /** The value as a brand's tokens are written: it refers to other tokens, but not to inputs or to one ground. */
  const asToken = (path: string): string =>
    cssOf(kindOf(path), valueAt(path), (alias) => (isOfBrand(alias) ? `var(--wsk-${nameOf(alias)})` : resolved(alias)));
  return { valueAt, resolved, asToken };
}

type Reader = ReturnType<typeof reader>;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
const isColour = (name: string): boolean => (colourNames as readonly string[]).includes(name);
/** Whether a token is one that a brand may set to something else, and not an input, a colour of a ground or a size of a
 * narrow screen. */
const isOfBrand = (path: string): boolean => !/^(input|ground|narrow)\./.test(path);

/** Checks that each token is one of the kit's, with the right type and a value of it. */
function checked(tokens: TokenMap, found: Found, problems: Problem[]): Found {
  const { resolved } = reader(tokens, found);
  return new Map(
    [...found].filter(([path, { type }]) => {
      const problem = (reason: string) => {
        problems.push({ path, reason });
        return false;
      };
      const token = tokens.get(path);
      if (!token) return problem(`is no token of the kit. Did you mean ${closest(path, [...tokens.keys()])}?`);
      const expected = formats[token.kind].type;
      if (type !== undefined && type !== expected)
        return problem(`has the type ${JSON.stringify(type)}: expected "${expected}"`);
      try {
        resolved(path);
        return true;
      } catch (error) {
        if (error instanceof ValueError) return problem(error.message);
        throw error;
      }
    }),
  );
}

const faceOf = (stack: string): FaceName | undefined => {
  const [first = ''] = stack.replaceAll('"', '').split(', ');
  return (Object.keys(faces) as FaceName[]).find((name) => name === first || name === first.replace(/ Variable$/, ''));
};

/** Returns the design inputs that a document changes, apart from single tokens. */
function changedInputs(
  brand: DesignedBrand,
  head: Readonly<Record<string, unknown>>,
  { resolved }: Reader,
  before: Reader,
  problems: Problem[],
): Partial<DesignInputs> {
  const inputs = inputsOf(brand);
  const changed: { -readonly [Name in keyof DesignInputs]?: DesignInputs[Name] } = {};
  for (const name of inputColours) {
    const path = inputPath(name);
    const colour = resolved(path);
    if (!colour.startsWith('#'))
      problems.push({
        path,
        reason: `${colour} can be seen through: a colour that a brand is designed from is opaque`,
      });
    else if (colour !== inputs[name]) changed[name] = colour;
  }
  for (const name of Object.keys(inputFonts) as (keyof typeof inputFonts)[]) {
    const path = inputPath(name);
    if (resolved(path) === before.resolved(path)) continue;
    const face = faceOf(resolved(path));
    if (face) changed[name] = face;
    else
      problems.push({
        path,
        reason: `${resolved(path)} is no typeface of the kit: use ${Object.keys(faces).join(', ')}, or set font.${inputFonts[name]} to any other`,
      });
  }
  const radius = Number.parseFloat(resolved('input.radius'));
  if (radius !== inputs.radius) changed.radius = radius;
  const { header = inputs.header, family = brand.look.family } = head;
  if (header !== 'light' && header !== 'dark')
    problems.push({
      path: `$extensions.${vendor}.header`,
      reason: `${JSON.stringify(header)} is no header: use "light" or "dark"`,
    });
  else if (header !== inputs.header) changed.header = header;
  if (family !== brand.look.family)
    problems.push({
      path: `$extensions.${vendor}.family`,
      reason: `is ${JSON.stringify(family)}, but the brand is of the family "${brand.look.family}": a document cannot change that`,
    });
  return changed;
}

/** Returns the tokens that a document sets to something else than what follows from the inputs. */
function changedTokens(
  after: Reader,
  [before, computed]: readonly [Reader, Reader],
  found: Found,
): Partial<Record<TokenName, string>> {
  const isNew = (path: string) =>
    isOfBrand(path) &&
    !isColour(nameOf(path)) &&
    ![before, computed].some((one) => one.asToken(path) === after.asToken(path));
  return Object.fromEntries([...found.keys()].filter(isNew).map((path) => [nameOf(path), after.asToken(path)]));
}

/** Finds what a document sets that is computed, and so is no input. */
function setComputed(after: Reader, [before, computed]: readonly [Reader, Reader], found: Found): Problem[] {
  return [...found.keys()].flatMap((path): Problem[] => {
    if (isOfBrand(path) ? !isColour(nameOf(path)) : path.startsWith('input.')) return [];
    if (JSON.stringify(after.valueAt(path)) === JSON.stringify(before.valueAt(path))) return [];
    const value = after.resolved(path);
    if ([before, computed].some((one) => one.resolved(path) === value)) return [];
    const reason = path.startsWith('narrow.')
      ? 'the family sets the sizes of narrow screens: it is no input of a brand'
      : 'is computed from the colours in "input": change one of those';
    return [{ path, reason: `${value} in place of ${before.resolved(path)}: ${reason}` }];
  });
}

/** A pair of colours without enough contrast, on all the grounds where it has the same colours. */
interface Faint {
  readonly over: string;
  readonly under: string;
  readonly colours: readonly [string, string];
  readonly least: number;
  readonly grounds: readonly GroundName[];
}

type ColourAt = (ground: GroundName, name: string) => string;

/** Returns a colour that can be seen through as it looks on another. */
function seen(colour: string, on: string): string {
  if (colour.startsWith('#')) return colour;
  const [red = 0, green = 0, blue = 0, alpha = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return mix(hexOf([red, green, blue]), on, alpha);
}

/** Finds the pairs of colours that have too little contrast. */
export function faintPairs(colourAt: ColourAt): readonly Faint[] {
  const found = new Map<string, Faint>();
  const parts = partPairs.map(([over, under]) => ({ over, under, least: 4.5 }));
  for (const ground of groundNames)
    for (const { over, under, least } of [...pairs, ...parts]) {
      const below = seen(colourAt(ground, under), colourAt(ground, 'paper'));
      const colours = [seen(colourAt(ground, over), below), below] as const;
      if (contrast(...colours) >= least) continue;
      const key = [over, under, ...colours].join();
      found.set(key, { over, under, colours, least, grounds: [...(found.get(key)?.grounds ?? []), ground] });
    }
  return [...found.values()];
}

/** Returns the colours of a look: of a token by its name, on each ground. */
export function coloursOf({ grounds, tokens }: Look): ColourAt {
  const colourAt: ColourAt = (ground, name) => {
    const value = grounds[ground][name as ColourName] ?? tokens[name as TokenName];
    const [, other] = /^var\(--wsk-([\w-]+)\)$/.exec(value) ?? [];
    return other ? colourAt(ground, other) : value;
  };
  return colourAt;
}

/** Finds the pairs that would be too faint: of what the kit computes, and of the inputs that it would have to move to keep
 * them legible, so that the shop would not look as designed. */
function faintIn(tokens: TokenMap, { resolved }: Reader, changes: Partial<DesignInputs>, look: Look) {
  const computed = coloursOf(look);
  const designed: ColourAt = (ground, name) => {
    // Another header is computed from other inputs.
    const isOther = ground === 'header' && changes.header !== undefined;
    const alias = isOther ? undefined : aliasedPath(tokens.get(`ground.${ground}.${name}`)?.$value);
    return alias?.startsWith('input.') ? resolved(alias) : computed(ground, name);
  };
  return faintPairs(designed).map(({ over, under, colours: [one, other], least, grounds }): Problem => {
    const where = `on the ground${grounds.length > 1 ? 's' : ''} ${grounds.join(', ')}`;
    return {
      path: isColour(over) ? `ground.${grounds[0]}.${over}` : `colour.${over}`,
      reason: `${over} ${one} over ${under} ${other} has a contrast of ${contrast(one, other).toFixed(2)}:1 ${where}: it needs ${least}:1`,
    };
  });
}

/** The values of a look that change: the names of its custom properties, without `--wsk-`. */
function changedProperties({ look: before }: DesignedBrand, { look: after }: DesignedBrand): ReadonlySet<string> {
  const all = ({ tokens, narrowTokens, grounds }: typeof before) => [tokens, narrowTokens, ...Object.values(grounds)];
  const changed = new Set(
    all(before).flatMap((values, index) => {
      const others: Readonly<Record<string, string>> = all(after)[index] ?? {};
      return Object.entries(values).flatMap(([name, value]) => (others[name] === value ? [] : [name]));
    }),
  );
  // A set also visits what is added while it is gone through.
  for (const name of changed)
    for (const [other, value] of Object.entries(before.tokens))
      if (value.includes(`var(--wsk-${name})`)) changed.add(other);
  return changed;
}

const nothing = { changes: [], inputs: {}, properties: new Set<string>() };

/**
 * Returns what a document changes of a brand. It may have any part of the brand's tokens, also those that the brand
 * shares with others; what it lacks stays as it is.
 *
 * @param document of tokens
 * @param brand with a look made by a family
 * @param brands all brands, which say what the tokens are
 */
export function importTokens(
  document: Readonly<Record<string, unknown>>,
  brand: DesignedBrand,
  brands: readonly DesignedBrand[],
): Import {
  const problems: Problem[] = [];
  const tokens = completeTokens(brand, brands);
  const found = checked(tokens, tokensIn(document, problems), problems);
  if (problems.length > 0) return { problems, ...nothing };

  const none: Found = new Map();
  const before = reader(tokens, none);
  const after = reader(tokens, found);
  const inputs = changedInputs(brand, headOf(document), after, before, problems);
  if (problems.length > 0) return { problems, ...nothing };

  const othersWith = (design: DesignedBrand) => reader(completeTokens(design, brands), none);
  const computed = othersWith(withTokens(brand, inputs));
  const own = changedTokens(after, [before, computed], found);
  const all: Partial<DesignInputs> = Object.keys(own).length > 0 ? { ...inputs, tokens: own } : inputs;
  const changed = withTokens(brand, all);
  problems.push(
    ...setComputed(after, [before, othersWith(changed)], found),
    ...faintIn(tokens, after, inputs, changed.look),
  );
  if (problems.length > 0) return { problems, ...nothing };

  const was = inputsOf(brand);
  return {
    problems,
    changes: [
      ...Object.entries(inputs).map(([input, to]) => {
        return { input, from: was[input as 'primary' | 'radius'], to: to as string | number };
      }),
      ...Object.entries(own).map(([name, to]) => {
        return { input: `tokens['${name}']`, from: brand.look.tokens[name as TokenName], to };
      }),
    ],
    inputs: all,
    properties: changedProperties(brand, changed),
  };
}
