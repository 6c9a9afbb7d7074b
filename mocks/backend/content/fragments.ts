import type * as fragments from '../../../src/api/endpoints/fragments.js';
import { brands } from '../../../src/brands/registry.js';
import type { Brand } from '../../../src/model/site.js';
import { type HomeTexts, homeTexts } from '../../fixtures/content.js';
import { footerHtml, guaranteeHtml } from '../../fixtures/fragments/fragments.js';
import { templates } from '../../fixtures/fragments/templates.js';
import type { Resolvers, Tools } from '../resolver.js';

/** Returns a brand and its text content. Every site serves the files of all brands. */
function sayingOf(id: string, { refuse }: Tools): { brand: Brand; texts: HomeTexts } {
  const brand = brands.find((candidate) => candidate.id === id);
  const texts = homeTexts.get(id);
  return brand && texts ? { brand, texts } : refuse.notFound(`There is no brand ${id}.`);
}

export const fragmentResolvers: Resolvers<typeof fragments> = {
  getGuaranteeHtml: (_, { params }, tools) => guaranteeHtml(sayingOf(params.brand, tools).texts),

  getFooterHtml: (_, { params }, tools) => {
    const { brand, texts } = sayingOf(params.brand, tools);
    return footerHtml(brand, texts);
  },

  getBannerTemplate: () => templates.banner,
  getRecommendedTemplate: () => templates.recommended,
  getRecentlyViewedTemplate: () => templates.recentlyViewed,
  getPasswordResetTemplate: () => templates.passwordReset,

  getHomepageComponentAssets: () => ({ files: ['data/search/data.json', 'data/search/keywords.json'] }),
  getCheckoutComponentAssets: () => ({ files: [] }),
};
