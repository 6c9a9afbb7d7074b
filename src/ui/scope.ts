'use client';

import { createContext, useContext } from 'react';
import type { KeyOf, Text, Words } from '../brands/words.js';
import type { Brand, Site } from '../model/site.js';

/** The context that a presentational component reads. */
export interface Scope {
  readonly site: Site;
  readonly brand: Brand;
  /** Looks up text of the tables it is given; `useText` gives them. */
  readonly text: Text;
  /** Path prefix of the site; empty if there is none. */
  readonly basePath: string;
  /** Prefix of the paths of pictures; empty if the page's own origin serves them. */
  readonly pictureBase: string;
}

/** In a separate module, because importing BrandScope loads more than a component needs. */
export const ScopeContext = createContext<Scope | undefined>(undefined);

/**
 * Returns the scope of a component: site, brand, text and base path.
 * @throws Error outside a `BrandScope`.
 */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('No <BrandScope>');
  return scope;
}

/** Returns a function that looks up text of the brand in scope, in the given tables. */
export const useText = <const Tables extends readonly Words[]>(...tables: Tables): Text<KeyOf<Tables[number]>> =>
  tables.reduce<Text<string>>((text, words) => text.with(words), useScope().text as Text<string>);
