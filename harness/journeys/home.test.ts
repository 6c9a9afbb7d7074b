import { expect, test } from 'vitest';
import { openShop } from './shopper.js';

test.each(['/', '/jsp/homepage.jsp'])('%s is the home page [HOME-001, HOME-002]', async (path) => {
  const { page } = await openShop({ path });
  await page.getByRole('heading', { level: 1, name: 'Open something generous tonight' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Good evenings begin here' }).waitFor();
  await page.getByRole('link', { name: 'The case we take home' }).click();
  await page.waitForURL(/\/wines\?Ntt=mixed/);
});

test('the editors’ content comes after the first paint, and the wines without it', async () => {
  const shopper = await openShop({ query: { fault: 'queryHomePageContent:500*1' } });
  const { page } = shopper;
  shopper.allowNoise(/500|queryHomePageContent/);
  await page.getByText('This week’s page is not here yet').waitFor();
  await page.getByRole('link', { name: 'All red wine' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 2, name: 'Good evenings begin here' }).waitFor();
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/content/spaces/'))?.startTime ?? 0,
  ]);
  expect(asked).toBeGreaterThan(painted ?? 0);
});

test('an editor sees a page before it is published [CONT-007]', async () => {
  const { page } = await openShop({ query: { preview: 'law-home-draft' } });
  await page.getByText('This is a preview: shoppers do not see it yet.').waitFor();
  await page.getByRole('link', { name: 'The autumn cellar' }).waitFor();
});

test('what a bank’s partner says opens from the strip by keyboard, and gives the focus back [BRAND-062]', async () => {
  const { page } = await openShop({ brand: 'hsb' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'How this shop works' });
  await opener.press('Enter');
  const overlay = page.getByRole('dialog', { name: 'Welcome to Harbour Street Rewards' });
  await overlay.getByText(/^Every price here is in points/).waitFor();
  const { width } = (await overlay.boundingBox()) ?? {};
  expect(width).toBe(1280);
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

  await opener.click();
  await overlay.getByRole('link', { name: 'See all our wines' }).click();
  await page.waitForURL((url) => url.pathname === '/wines');
  await overlay.waitFor({ state: 'detached' });
});
