import { type FamilyName, type GroundName, groundNames, type Look, type Tokens } from '../model/site.js';
import { mix } from './colour.js';
import { type FaceName, faces, fontFilesOf } from './fonts.js';
import { coloursOn, darkGround, type GroundColours } from './ground.js';

/** The design inputs of a brand: from these its family makes the whole token set. Colours are `#rrggbb`, lengths px. */
export interface DesignInputs {
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly ink: string;
  readonly paper: string;
  readonly surface: string;
  readonly sale: string;
  readonly headingFont: FaceName;
  readonly bodyFont: FaceName;
  readonly radius: number;
  readonly header: 'light' | 'dark';
  /** The few tokens in which it goes another way than its family. */
  readonly tokens?: Tokens;
}

/** Sizes in px at a wide and a narrow (below 768 px) screen. */
type Size = readonly [wide: number, narrow: number];

type Grounds = Readonly<Record<GroundName, GroundColours>>;

/** What tells one family from another, beyond colour. */
export interface FamilyTraits {
  readonly family: FamilyName;
  readonly type: Readonly<
    Record<
      'h1' | 'h2' | 'h3' | 'h4' | 'title' | 'lead' | 'body' | 'small' | 'micro' | 'caption' | 'price' | 'price-hero',
      Size
    >
  >;
  readonly space: {
    readonly max: number;
    readonly section: Size;
    readonly row: Size;
    readonly panel: Size;
    readonly gap: Size;
  };
  readonly control: { readonly height: number; readonly radius?: number };
  /** Headings or leads in italics. */
  readonly italics: boolean;
  /** Grounds that are not as most families have them. */
  readonly grounds: (inputs: DesignInputs, usual: Grounds) => Partial<Grounds>;
  readonly tokens: (inputs: DesignInputs) => Tokens;
}

const step = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64, 9: 96 } as const;

const px = (length: number): string => `${length}px`;

/** A look from a brand's inputs and its family's traits. */
export function lookOf(inputs: DesignInputs, traits: FamilyTraits): Look {
  const { radius } = inputs;
  const tokens: Record<string, string> = {
    veil: 'rgb(20 10 12 / 0.58)',
    'font-heading': faces[inputs.headingFont].stack,
    'font-body': faces[inputs.bodyFont].stack,
    radius: px(radius),
    'radius-small': px(Math.round(radius / 2)),
    'control-radius': px(traits.control.radius ?? radius),
    'control-height': px(traits.control.height),
    gutter: px(32),
    max: px(traits.space.max),
    ...Object.fromEntries(Object.entries(step).map(([name, length]) => [name, px(length)])),
  };
  const narrowTokens: Record<string, string> = { gutter: px(20) };
  const { max: _, ...spaces } = traits.space;
  for (const [name, [wide, narrow]] of Object.entries({ ...traits.type, ...spaces })) {
    const token = name in traits.type ? `type-${name}` : name;
    tokens[token] = px(wide);
    if (narrow !== wide) narrowTokens[token] = px(narrow);
  }
  return {
    family: traits.family,
    tokens: { ...tokens, ...traits.tokens(inputs), ...inputs.tokens },
    narrowTokens,
    grounds: groundsOf(inputs, traits),
    fontFiles: fontFilesOf(inputs.headingFont, inputs.bodyFont, traits.italics),
  };
}

/** The colours of every ground; what a family says nothing about is as here. */
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
