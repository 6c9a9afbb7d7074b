import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { openShop } from './shopper.js';

const plans = '/jsp/offer/cm/common/offer.jsp';
const failed = 'Unfortunately we are unable to load the details at this time.';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a case page lists its contents, including after a failed call', async () => {
  const shop = await openShop({ path: `/product/${notable.mixedCase}`, query: 'fault=getCase:500*1' });
  shop.allowNoise(/getCase|500/);
  const contents = shop.page.getByRole('region', { name: "What's in the case?" });
  await contents.getByText(failed).waitFor();
  await contents.getByRole('button', { name: 'Try again' }).click();
  await contents.getByText('x 2 bottle(s)').first().waitFor();
  expect(await contents.getByRole('listitem').count()).toBe(7);
});

test('a shopper looks into the plans’ cases, switches between them, and buys the case being viewed', async () => {
  const { page } = await openShop({ path: plans, query: 'name=wine-plans' });
  await page.getByRole('button', { name: "What's in the case?" }).click();
  const first = dialog(page, 'The Seasonal Plan: Mixed Case');
  await first.getByText('x 2 bottle(s)').first().waitFor();
  await first.getByRole('combobox', { name: 'Show another case' }).selectOption('The Fizz Plan: Six Sparklers');
  const second = dialog(page, 'The Fizz Plan: Six Sparklers');
  await second.getByText('Never caught without a cold bottle').waitFor();
  await second.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await second.getByRole('button', { name: 'Added to basket', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await second.waitFor({ state: 'detached' });
  // Closing the dialog goes back to the page's own address, which would otherwise meet the next navigation.
  await page.waitForFunction(() => !window.history.state?.wskDialog);
  await page.goto('/jsp/checkout/common/shoppingcart.jsp');
  await page.getByText('The Fizz Plan: Six Sparklers').first().waitFor();
  expect(await page.getByText('The Seasonal Plan: Mixed Case').count()).toBe(0);
});

for (const brand of ['law', 'vir', 'hsb', 'stw'])
  test(`the navigation of ${brand} leads to its plans and offers, and they to the tours`, async () => {
    const { page } = await openShop({ brand, path: plans, query: 'name=wine-plans' });
    expect(await page.getByRole('tab').first().textContent()).toBe('The Seasonal Plan: Mixed Case');
    await page.getByRole('link', { name: /^The grand tour/ }).click();
    await page.getByRole('heading', { level: 1, name: 'The grand tour: 12 bottles every 8 weeks' }).waitFor();
    expect(new URL(page.url()).search).toBe('?pg=grand-tour');
    await page.goto(`${plans}?name=this-week`);
    await page.getByRole('heading', { level: 1, name: 'This week’s offers' }).waitFor();
    await page.getByRole('article').first().waitFor();
  });

test('a case opened by its address has the focus inside, and a ring only once a key is pressed', async () => {
  const { page } = await openShop({ path: `/product/${notable.mixedCase}#case-${notable.mixedCase}` });
  const box = dialog(page, 'The House Mixed Dozen');
  await box.getByText('x 2 bottle(s)').first().waitFor();
  const ring = () =>
    box.evaluate((element) => {
      const { activeElement } = document;
      return element.contains(activeElement) && activeElement
        ? getComputedStyle(activeElement).outlineStyle
        : 'outside';
    });
  expect(await ring()).toBe('none');
  await page.keyboard.press('Tab');
  expect(await ring()).toBe('solid');
});
