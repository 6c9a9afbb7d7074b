import {
  readCookie,
  removeCookie,
  upsellRejectionCountCookie,
  writeCookie,
} from '../../src/storefront/base/cookies.js';

/** The cookie of the count, as it stands. */
export const rejectionCookie = () => readCookie(upsellRejectionCountCookie);

/** Starts a story after so many rejections, and takes the cookie away after it. */
export const afterRejections = (count: number) => () => {
  if (count === 0) removeCookie(upsellRejectionCountCookie);
  else writeCookie(upsellRejectionCountCookie, String(count));
  return () => removeCookie(upsellRejectionCountCookie);
};
