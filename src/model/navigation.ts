/** Sections that a shop's navigation may have; the brand chooses which, and their order. */
export const menuSections = [
  'topRated',
  'wines',
  'red',
  'white',
  'rose',
  'sparkling',
  'regions',
  'fine',
  'spirits',
  'cases',
  'plans',
  'unlimited',
  'gifts',
  'offers',
  'growers',
  'pairings',
] as const;
/** One of `menuSections`. */
export type MenuSection = (typeof menuSections)[number];

/** A text link; its address includes the base path. */
export interface NavigationLink {
  readonly name: string;
  readonly href: string;
}

/** Links of one kind under a title. */
export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** One section of the navigation. */
export interface NavigationItem extends NavigationLink {
  readonly id: string;
  /** Groups of its submenu; empty for a plain link. */
  readonly groups: readonly NavigationGroup[];
  /** Address on a small screen, if different (NAV-017). */
  readonly smallScreenHref?: string | undefined;
}
