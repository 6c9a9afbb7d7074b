import * as z from 'zod/mini';
import { componentAssets } from '../../model/content.js';
import { defineEndpoint } from '../endpoint.js';
import { brandIdentifier, markup } from '../fields.js';

export const getGuaranteeHtml = defineEndpoint({
  id: 'getGuaranteeHtml',
  method: 'GET',
  path: '/html/content/homepage/uk/{brand}/guarantee.html',
  params: z.object({ brand: brandIdentifier }),
  format: 'html',
  response: markup,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['HOME-083', 'HOME-084'],
});

export const getFooterHtml = defineEndpoint({
  id: 'getFooterHtml',
  method: 'GET',
  path: '/html/content/common/uk/{brand}/footer-2019.html',
  params: z.object({ brand: brandIdentifier }),
  format: 'html',
  response: markup,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['NAV-027', 'MISC-021'],
});

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
