import type { BrandContent } from '../model/site.js';
import { defaultBrandIdentifier } from './registry.js';

/** Finds a brand's entry among those of the content service; without an identifier, the default brand's (BRAND-042,
 * BRAND-044). */
export const brandContentOf = (
  entries: readonly BrandContent[],
  brandIdentifier: string = defaultBrandIdentifier,
): BrandContent | undefined => entries.find((entry) => entry.brandIdentifier === brandIdentifier);
