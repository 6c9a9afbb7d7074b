import { ApiError, type Brand, type Site } from '../../src/entries/model.js';
import type { HostServices } from '../../src/entries/storefront.js';

/** Without a connection it fails, as it would in a shop. */
async function succeedOnline(operationId: string): Promise<void> {
  if (!navigator.onLine) throw new ApiError({ kind: 'network', operationId });
}

/** What the API has no call for (OPEN-072), answered here in the page; the texts are samples, loaded with their pages. */
export const hostServices = (shop: { readonly site: Site; readonly brand: Brand }): HostServices => ({
  requestPassword: () => succeedOnline('requestPassword'),
  setPassword: () => succeedOnline('setPassword'),
  invite: () => succeedOnline('invite'),
  // It leads to this shop, and tells nobody apart.
  shareUrl: new URL('/?friend=sample', window.location.href).href,
  cardCheck: async () => /wsk_card_check=(\w+)/.exec(document.cookie)?.[1] ?? '',
  questions: async () => (await import('../../mocks/fixtures/service/questions.js')).sampleQuestions(shop),
  reviews: async (itemCode) => {
    await succeedOnline('reviews');
    const { sampleReviews } = await import('../../mocks/fixtures/sampleReviews.js');
    return sampleReviews(itemCode);
  },
  analyticsUser: async () => (await import('./sampleUser.js')).sampleUser,
  article: async (name) => (await import('../../mocks/fixtures/service/articles.js')).sampleArticle(name, shop),
  terms: async () => (await import('../../mocks/fixtures/service/terms.js')).sampleTerms(shop),
});
