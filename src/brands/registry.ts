import type { Brand } from '../model/site.js';
import { hsb } from './hsb.js';
import { law } from './law.js';

/** Every brand, in the order it is listed anywhere. */
export const brands: readonly Brand[] = [law, hsb];

/** Thrown where a brand is asked for that is not configured; the text is contractual (BRAND-007). */
export class BrandNotFoundError extends Error {
  override readonly name = 'BrandNotFoundError';
  constructor(id: string) {
    super(`No Brand found with identifier ${id}`);
  }
}

/** The brand with this id.
 * @throws BrandNotFoundError when there is none. */
export function brandById(id: string): Brand {
  const brand = brands.find((candidate) => candidate.id === id);
  if (!brand) throw new BrandNotFoundError(id);
  return brand;
}
