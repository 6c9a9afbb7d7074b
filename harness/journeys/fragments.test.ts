import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShop } from './shopper.js';

const temporaryPassword = '/jsp/registration/common/account_temporary_password.jsp';

/** Records the addresses of static HTML that a page requests from here on. */
function fragmentsOf(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!request.serviceWorker() && pathname.startsWith('/html/')) paths.add(pathname);
  });
  return paths;
}

/** Opens a home page for a known customer and waits until its last part has loaded. */
async function wholeHome(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('heading', { name: 'Delivery and collection' }).waitFor();
  await page.getByRole('contentinfo').getByText('Help', { exact: true }).first().waitFor();
}

test.each(['law', 'bbc'])(
  'static HTML is fetched for guarantee, footer, banner, recommended, recently viewed and password reset of %s [MISC-022]',
  async (brand) => {
    const { page } = await openShop({ brand, path: '/product/0651883', query: { login: 'soft' } });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const requestedPaths = fragmentsOf(page);
    await page.goto('/');
    await wholeHome(page);
    await page.goto(temporaryPassword);
    const all = [
      `/html/content/common/uk/${brand}/footer-2019.html`,
      `/html/content/homepage/uk/${brand}/guarantee.html`,
      '/html/templates/banner.html',
      '/html/templates/password-reset.html',
      '/html/templates/recently-viewed.html',
      '/html/templates/recommended.html',
    ];
    await expect.poll(() => [...requestedPaths].sort()).toEqual(all);
  },
);

test.each(['500', '404', 'status-1', 'malformed', 'offline'])(
  'static HTML that cannot be fetched (%s) is logged and left out, and the rest of the page is complete [MISC-021]',
  async (kind) => {
    const lost = [
      'getFooterHtml',
      'getGuaranteeHtml',
      'getBannerTemplate',
      'getRecommendedTemplate',
      'getRecentlyViewedTemplate',
    ];
    const fault = lost.map((call) => `${call}:${kind}`).join(',');
    const shopper = await openShop({ path: '/product/0651883', query: { login: 'soft' } });
    const { page } = shopper;
    shopper.allowNoise(/ApiError: get\w+ failed \(/);
    const logged: string[] = [];
    page.on('console', (message) => {
      const [, call] = /ApiError: (\w+) failed \(/.exec(message.text()) ?? [];
      if (call) logged.push(call);
    });
    await page.goto(`/?login=soft&fault=${fault}`);
    await wholeHome(page);
    await expect.poll(() => [...new Set(logged)].sort()).toEqual([...lost].sort());
    expect(await page.getByRole('alert').count()).toBe(0);
    for (const name of ['Recommended for you', 'Recently viewed'])
      await page.getByRole('region', { name }).getByRole('article').first().waitFor();
    await page.getByRole('contentinfo').getByText('Terms and conditions').waitFor();
  },
);
