import type { Root } from 'react-dom/client';
import { BrandScope } from '../../src/entries/index.js';
import { BrandNotFoundError, brands, siteOf } from '../../src/entries/model.js';
import { applyBrand } from './applyBrand.js';
import { BrandNotFound } from './BrandNotFound.js';
import { StartFailed } from './StartFailed.js';

/** Draws the reason why no shop could start, in the look of the first brand. */
export function drawFailedStart(root: Root, error: unknown): void {
  const [brand] = brands;
  if (!brand) throw error;
  void applyBrand(brand);
  root.render(
    <BrandScope site={siteOf({ brand: brand.id })} brand={brand}>
      {error instanceof BrandNotFoundError ? <BrandNotFound message={error.message} /> : <StartFailed error={error} />}
    </BrandScope>,
  );
}
