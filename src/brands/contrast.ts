import type { GroundName, Look } from '../model/site.js';
import { groundNames } from '../model/site.js';
import type { ColourName } from '../model/tokens.js';
import { contrast } from './colour.js';

/** Two colour tokens used together on one ground, and the contrast they need (WCAG 2). */
export interface Pair {
  readonly over: ColourName;
  readonly under: ColourName;
  readonly least: 4.5 | 3;
}

const text = (over: ColourName, ...grounds: readonly ColourName[]): Pair[] =>
  grounds.map((under) => ({ over, under, least: 4.5 }));
const edge = (over: ColourName, ...grounds: readonly ColourName[]): Pair[] =>
  grounds.map((under) => ({ over, under, least: 3 }));

/** Every pair of colours that components use together, on any ground. */
export const pairs: readonly Pair[] = [
  ...text('ink', 'paper', 'surface', 'field', 'tint', 'sale-tint', 'good-tint'),
  ...text('muted', 'paper', 'field', 'tint'),
  ...text('muted-surface', 'surface'),
  ...text('primary', 'paper', 'surface', 'field'),
  ...text('accent', 'paper', 'surface'),
  ...text('sale', 'paper', 'surface', 'sale-tint'),
  ...text('good', 'paper', 'good-tint'),
  ...text('on-primary', 'primary', 'primary-strong'),
  ...text('on-accent', 'accent'),
  ...text('on-good', 'good'),
  ...edge('focus', 'paper', 'surface'),
  ...edge('edge', 'paper', 'surface', 'field'),
  ...edge('star', 'paper', 'surface'),
];

/** A pair on one ground of a look, with its actual contrast. */
export interface Measured extends Pair {
  readonly ground: GroundName;
  readonly colours: readonly [over: string, under: string];
  readonly ratio: number;
}

/** Measures every pair on every ground of a look. */
export const measure = ({ grounds }: Look): readonly Measured[] =>
  groundNames.flatMap((ground) =>
    pairs.map((pair) => {
      const colours = [grounds[ground][pair.over], grounds[ground][pair.under]] as const;
      return { ...pair, ground, colours, ratio: contrast(...colours) };
    }),
  );
