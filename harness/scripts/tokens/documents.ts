import { pairs } from '../../../src/brands/contrast.js';
import { type DesignInputs, inputsOf, withTokens } from '../../../src/brands/family.js';
import { faces } from '../../../src/brands/fonts.js';
import { type DesignedBrand, type GroundName, groundNames, type PageColours } from '../../../src/model/site.js';
import { type ColourName, colourNames, type TokenName, tokenNames } from '../../../src/model/tokens.js';
import { channelsOf, hexOf } from '../../../src/rules/common/hexColour.js';
import { colourUses, type Kind, partPairs, tokenUses } from './uses.js';
import { formats, opaqueValue, tokenValue } from './values.js';

/** The key of the kit's own data in `$extensions`. */
export const vendor = 'io.github.wine-storefront-kit';

/** A token of a document, with what the kit knows of it. */
interface Token {
  readonly kind: Kind;
  readonly $value: unknown;
  readonly $description: string;
  readonly extension: Readonly<Record<string, unknown>>;
}

/** The tokens of a brand by their paths, such as `ground.header.paper`. */
export type TokenMap = ReadonlyMap<string, Token>;

/** What each colour that a brand is designed from is used for. */
const inputUses: Readonly<Record<keyof PageColours, string>> = {
  primary: 'Filled buttons, chosen controls, links',
  onPrimary: 'Text on primary',
  accent: 'Small text that stands out',
  onAccent: 'Text on accent',
  ink: 'Text and headings',
  paper: 'Background of a page',
  surface: 'Background of a tinted part',
  sale: 'Lower prices, refusals and errors',
};
/** The names of the colours that a brand is designed from. */
export const inputColours = Object.keys(inputUses) as readonly (keyof PageColours)[];
/** The names of the typefaces that a brand is designed from, and the tokens that have them. */
export const inputFonts = { headingFont: 'font-heading', bodyFont: 'font-body' } as const;

const fontOf = (name: TokenName): string | undefined =>
  Object.entries(inputFonts).find(([, token]) => token === name)?.[0];

const kebab = (name: string): string => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

/** Returns the path of a design input, such as `input.on-primary`. */
export const inputPath = (input: string): string => `input.${kebab(input)}`;

/** The colours that lie under one, each with the contrast it needs there. */
const contrastOf = (name: string): Record<string, number> =>
  Object.fromEntries([
    ...pairs.filter(({ over }) => over === name).map(({ under, least }) => [under, least] as const),
    ...partPairs.filter(([over]) => over === name).map(([, under]) => [under, 4.5] as const),
  ]);

const roleOfColour = (name: string): string => {
  const needs = Object.values(contrastOf(name));
  if (needs.includes(4.5)) return 'text';
  if (needs.includes(3)) return 'edge';
  if (pairs.some(({ under }) => under === name) || partPairs.some(([, under]) => under === name)) return 'background';
  return 'decoration';
};

const roleOf = (kind: Kind, name: string): string => {
  if (kind === 'colour') return roleOfColour(name);
  if (kind === 'weight' || kind === 'font' || kind === 'em' || /size|^heading-/.test(name)) return 'type';
  if (kind === 'border') return 'line';
  if (kind === 'dimension') return name.includes('radius') ? 'corner' : 'length';
  return kind === 'shadow' ? 'shadow' : 'shape';
};

const extensionOf = (kind: Kind, name: string) => {
  const contrast = contrastOf(name);
  return {
    role: roleOf(kind, name),
    ...(Object.keys(contrast).length > 0 ? { contrast } : {}),
    ...(['em', '%', 'deg'].includes(kind) ? { unit: kind } : {}),
  };
};

const tokenOf = (kind: Kind, $value: unknown, $description: string, name: string): Token => ({
  kind,
  $value,
  $description,
  extension: extensionOf(kind, name),
});

const usedFor = (name: TokenName): string => tokenUses[name]?.use ?? '';

/** Returns the path of a token by its name, without `--wsk-`: of a colour, the one that follows the ground. */
function pathOf(name: string): string {
  const kind = name in colourUses ? 'colour' : tokenUses[name as TokenName]?.kind;
  if (!kind) throw new Error(`The token "${name}" has no type in the format, so no other token can refer to it.`);
  return `${formats[kind].group}.${name}`;
}

/** The colours that follow the ground, as they are on one. */
const onGround = (ground: GroundName): TokenMap =>
  new Map(
    colourNames.map((name) => [
      `colour.${name}`,
      tokenOf('colour', `{ground.${ground}.${name}}`, colourUses[name], name),
    ]),
  );

