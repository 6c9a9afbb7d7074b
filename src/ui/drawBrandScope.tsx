import type { ReactNode } from 'react';
import type { Brand, Site } from '../model/site.js';

/** Draws the element around everything of a brand, which its style sheet names. */
export const drawBrandScope = (brand: Brand, site: Site, children: ReactNode) => (
  <div
    className="wsk-BrandScope"
    data-brand={brand.id}
    data-family={brand.look.family}
    data-pages={brand.look.variants.pages}
    lang={site.language}
  >
    {children}
  </div>
);
