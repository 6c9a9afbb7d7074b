'use client';

const flag = 'PostUpsellRejected';

/** Whether an offer after a purchase was answered in this session (MISC-028). */
export function isPostUpsellRejected(): boolean {
  try {
    return sessionStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
}

/** Offers nothing more in this session, whatever the answer was (OPEN-018). */
export function setPostUpsellRejected(): void {
  try {
    sessionStorage.setItem(flag, 'true');
  } catch {
    // Storage may be blocked: the order itself knows that the offer was answered.
  }
}
