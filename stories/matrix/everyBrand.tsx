import type { ReactNode } from 'react';
import { designOf } from '../../src/brands/designs.js';
import { brands as registered } from '../../src/brands/registry.js';
import { siteOfBrand } from '../../src/brands/siteOfBrand.js';
import type { DesignedBrand, FamilyName } from '../../src/model/site.js';
import { BrandScope } from '../../src/ui/BrandScope.js';
import { type StoryWorld, worldOf } from '../world.js';
import './matrix.css';

/** Parameters of every page that is used for screenshots: it shows all brands, and landmarks that are duplicated
 * because each brand has its own are not reported. */
export const allBrands = {
  parameters: {
    brands: 'all',
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};

/** Returns the brands of one family, because a page with all brands is too long to look at. */
export const brandsOf = (family: FamilyName): readonly DesignedBrand[] =>
  designs.filter(({ look }) => look.family === family);

const designs = registered.map(designOf);

interface EveryBrandProps {
  readonly brands?: readonly DesignedBrand[];
  readonly children: (brand: DesignedBrand) => ReactNode;
}

/** Renders part of the page once for each brand, in the brand's own scope and under its name. */
export function EveryBrand({ brands = designs, children }: EveryBrandProps) {
  return (
    <div className="matrix-page">
      {brands.map((brand) => (
        <BrandScope key={brand.id} site={siteOfBrand(brand)} brand={brand}>
          <section className="wsk-Container" aria-label={brand.displayName}>
            <h2 className="wsk-Heading" data-level="3">
              {brand.displayName}, {brand.look.family}
            </h2>
            {children(brand)}
          </section>
        </BrandScope>
      ))}
    </div>
  );
}

/** Renders a page of the shop in every brand, one below the other, as a recognised customer sees it. */
export const pageInEveryBrand = (page: (world: StoryWorld) => ReactNode) => () => (
  <>
    {registered.map(({ id }) => {
      const world = worldOf({ brand: id, login: 'soft' });
      return (
        <section key={id} aria-label={world.brand.displayName}>
          <BrandScope site={world.site} brand={world.brand}>
            {page(world)}
          </BrandScope>
        </section>
      );
    })}
  </>
);
