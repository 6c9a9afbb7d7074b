import type { FamilyName, Look, Tokens } from '../model/site.js';
import { mix } from './colour.js';

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
  readonly headingFont: string;
  readonly bodyFont: string;
  readonly radius: number;
  readonly header: 'light' | 'dark';
}

/** Sizes in px at a wide and a narrow (below 768 px) screen. */
type Size = readonly [wide: number, narrow: number];

/** What tells one family from another, beyond colour. */
export interface FamilyTraits {
  readonly family: FamilyName;
  readonly type: Readonly<
    Record<'h1' | 'h2' | 'h3' | 'h4' | 'lead' | 'body' | 'small' | 'micro' | 'price' | 'price-hero', Size>
  >;
  readonly space: { readonly max: number; readonly section: Size; readonly row: Size };
  readonly button: { readonly height: number; readonly radius: number | undefined };
  readonly tokens: (inputs: DesignInputs) => Tokens;
}

const step = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64, 9: 96 } as const;

const px = (length: number): string => `${length}px`;

/** A look from a brand's inputs and its family's traits. Derived colours: muted 70% ink on paper, line 15%, control edge 55%, tint 7% primary. */
export function lookOf(inputs: DesignInputs, traits: FamilyTraits): Look {
  const { ink, paper, surface, primary, accent, sale, radius } = inputs;
  const tokens: Record<string, string> = {
    ink,
    paper,
    surface,
    primary,
    'on-primary': inputs.onPrimary,
    'primary-strong': mix(primary, '#000000', 0.86),
    accent,
    'on-accent': inputs.onAccent,
    sale,
    muted: mix(ink, paper, 0.7),
    'muted-surface': mix(ink, surface, 0.74),
    line: mix(ink, paper, 0.15),
    edge: mix(ink, paper, 0.55),
    tint: mix(primary, paper, 0.07),
    'sale-tint': mix(sale, paper, 0.06),
    skeleton: mix(ink, surface, 0.06),
    disabled: mix(ink, surface, 0.15),
    good: '#2d6a3e',
    'on-good': '#ffffff',
    'good-tint': mix('#2d6a3e', paper, 0.1),
    star: '#a5660f',
    focus: accent,
    veil: 'rgb(20 10 12 / 0.58)',
    stage: surface,
    'font-heading': inputs.headingFont,
    'font-body': inputs.bodyFont,
    radius: px(radius),
    'radius-small': px(Math.round(radius / 2)),
    'control-radius': px(traits.button.radius ?? radius),
    'control-height': px(traits.button.height),
    'header-paper': inputs.header === 'dark' ? ink : paper,
    'header-ink': inputs.header === 'dark' ? '#ffffff' : ink,
    'header-mark': inputs.header === 'dark' ? '#ffffff' : primary,
    'header-line': inputs.header === 'dark' ? mix('#ffffff', ink, 0.2) : mix(ink, paper, 0.15),
    'strip-paper': surface,
    'strip-ink': ink,
    'footer-paper': primary,
    'footer-ink': inputs.onPrimary,
    gutter: px(32),
    max: px(traits.space.max),
    ...Object.fromEntries(Object.entries(step).map(([name, length]) => [name, px(length)])),
  };
  const narrowTokens: Record<string, string> = { gutter: px(20) };
  const sizes = { ...traits.type, section: traits.space.section, row: traits.space.row };
  for (const [name, [wide, narrow]] of Object.entries(sizes)) {
    const token = name in traits.type ? `type-${name}` : name;
    tokens[token] = px(wide);
    if (narrow !== wide) narrowTokens[token] = px(narrow);
  }
  return { family: traits.family, tokens: { ...tokens, ...traits.tokens(inputs) }, narrowTokens };
}
