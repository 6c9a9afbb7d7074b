import {
  readCookie,
  removeCookie,
  upsellRejectionCountCookie,
  writeCookie,
} from '../../src/storefront/base/cookies.js';

/** Returns the current value of the cookie that counts rejections. */
export const rejectionCookie = () => readCookie(upsellRejectionCountCookie);

/** Starts a story after the given number of rejections, and removes the cookie afterwards. */
export const afterRejections = (count: number) => () => {
  if (count === 0) removeCookie(upsellRejectionCountCookie);
  else writeCookie(upsellRejectionCountCookie, String(count));
  return () => removeCookie(upsellRejectionCountCookie);
};
