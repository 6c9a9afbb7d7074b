import { kitRules, rangeOf } from './kitStyles.js';

/** The proportions that a style sheet gives a picture or what it stands in. */
export interface Ratio {
  readonly component: string;
  readonly selector: string;
  /** Width to height, as CSS writes it. */
  readonly value: string;
  /** Widths of the windows in px in which it has them. */
  readonly from: number;
  readonly to: number;
}

const reference = /^var\((--[\w-]+)(?:, (.+))?\)$/;

/** Returns the proportions in the kit's style sheets that have a value of their own, with those of the custom properties
 * that a list sets for its cards. */
export function ratios(): readonly Ratio[] {
  return kitRules().flatMap(({ component, selector, media, style }) => {
    const own = style.aspectRatio;
    const given = style.getPropertyValue('--wsk-WineCard-aspect').trim();
    const value = given || (reference.exec(own)?.[2] ?? own);
    if (!/^[\d.]/.test(value)) return [];
    return [{ component, selector, value, ...rangeOf(media) }];
  });
}
