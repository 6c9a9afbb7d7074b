/** Markup and lists of files that the server provides for pages. */

import * as z from 'zod/mini';
import { componentAssets } from '../../model/content.js';
import { defineEndpoint } from '../endpoint.js';
import { brandIdentifier, markup } from '../fields.js';

/** Path parameters for a brand's markup. */
const params = z.object({
  /** Id of the brand, such as `law`. */
  brand: brandIdentifier,
});

/** Fetches the home page's guarantee, as markup. */
export const getGuaranteeHtml = defineEndpoint({
  id: 'getGuaranteeHtml',
  method: 'GET',
  path: '/html/content/homepage/uk/{brand}/guarantee.html',
  params,
  format: 'html',
  response: markup,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['HOME-083', 'HOME-084'],
});

/** Fetches the footer, as markup. */
export const getFooterHtml = defineEndpoint({
  id: 'getFooterHtml',
  method: 'GET',
  path: '/html/content/common/uk/{brand}/footer-2019.html',
  params,
  format: 'html',
  response: markup,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['NAV-027', 'MISC-021'],
});

/** Fetches the banner template, as markup. */
export const getBannerTemplate = defineEndpoint({
  id: 'getBannerTemplate',
  method: 'GET',
  path: '/html/templates/banner.html',
  format: 'html',
  response: markup,
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['HOME-022', 'MISC-021'],
});

/** Fetches the template for recommended wines, as markup. */
export const getRecommendedTemplate = defineEndpoint({
  id: 'getRecommendedTemplate',
  method: 'GET',
  path: '/html/templates/recommended.html',
  format: 'html',
  response: markup,
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['HOME-044', 'MISC-021'],
});

/** Fetches the template for recently viewed wines, as markup. */
export const getRecentlyViewedTemplate = defineEndpoint({
  id: 'getRecentlyViewedTemplate',
  method: 'GET',
  path: '/html/templates/recently-viewed.html',
  format: 'html',
  response: markup,
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['HOME-053', 'MISC-021'],
});

/** Fetches the template for the password page, as markup. */
export const getPasswordResetTemplate = defineEndpoint({
  id: 'getPasswordResetTemplate',
  method: 'GET',
  path: '/html/templates/password-reset.html',
  format: 'html',
  response: markup,
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['IDENT-044', 'MISC-021'],
});

/** Lists the static files of the home page's components. */
export const getHomepageComponentAssets = defineEndpoint({
  id: 'getHomepageComponentAssets',
  method: 'GET',
  path: '/assets/components/homepage/',
  format: 'json',
  response: componentAssets,
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['HOME-085', 'SRCH-043'],
});

/** Lists the static files of the checkout's components. */
export const getCheckoutComponentAssets = defineEndpoint({
  id: 'getCheckoutComponentAssets',
  method: 'GET',
  path: '/assets/components/checkout',
  format: 'json',
  response: componentAssets,
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: [],
});
