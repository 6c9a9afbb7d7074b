'use client';

import { safePageUrl } from '../../rules/common/url.js';
import type { StorefrontServices } from '../base/services.js';

/** An address of an answer cannot be opened: it is not the address of a page. Its message does not contain it. */
export class UnsafeAddressError extends Error {
  override readonly name = 'UnsafeAddressError';
  constructor() {
    super('An answer gave an address that is not of a page.');
  }
}

/** The address of a page that an answer leads to.
 * @throws UnsafeAddressError, which is logged, when it is not the address of a page */
export function pageOfAnswer(url: string, { log }: Pick<StorefrontServices, 'log'>): string {
  const page = safePageUrl(url);
  if (page !== undefined) return page;
  const refused = new UnsafeAddressError();
  log(refused);
  throw refused;
}
