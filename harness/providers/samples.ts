export { sampleReviews } from '../../mocks/fixtures/sampleReviews.js';
export { sampleArticle } from '../../mocks/fixtures/service/articles.js';
export { sampleQuestions } from '../../mocks/fixtures/service/questions.js';
export { sampleTerms } from '../../mocks/fixtures/service/terms.js';

import type { HostUserFields } from '../../src/entries/analytics.js';

/** Data about a customer that a host may have and no call returns. */
export const sampleUser: HostUserFields = {
  customerSegments: ['red drinkers', 'case buyers'],
  ageGroup: '45-54',
  winePrefs: ['Rioja', 'Malbec'],
  wineRec: ['0651883', '0600001'],
  credits: 12.5,
  propensityScore: 0.72,
  outstandingReviews: 3,
  notForMe: ['0600017'],
};
