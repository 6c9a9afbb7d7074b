import {
  type DesignedBrand,
  type FamilyName,
  type GroundName,
  groundNames,
  type Look,
  type PageColours,
  type Variants,
} from '../model/site.js';
import type { TokenName, Tokens } from '../model/tokens.js';
import { mix } from './colour.js';
import { type FaceName, faces, fontFilesOf } from './fonts.js';
import { coloursOn, darkGround, type GroundColours } from './ground.js';
import { usualNarrowTokens, usualTokens } from './usual.js';

/** Design inputs of a brand, from which its family derives all its tokens. Colours are `#rrggbb`, lengths px. */
export interface DesignInputs extends PageColours {
  readonly headingFont: FaceName;
  readonly bodyFont: FaceName;
  readonly radius: number;
  readonly header: 'light' | 'dark';
  /** Tokens in which the brand differs from its family. */
  readonly tokens?: Partial<Tokens>;
  /** Layouts in which the brand differs from its family. */
  readonly variants?: Partial<Variants>;
}

/** Sizes in px on a wide screen and on a narrow one (below 768 px). */
type Size = readonly [wide: number, narrow: number];

type Grounds = Readonly<Record<GroundName, GroundColours>>;

type TypeSize =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'title'
  | 'lead'
  | 'body'
  | 'small'
  | 'micro'
  | 'caption'
  | 'price'
  | 'price-hero';

/** Tokens every family must set: those that are neither sizes nor design inputs, and have no default in `usual.ts`. */
type OwnToken = Exclude<
  TokenName,
  | keyof typeof usualTokens
  | `size-${TypeSize}`
  | keyof FamilyTraits['space']
  | 'font-heading'
  | 'font-body'
  | 'radius'
  | 'radius-small'
  | 'control-radius'
  | 'control-height'
>;

/** Traits that distinguish a family beyond colour. Tokens it omits come from `usual.ts`. */
export interface FamilyTraits {
  readonly family: FamilyName;
  readonly type: Readonly<Record<TypeSize, Size>>;
  readonly space: {
    readonly max: number;
    readonly section: Size;
    readonly 'section-gap': Size;
    readonly row: Size;
    readonly panel: Size;
    readonly gap: Size;
  };
  readonly control: { readonly height: number; readonly radius?: number };
  /** Whether headings or leads are in italics. */
  readonly italics: boolean;
  readonly variants: Variants;
  /** Grounds that differ from the defaults most families share. */
  readonly grounds: (inputs: DesignInputs, usual: Grounds) => Partial<Grounds>;
  readonly tokens: (inputs: DesignInputs) => Partial<Tokens> & Pick<Tokens, OwnToken>;
  /** Tokens that change below 768 px. */
  readonly narrow?: Partial<Tokens>;
}

const prefixed = <Key extends string>(prefix: 'size', sizes: Readonly<Record<Key, Size>>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`${prefix}-${name}`, size])) as Record<
    `size-${Key}`,
    Size
  >;

const mapped = <Key extends string>(sizes: Readonly<Record<Key, Size>>, one: (size: Size) => string) =>
  Object.fromEntries(Object.entries<Size>(sizes).map(([name, size]) => [name, one(size)])) as Record<Key, string>;

/** Keeps only the sizes that change, because a brand may have set another for all screens. */
const narrowed = (sizes: Readonly<Record<string, Size>>): Partial<Tokens> =>
  Object.fromEntries(
    Object.entries(sizes).flatMap(([name, [wide, narrow]]) => (wide === narrow ? [] : [[name, px(narrow)]])),
  );

const px = (length: number): string => `${length}px`;

/** What each look was made from, so that it can be made again with other inputs. */
const madeFrom = new WeakMap<Look, { readonly inputs: DesignInputs; readonly traits: FamilyTraits }>();

/**
 * Returns what a brand's look was made from.
 * @throws Error when the brand's look was not made by a family of the kit
 */
export const inputsOf = (brand: DesignedBrand): DesignInputs => madeFromOf(brand).inputs;

