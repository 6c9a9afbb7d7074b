import type { BrandContent } from '../model/site.js';
import { defaultBrandIdentifier } from './ids.js';

/** Finds a brand's entry among the entries of the content service; without an identifier, finds the default brand's
 * entry (BRAND-042, BRAND-044). */
export const brandContentOf = (
  entries: readonly BrandContent[],
  brandIdentifier: string = defaultBrandIdentifier,
): BrandContent | undefined => entries.find((entry) => entry.brandIdentifier === brandIdentifier);
