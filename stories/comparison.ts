import { brandIds } from '../src/brands/ids.js';
import { loginStates } from '../src/model/customer.js';

/** Widths of the windows in which designers review a screen, in px. */
export const widths = { phone: 390, tablet: 768, desktop: 1280 } as const;

/** What is compared: every brand, every login state of one brand, or two brands one over the other. */
export const views = ['brands', 'logins', 'pair'] as const;

/** What a designer has chosen to compare. */
export interface Comparison {
  readonly view: (typeof views)[number];
  readonly width: keyof typeof widths;
  /** The second brand of a pair; the first is the brand of the toolbar. */
  readonly other: string;
}

/** One frame of a comparison: its label, and the globals that differ from those of the toolbar. */
export interface Frame {
  readonly label: string;
  readonly globals: Readonly<Record<string, string>>;
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string | undefined): text is Value =>
  values.some((value) => value === text);

/** Reads a comparison from the address; what is missing or unknown has its default. */
export function readComparison(text = ''): Comparison {
  const [view, width, other] = text.split('-');
  return {
    view: isOneOf(views, view) ? view : 'brands',
    width: isOneOf(Object.keys(widths) as (keyof typeof widths)[], width) ? width : 'phone',
    other: isOneOf(brandIds, other) ? other : 'tcm',
  };
}

/** Writes a comparison for the address, so that it can be sent to others. */
export const writeComparison = ({ view, width, other }: Comparison): string => [view, width, other].join('-');

/** Returns the frames of a comparison, in order. */
export function framesOf({ view, other }: Comparison, brand: string): readonly Frame[] {
  if (view === 'logins') return loginStates.map((login) => ({ label: login, globals: { login } }));
  const ids = view === 'pair' ? [brand, other] : brandIds;
  return ids.map((id) => ({ label: id, globals: { brand: id } }));
}

/** Returns the address of a story's own page with these globals. */
export function frameAddress(story: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  return `iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: chosen.join(';') })}`;
}
