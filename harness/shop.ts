import { browserSession, startBrowserMock } from '../mocks/browser.js';
import { createMock, startOf } from '../mocks/mock.js';
import { indexedDbStore } from '../mocks/store.js';
import type { SiteChoice } from '../src/brands/sites.js';

/** Starts the mock backend for this host and applies the settings in the address. */
export async function startShop({ brand, country }: SiteChoice) {
  const mock = createMock({ store: indexedDbStore('wine-storefront'), start: startOf(brand, country) });
  const problems = await mock.configureFromAddress(new URLSearchParams(window.location.search), browserSession());
  await startBrowserMock(mock, new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).href);
  return { ...(await mock.shop()), problems };
}
