/** Sections a shop may have in its navigation; a brand says which, in what order. */
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

/** A link in words, with the base path in its address. */
export interface NavigationLink {
  readonly name: string;
  readonly href: string;
}

/** Links of one kind under their title. */
export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** One section of the navigation. */
export interface NavigationItem extends NavigationLink {
  readonly id: string;
  /** Its submenu; empty for a plain link. */
  readonly groups: readonly NavigationGroup[];
  /** Its address on a small screen, where that is another (NAV-017). */
  readonly smallScreenHref?: string | undefined;
}