/** The tokens that have another value below 768 px, as they are there. */
const whenNarrow = (narrow: readonly TokenName[]): TokenMap =>
  new Map(narrow.map((name) => [`dimension.${name}`, tokenOf('dimension', `{narrow.${name}}`, usedFor(name), name)]));

/** Moves a colour by the smallest step, to see what follows it. */
const nudged = (colour: string): string => {
  const [red, green, blue] = channelsOf(colour);
  return hexOf([red, green, blue > 127 ? blue - 1 : blue + 1]);
};

/** Finds what is an input itself, and not computed from it: it follows when the input is moved. */
function followedInputs(brand: DesignedBrand) {
  const inputs = inputsOf(brand);
  const moved = inputColours.map((input) => {
    const to = nudged(inputs[input]);
    return { input, to, grounds: withTokens(brand, { [input]: to }).look.grounds };
  });
  const { tokens: wider } = withTokens(brand, { radius: inputs.radius + 2 }).look;
  const { grounds, tokens } = brand.look;
  return {
    ofColour: (ground: GroundName, name: ColourName): string | undefined =>
      moved.find(
        ({ input, to, grounds: after }) => grounds[ground][name] === inputs[input] && after[ground][name] === to,
      )?.input,
    isRadius: (name: TokenName): boolean =>
      tokens[name] === `${inputs.radius}px` && wider[name] === `${inputs.radius + 2}px`,
    /** The first ground with the same colour, whatever the inputs. */
    firstGround: (ground: GroundName, name: ColourName): GroundName =>
      groundNames.find((other) =>
        [grounds, ...moved.map((one) => one.grounds)].every((one) => one[other][name] === one[ground][name]),
      ) ?? ground,
  };
}

/** Names of the tokens that have another value below 768 px in some family, and a type in the format. */
const narrowNames = (brands: readonly DesignedBrand[]): readonly TokenName[] => {
  const named = new Set(brands.flatMap(({ look }) => Object.keys(look.narrowTokens)));
  return tokenNames.filter((name) => named.has(name) && tokenUses[name]);
};

/**
 * Returns every token of a brand: its design inputs, the colours of each ground, and everything else that has a type in
 * the format.
 *
 * @param brand with a look made by a family
 * @param narrow the names of those that have another value below 768 px
 */
function tokensOf(brand: DesignedBrand, narrow: readonly TokenName[]): TokenMap {
  const { look } = brand;
  const inputs: DesignInputs = inputsOf(brand);
  const follows = followedInputs(brand);
  const found = new Map<string, Token>();
  const add = (path: string, kind: Kind, $value: unknown, $description: string, name: string) =>
    found.set(path, tokenOf(kind, $value, $description, name));

  for (const input of inputColours)
    add(inputPath(input), 'colour', opaqueValue(inputs[input]), inputUses[input], kebab(input));
  add(inputPath('radius'), 'dimension', tokenValue('dimension', `${inputs.radius}px`, pathOf), 'Corners', 'radius');
  for (const [input, token] of Object.entries(inputFonts) as [keyof typeof inputFonts, TokenName][])
    add(inputPath(input), 'font', tokenValue('font', faces[inputs[input]].stack, pathOf), usedFor(token), token);

  for (const ground of groundNames)
    for (const name of colourNames) {
      const input = follows.ofColour(ground, name);
      const first = follows.firstGround(ground, name);
      const value = first === ground ? opaqueValue(look.grounds[ground][name]) : `{ground.${first}.${name}}`;
      add(`ground.${ground}.${name}`, 'colour', input ? `{${inputPath(input)}}` : value, colourUses[name], name);
    }
  for (const [path, token] of onGround('page')) found.set(path, token);

  for (const name of tokenNames) {
    const use = tokenUses[name];
    if (!use) continue;
    const font = inputs.tokens?.[name] ? undefined : fontOf(name);
    const input = font ?? (follows.isRadius(name) ? 'radius' : undefined);
    add(
      pathOf(name),
      use.kind,
      input ? `{${inputPath(input)}}` : tokenValue(use.kind, look.tokens[name], pathOf),
      use.use,
      name,
    );
  }
  for (const name of narrow) {
    const css = look.narrowTokens[name] ?? look.tokens[name];
    add(`narrow.${name}`, 'dimension', tokenValue('dimension', css, pathOf), `${usedFor(name)}, below 768 px`, name);
  }
  return found;
}

/** Writes a token as the format has it. */
const written = ({ kind, $value, $description, extension }: Token) => ({
  $type: formats[kind].type,
  $value,
  $description,
  $extensions: { [vendor]: extension },
});

type Group = { [name: string]: unknown };

