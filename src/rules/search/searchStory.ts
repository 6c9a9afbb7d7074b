import type { MenuSection, NavigationItem } from '../../model/navigation.js';

/** Sections that a results page may tell about, the most telling first. */
export const storySections = ['growers', 'pairings', 'plans', 'cases'] as const satisfies readonly MenuSection[];
/** One of `storySections`. */
export type StorySection = (typeof storySections)[number];

/** What a results page tells about: a section of the shop, with its name in the navigation and its address. */
export interface SearchStory {
  readonly section: StorySection;
  readonly name: string;
  readonly href: string;
}

const termOf = (address: string): string | null => new URLSearchParams(address.split('?')[1]).get('Ntt');

/**
 * Chooses the section that a results page tells about; undefined if the shop has none that leads elsewhere.
 * @param items the shop's navigation
 * @param term the term of the search: a section that is a search for the same term would lead to the same wines
 */
export function searchStoryOf(items: readonly NavigationItem[], term: string): SearchStory | undefined {
  for (const section of storySections) {
    const item = items.find(({ id }) => id === section);
    if (item && termOf(item.href) !== term) return { section, name: item.name, href: item.href };
  }
  return undefined;
}
