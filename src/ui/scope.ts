'use client';

import { createContext, useContext } from 'react';
import type { CommonWordKey, KeyOf, Text, Words } from '../brands/words.js';
import type { Brand, Site } from '../model/site.js';
import type { href } from '../rules/common/routes.js';

/** The context that a presentational component reads. */
export interface Scope {
  readonly site: Site;
  readonly brand: Brand;
  readonly text: Text;
  /** Path prefix of the site; empty if there is none. */
  readonly basePath: string;
  /** Prefix of the paths of pictures; empty if the page's own origin serves them. */
  readonly pictureBase: string;
  /** Returns the address of a page, below the base path. */
  readonly href: typeof href;
}

/** In a separate module, because importing BrandScope loads all text and routes. */
export const ScopeContext = createContext<Scope | undefined>(undefined);

/**
 * Returns the scope of a component: site, brand, text and links.
 * @throws Error outside a `BrandScope`.
 */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('No <BrandScope>');
  return scope;
}

/** Returns a function that looks up text of the brand in scope: the common text, and that of the given tables. */
export const useText = <const Tables extends readonly Words[]>(
  ...areas: Tables
): Text<CommonWordKey | KeyOf<Tables[number]>> =>
  areas.reduce<Text<string>>((text, words) => text.with(words), useScope().text as Text<string>);
