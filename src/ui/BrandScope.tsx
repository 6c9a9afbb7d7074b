'use client';

import { type ReactNode, useMemo } from 'react';
import { createText } from '../brands/words.js';
import type { Brand, Site } from '../model/site.js';
import { drawBrandScope } from './drawBrandScope.js';
import { type Scope, ScopeContext } from './scope.js';

/** The context a brand scope provides to everything inside it. */
export interface BrandScopeProps {
  /** The site: country, currency, price format and the site's own text. */
  readonly site: Site;
  /** The brand: tokens, text, contact details and behaviour. */
  readonly brand: Brand;
  /** Path prefix of the site, without a trailing slash; empty unless set. */
  readonly basePath?: string;
  /** Origin of the pictures whose address is a path; the page's own unless set. */
  readonly pictureBase?: string;
  /** The part of the page that uses this brand. */
  readonly children: ReactNode;
}

/** Provides brand, site, text and base path to everything inside it, and is the root element of the brand's tokens. It is
 * the only React context that a presentational component may read. It does not load the brand's style sheet. */
export function BrandScope({ site, brand, basePath = '', pictureBase = '', children }: BrandScopeProps) {
  const scope = useMemo<Scope>(
    () => ({ site, brand, basePath, pictureBase, text: createText(brand, site) }),
    [site, brand, basePath, pictureBase],
  );
  return <ScopeContext value={scope}>{drawBrandScope(brand, site, children)}</ScopeContext>;
}
