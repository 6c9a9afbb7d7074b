/** The ids of the kit's brands, in the order used by all lists. */
export const brandIds = [
  'law',
  'avy',
  'amx',
  'stw',
  'ba',
  'bbc',
  'hsb',
  'wpe',
  'vws',
  'vir',
  'adc',
  'wsj',
  'npr',
  'tcm',
  'nat',
  'osw',
  'fox',
  'amxc',
] as const;

/** The id of one of the kit's brands. */
export type BrandId = (typeof brandIds)[number];

/** Brand used when none is known, such as on a host without a brand (BRAND-010, BRAND-042). */
export const defaultBrandIdentifier = 'law';

/** Thrown for an unknown brand id or host, and by islands whose page names an unknown brand. The message is contractual
 * (BRAND-007). */
export class BrandNotFoundError extends Error {
  override readonly name = 'BrandNotFoundError';
  constructor(id: string) {
    super(`No Brand found with identifier ${id}`);
  }
}

/** Checks whether a brand of the kit has this id. */
export const isBrandId = (id: string): id is BrandId => (brandIds as readonly string[]).includes(id);
