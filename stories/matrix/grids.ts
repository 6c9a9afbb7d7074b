import type { Look } from '../../src/model/site.js';
import type { TokenName } from '../../src/model/tokens.js';
import { kitRules, rangeOf } from './kitStyles.js';

/** A width in px at which a style sheet changes. */
export interface Breakpoint {
  readonly from: number;
  /** Components whose sheets change there. */
  readonly components: readonly string[];
}

/** Returns every width at which the kit's style sheets change, the narrowest first. */
export function breakpoints(): readonly Breakpoint[] {
  const edges = kitRules().flatMap(({ component, media }) => {
    const { from, to } = rangeOf(media);
    return [...(from > 0 ? [from] : []), ...(Number.isFinite(to) ? [to + 1] : [])].map((edge) => ({ edge, component }));
  });
  return [...Map.groupBy(edges, ({ edge }) => edge)]
    .map(([from, at]) => ({ from, components: [...new Set(at.map(({ component }) => component))] }))
    .toSorted((one, other) => one.from - other.from);
}

/** Returns the value of a property that the last rule for a selector gives it in a window of this width in px. */
export function valueAt(selector: string, property: string, width: number): string {
  const values = kitRules().flatMap(({ selector: own, media, style }) => {
    const { from, to } = rangeOf(media);
    const value = style.getPropertyValue(property);
    return own === selector && value && from <= width && width <= to ? [value] : [];
  });
  // The browser writes 0 as 0px.
  return (values.at(-1) ?? '').replaceAll('0px,', '0,');
}

/** Lengths of a page, with what each is between. */
export const lengths = {
  max: 'The widest that content becomes',
  gutter: 'From the window to the content',
  gap: 'Between two columns of a list',
  section: 'Between two sections of a page',
  'section-gap': 'From the heading of a section to what it is about',
  panel: 'From the edge of a panel to its content',
  row: 'Above and below a row of a list',
  'page-start': 'From the header to the first section',
  'page-end': 'From the last section to the footer',
} as const satisfies Partial<Record<TokenName, string>>;

/** Returns a token's value in a window of this width in px. */
export const tokenAt = ({ tokens, narrowTokens }: Look, name: TokenName, width: number): string =>
  (width < 768 && narrowTokens[name]) || tokens[name];

const px = (length: string): number => Number.parseFloat(length);

/** Returns the width in px of the content in a window of this width: the rest of the gutters, or the maximum. */
export function contentWidth(look: Look, width: number): number {
  const [least = 0, share = 0, most = 0] = (tokenAt(look, 'max', width).match(/[\d.]+/g) ?? []).map(Number);
  const max = Math.min(Math.max(least, (share * width) / 100), most);
  return Math.round(Math.min(max, width - 2 * px(tokenAt(look, 'gutter', width))));
}
