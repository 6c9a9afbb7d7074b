import type { Colours } from '../model/tokens.js';
import { legible, mix } from './colour.js';

/** Input colours of a ground: its background and what may be placed on it. Colours are `#rrggbb`. */
export interface GroundColours {
  readonly paper: string;
  /** Background of tinted parts on the ground; defaults to its paper. */
  readonly surface?: string;
  readonly ink: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly sale: string;
  /** Colour of focus rings; defaults to the accent. */
  readonly focus?: string;
  readonly star?: string;
  /** Background of a search field; defaults to the ground's paper. */
  readonly field?: string;
}

const text = 4.5;
const edge = 3;
const green = '#2d6a3e';
const amber = '#a5660f';

/** Returns every colour token of a ground. Muted text is 70% ink on paper, a line 15%, the edge of a control 55%, a
 * tint 7% primary. Derived colours move away from the ground until they are legible, so a button works on any ground. */
export function coloursOn(ground: GroundColours): Colours {
  const { paper, ink, onPrimary } = ground;
  const surface = ground.surface ?? paper;
  const field = ground.field ?? paper;
  const primary = legible(ground.primary, [paper, surface], text);
  const accent = legible(ground.accent, [paper, surface], text);
  const sale = legible(ground.sale, [paper, surface], text, 0.06);
  const good = legible(green, [paper], text, 0.1);
  return {
    paper,
    surface,
    field,
    ink,
    primary,
    'on-primary': onPrimary,
    'primary-strong': strong(primary, onPrimary),
    accent,
    'on-accent': legible(ground.onAccent, [accent], text),
    sale,
    muted: legible(mix(ink, paper, 0.7), [paper, field, mix(primary, paper, 0.07)], text),
    'muted-surface': legible(mix(ink, surface, 0.74), [surface], text),
    line: mix(ink, paper, 0.15),
    edge: legible(mix(ink, paper, 0.55), [paper, surface, field], edge),
    tint: mix(primary, paper, 0.07),
    'sale-tint': mix(sale, paper, 0.06),
    skeleton: mix(ink, surface, 0.06),
    disabled: mix(ink, surface, 0.15),
    good,
    'on-good': legible(paper, [good], text),
    'good-tint': mix(good, paper, 0.1),
    star: legible(ground.star ?? amber, [paper, surface], edge),
    focus: legible(ground.focus ?? accent, [paper, surface], edge),
  };
}

/** Returns a button's hover colour: 14% darker, or lighter when its text is dark. */
function strong(primary: string, onPrimary: string): string {
  const darker = mix(primary, '#000000', 0.86);
  return legible(onPrimary, [darker], text) === onPrimary ? darker : mix(primary, '#ffffff', 0.7);
}

/** Builds a ground in one strong colour with light content; `ink` is the leading colour on it. */
export function darkGround(
  paper: string,
  ink: string,
  { accent, sale }: Pick<GroundColours, 'accent' | 'sale'>,
): GroundColours {
  const lit = mix('#ffffff', paper, 0.08);
  return {
    paper,
    surface: lit,
    field: lit,
    ink: mix('#ffffff', ink, 0.6),
    primary: ink,
    onPrimary: paper,
    accent,
    onAccent: paper,
    sale,
    focus: ink,
    star: ink,
  };
}
