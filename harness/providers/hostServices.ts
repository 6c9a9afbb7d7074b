import { ApiError, type Brand, type Site } from '../../src/entries/model.js';
import type { HostServices } from '../../src/entries/storefront.js';

/** Fails without a connection, as a real service would. */
async function succeedOnline(operationId: string): Promise<void> {
  if (!navigator.onLine) throw new ApiError({ kind: 'network', operationId });
}

const samples = () => import('./samples.js');

/** Services without a call in the API (OPEN-072), provided in the page. Their content is sample text, loaded when a
 * page needs it. */
export const hostServices = (shop: {
  readonly site: Site;
  readonly brand: Brand;
  readonly today: () => Promise<string>;
}): HostServices => ({
  today: shop.today,
  requestPassword: () => succeedOnline('requestPassword'),
  setPassword: () => succeedOnline('setPassword'),
  invite: () => succeedOnline('invite'),
  // The link leads to this shop, and is the same for every customer.
  shareUrl: new URL('/?friend=sample', window.location.href).href,
  cardCheck: async () => /wsk_card_check=(\w+)/.exec(document.cookie)?.[1] ?? '',
  questions: async () => (await samples()).sampleQuestions(shop),
  reviews: async (itemCode) => {
    await succeedOnline('reviews');
    return (await samples()).sampleReviews(itemCode);
  },
  analyticsUser: async () => (await samples()).sampleUser,
  article: async (name) => (await samples()).sampleArticle(name, shop),
  terms: async () => (await samples()).sampleTerms(shop),
});
