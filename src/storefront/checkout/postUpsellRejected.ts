'use client';

import { readStorage, writeStorage } from '../base/storage.js';

const flag = 'PostUpsellRejected';

/** Whether an offer after a purchase was answered in this session (MISC-028). */
export const isPostUpsellRejected = (): boolean => readStorage('sessionStorage', flag) === 'true';

/** Offers nothing more in this session, whatever the answer was (OPEN-018). */
export function setPostUpsellRejected(): void {
  // Where the storage is blocked, the order itself knows that the offer was answered.
  writeStorage('sessionStorage', flag, 'true');
}