/** Nests tokens in the groups that their paths name. */
function nested(tokens: TokenMap, start: Group = {}): Group {
  for (const [path, token] of tokens) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let group = start;
    for (const name of names) {
      group[name] ??= {};
      group = group[name] as Group;
    }
    group[last] = written(token);
  }
  return start;
}

/** Returns the tokens that more than half of these brands share. What a brand is designed from is its own. */
function usualOf(brands: readonly TokenMap[]): TokenMap {
  const counted = Map.groupBy(
    brands.flatMap((tokens) => [...tokens]),
    ([path, token]) => `${path} ${JSON.stringify(token)}`,
  );
  const usual = [...counted.values()].flatMap(([one, ...more]) =>
    one && !one[0].startsWith('input.') && more.length + 1 > brands.length / 2 ? [one] : [],
  );
  return new Map(usual);
}

/** Keeps the tokens in which a brand or a family differs from what it starts from. */
const differing = (tokens: TokenMap, ...starts: readonly TokenMap[]): TokenMap =>
  new Map(
    [...tokens].filter(([path, token]) => {
      const start = starts.find((one) => one.has(path))?.get(path);
      return JSON.stringify(start) !== JSON.stringify(token);
    }),
  );

/** The name of a document with tokens. */
const fileOf = (name: string): string => `${name}.tokens.json`;

/**
 * Returns the documents of brands, by file name: what most have, in what each family differs, in what each
 * brand differs, and the resolver that joins them for a brand, a ground and a width of the screen.
 *
 * @param brands with looks made by families; the first is the default
 */
export function tokenDocuments(brands: readonly DesignedBrand[]): Readonly<Record<string, string>> {
  const narrow = narrowNames(brands);
  const all = brands.map((brand) => ({ brand, family: brand.look.family, tokens: tokensOf(brand, narrow) }));
  const usual = usualOf(all.map(({ tokens }) => tokens));
  const families = new Map(
    [...Map.groupBy(all, ({ family }) => family)].map(([family, members]) => [
      family,
      differing(usualOf(members.map(({ tokens }) => tokens)), usual),
    ]),
  );
  const documents = [
    ['usual', nested(usual)] as const,
    ...[...families].map(([family, tokens]) => [family, nested(tokens)] as const),
    ...all.map(({ brand, family, tokens }) => {
      const own = differing(tokens, families.get(family) ?? usual, usual);
      return [brand.id, nested(own, headOf(brand))] as const;
    }),
  ];
  return {
    'brands.resolver.json': JSON.stringify(resolver(all, narrow)),
    ...Object.fromEntries(documents.map(([name, tokens]) => [fileOf(name), JSON.stringify(tokens)])),
  };
}

/** What a brand's document says of itself. The header is an input too, but the format has no type for a choice. */
const headOf = (brand: DesignedBrand): Group => ({
  $description: `Tokens of ${brand.name}`,
  $extensions: { [vendor]: { brand: brand.id, family: brand.look.family, header: inputsOf(brand).header } },
});

const reference = ($ref: string) => ({ $ref });

function resolver(
  brands: readonly { readonly brand: DesignedBrand; readonly family: string }[],
  narrow: readonly TokenName[],
) {
  const sources = (...names: string[]) => names.map((name) => reference(fileOf(name)));
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'wine-storefront-kit',
    description: 'Tokens of the brands. The last name of a token is its custom property without --wsk-.',
    version: '2025.10',
    sets: { usual: { description: 'What most brands have', sources: sources('usual') } },
    modifiers: {
      brand: {
        description: 'The brand of the shop, made by its family',
        contexts: Object.fromEntries(brands.map(({ brand: { id }, family }) => [id, sources(family, id)])),
        default: brands[0]?.brand.id,
      },
      ground: {
        description: 'The ground that a part stands on, as data-ground names it',
        contexts: Object.fromEntries(
          groundNames.map((ground) => [ground, ground === 'page' ? [] : [nested(onGround(ground))]]),
        ),
        default: 'page',
      },
      screen: {
        description: 'The width of the screen: narrow is below 768 px',
        contexts: { wide: [], narrow: [nested(whenNarrow(narrow))] },
        default: 'wide',
      },
    },
    resolutionOrder: ['sets/usual', 'modifiers/brand', 'modifiers/ground', 'modifiers/screen'].map((part) =>
      reference(`#/${part}`),
    ),
  };
}

/** Returns every token that a brand has, its own and those it shares. */
export const completeTokens = (brand: DesignedBrand, brands: readonly DesignedBrand[]): TokenMap =>
  tokensOf(brand, narrowNames(brands));
