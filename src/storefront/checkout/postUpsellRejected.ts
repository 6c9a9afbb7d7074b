'use client';

import { readStorage, writeStorage } from '../base/storage.js';

const flag = 'PostUpsellRejected';

/** Checks whether an offer after a purchase was accepted or rejected in this session (MISC-028). */
export const isPostUpsellRejected = (): boolean => readStorage('sessionStorage', flag) === 'true';

/** Stops further offers in this session, whether the shopper accepted or rejected the last one (OPEN-018). */
export function setPostUpsellRejected(): void {
  // If the storage is blocked, the order itself still records that the shopper has answered the offer.
  writeStorage('sessionStorage', flag, 'true');
}