function madeFromOf({ id, look }: DesignedBrand) {
  const made = madeFrom.get(look);
  if (!made) throw new Error(`The look of the brand "${id}" was not made by a family or lookOf.`);
  return made;
}

/**
 * Returns a brand with other design inputs, such as a colour or a typeface. They reach every ground, and what is derived
 * from them stays legible: `brandCss(withTokens(designOf(law), { primary: '#0b5345' }))`.
 * @throws Error when the brand's look was not made by a family of the kit
 */
export function withTokens(brand: DesignedBrand, changes: Partial<DesignInputs>): DesignedBrand {
  const { inputs, traits } = madeFromOf(brand);
  const tokens = { ...inputs.tokens, ...changes.tokens };
  const variants = { ...inputs.variants, ...changes.variants };
  return { ...brand, look: lookOf({ ...inputs, ...changes, tokens, variants }, traits) };
}

/** Makes a look from a brand's inputs and its family's traits. Tokens and colours are computed on first use, so that a
 * page of one brand does not wait for those of all the others. */
export function lookOf(inputs: DesignInputs, traits: FamilyTraits): Look {
  let tokens: Tokens | undefined;
  let narrowTokens: Partial<Tokens> | undefined;
  let grounds: Look['grounds'] | undefined;
  const { primary, onPrimary, accent, onAccent, ink, paper, surface, sale } = inputs;
  const look: Look = {
    family: traits.family,
    variants: { ...traits.variants, ...inputs.variants },
    colours: { primary, onPrimary, accent, onAccent, ink, paper, surface, sale },
    get tokens() {
      tokens ??= tokensOf(inputs, traits);
      return tokens;
    },
    get narrowTokens() {
      narrowTokens ??= { ...usualNarrowTokens, ...narrowed(sizesOf(traits)), ...traits.narrow };
      return narrowTokens;
    },
    get grounds() {
      grounds ??= groundsOf(inputs, traits);
      return grounds;
    },
    fontFiles: fontFilesOf(inputs.headingFont, inputs.bodyFont, traits.italics),
  };
  madeFrom.set(look, { inputs, traits });
  return look;
}

function sizesOf({ type, space: { max: _, ...spaces } }: FamilyTraits) {
  return { ...prefixed('size', type), ...spaces };
}

function tokensOf(inputs: DesignInputs, traits: FamilyTraits): Tokens {
  const { radius } = inputs;
  return {
    ...usualTokens,
    'font-heading': faces[inputs.headingFont].stack,
    'font-body': faces[inputs.bodyFont].stack,
    radius: px(radius),
    'radius-small': px(Math.round(radius / 2)),
    'control-radius': px(traits.control.radius ?? radius),
    'control-height': px(traits.control.height),
    // A fixed maximum would leave a third of a wide screen empty.
    max: `clamp(${px(traits.space.max)}, 77vw, 1480px)`,
    ...mapped(sizesOf(traits), ([wide]) => px(wide)),
    ...traits.tokens(inputs),
    ...inputs.tokens,
  };
}

/** Returns the colours of every ground, with defaults for those the family omits. */
function groundsOf(inputs: DesignInputs, traits: FamilyTraits): Look['grounds'] {
  const { primary, onPrimary, paper, surface, header } = inputs;
  const page: GroundColours = inputs;
  const tinted: GroundColours = { ...page, paper: surface, surface: paper };
  const usual: Grounds = {
    page,
    header: header === 'dark' ? { ...darkGround(primary, onPrimary, page), ink: onPrimary } : page,
    strip: tinted,
    footer: darkGround(mix(primary, '#000000', 0.74), onPrimary, page),
    hero: tinted,
    stage: tinted,
    offer: page,
    taste: tinted,
  };
  const grounds: Grounds = { ...usual, ...traits.grounds(inputs, usual) };
  return Object.fromEntries(groundNames.map((name) => [name, coloursOn(grounds[name])])) as unknown as Look['grounds'];
}
