import { expect, test } from 'vitest';
import { openShop, plainPage } from './shopper.js';

test.each(['/', '/jsp/homepage.jsp'])('%s is the home page [HOME-001, HOME-002]', async (path) => {
  const { page } = await openShop({ path });
  await page.getByRole('heading', { level: 2, name: 'Open something generous tonight' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Good evenings begin here' }).waitFor();
  await page.getByRole('link', { name: 'The case we take home' }).click();
  await page.waitForURL(/\/wines\?Ntt=mixed/);
});

test('the editors’ content loads after the first paint, and the wines load without it', async () => {
  const shopper = await openShop({ query: { fault: 'queryHomePageContent:500*1' } });
  const { page } = shopper;
  shopper.allowNoise(/500|queryHomePageContent/);
  await page.getByText('We could not load this page').waitFor();
  await page.getByRole('link', { name: 'All red wine' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 2, name: 'Good evenings begin here' }).waitFor();
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/content/spaces/'))?.startTime ?? 0,
  ]);
  expect(asked).toBeGreaterThan(painted ?? 0);
});

test('the home page’s styles load with the home page, and no other page loads them before [HOME-085]', async () => {
  const { page } = await openShop({ path: plainPage });
  const requestedPaths = () =>
    page.evaluate(() => {
      const all = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return all.filter((path) => /^\/assets\/components\/homepage\/.*(css|data\.json)$/.test(path)).sort();
    });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await requestedPaths()).toEqual([]);
  await page.getByRole('combobox').pressSequentially('rio');
  await page.getByRole('option').first().waitFor();
  expect(await requestedPaths()).toEqual(['/assets/components/homepage/data/search/data.json']);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  const cells = page.locator('[data-component="TetrisGrid"]').first();
  await cells.waitFor();
  expect(await requestedPaths()).toEqual([
    '/assets/components/homepage/data/search/data.json',
    '/assets/components/homepage/homepage.css',
  ]);
  expect(await cells.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
});

test('a home page that failed to load appears once there is a connection, with its styles [MISC-017]', async () => {
  const shopper = await openShop({ path: plainPage, isFirstVisit: true });
  const { page, context } = shopper;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shopper.goOffline();
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await page.getByRole('heading', { level: 1, name: 'We could not open this page' }).waitFor();
  await page.getByText('Loading chunk home failed').waitFor();
  expect(await page.locator('link[href*="homepage.css"]').count()).toBe(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[data-component="TetrisGrid"]').first().waitFor();
  expect(await page.locator('link[href*="homepage.css"]').count()).toBe(1);
});

test('an editor sees a page before it is published [CONT-007]', async () => {
  const { page } = await openShop({ query: { preview: 'law-home-draft' } });
  await page.getByText('Preview: not yet visible to shoppers.').waitFor();
  await page.getByRole('link', { name: 'The autumn cellar' }).waitFor();
});

test('the message about a bank’s partner opens from the strip with the keyboard, and returns the focus [BRAND-062]', async () => {
  const { page } = await openShop({ brand: 'hsb' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'About this shop' });
  await opener.press('Enter');
  const overlay = page.getByRole('dialog', { name: 'Welcome to Harbour Street Rewards' });
  await overlay.getByText(/^Every price here is in points/).waitFor();
  const { width } = (await overlay.boundingBox()) ?? {};
  expect(width).toBe(1280);
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

  await opener.click();
  await overlay.getByRole('link', { name: 'Shop all wines' }).click();
  await page.waitForURL((url) => url.pathname === '/wines');
  await overlay.waitFor({ state: 'detached' });
});
