'use client';

import { readStorage, writeStorage } from '../base/storage.js';

const flag = 'PostUpsellRejected';

/** Checks whether an offer after a purchase was answered in this session (MISC-028). */
export const isPostUpsellRejected = (): boolean => readStorage('sessionStorage', flag) === 'true';

/** Stops further offers in this session, whatever the answer was (OPEN-018). */
export function setPostUpsellRejected(): void {
  // Where the storage is blocked, the order itself knows that the offer was answered.
  writeStorage('sessionStorage', flag, 'true');
}
