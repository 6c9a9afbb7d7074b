'use client';

import { safePageUrl } from '../../rules/common/url.js';
import type { StorefrontServices } from '../base/services.js';

/** Thrown when an address in a response cannot be opened because it is not the address of a page. The message does not
 * contain the address. */
export class UnsafeAddressError extends Error {
  override readonly name = 'UnsafeAddressError';
  constructor() {
    super('An answer gave an address that is not of a page.');
  }
}

/**
 * Returns the address of the page that a response points to.
 * @throws UnsafeAddressError, which is logged, when it is not the address of a page
 */
export function pageOfAnswer(url: string, { log }: Pick<StorefrontServices, 'log'>): string {
  const page = safePageUrl(url);
  if (page !== undefined) return page;
  const refused = new UnsafeAddressError();
  log(refused);
  throw refused;
}
