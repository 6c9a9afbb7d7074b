import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { isLong } from './longRuns.js';
import { openShop } from './shopper.js';

const wine = `/product/${notable.wine}`;
const claim = 'Claim your extra discount';
const planOffer = (page: Page) => page.getByRole('dialog', { name: claim });
const membershipOffer = (page: Page) => page.getByRole('dialog', { name: 'Delivery included, all year' });
const claimButton = (page: Page) => page.getByRole('main').getByRole('button', { name: claim, exact: true });
const basketOf = (page: Page, bottles: string) =>
  page.getByRole('button', { name: new RegExp(`^Basket: ${bottles}\\b`) });

/** Sets the quantity and adds the item. */
async function add(page: Page, quantity: string): Promise<void> {
  const box = page
    .getByRole('main')
    .getByRole('textbox', { name: /^Quantity/ })
    .first();
  await box.fill(quantity);
  await page.getByRole('main').getByRole('button', { name: 'Add to basket', exact: true }).first().click();
}

test('twelve bottles open the plan offer once; after three refusals it is gone, until the customer signs out [UPSL-016, UPSL-018, UPSL-020, UPSL-022, UPSL-023, UPSL-024, UPSL-025, UPSL-026]', async () => {
  const { page, context } = await openShop({ path: wine, query: { login: 'hard' } });
  const count = async () => (await context.cookies()).find(({ name }) => name === 'wsk_upsell_rejections')?.value;
  await claimButton(page).waitFor();
  await add(page, '11');
  await basketOf(page, '11').waitFor();
  await page.getByRole('button', { name: 'Added to basket', exact: true }).first().waitFor();
  // The next step needs a page without an overlay.
  await basketOf(page, '11').click();
  await page.getByRole('region', { name: 'Your basket' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await planOffer(page).count()).toBe(0);

  await page.reload();
  await claimButton(page).waitFor();
  await add(page, '12');
  await planOffer(page).getByText('Three reds and three whites, every eight weeks').waitFor();
  await planOffer(page).getByRole('button', { name: 'Close' }).click();
  await planOffer(page).waitFor({ state: 'detached' });
  expect(await count()).toBe('1');

  await page.reload();
  await claimButton(page).waitFor();
  await add(page, '12');
  await basketOf(page, '35').waitFor();
  await claimButton(page).click();
  await planOffer(page).getByRole('button', { name: 'No, thank you' }).click();
  await planOffer(page).waitFor({ state: 'detached' });
  expect(await count()).toBe('2');
  await claimButton(page).click();
  await planOffer(page).getByText('Three reds and three whites, every eight weeks').waitFor();
  await page.keyboard.press('Escape');
  await claimButton(page).waitFor({ state: 'detached' });
  expect(await count()).toBe('3');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await claimButton(page).waitFor();
  expect(await count()).toBeUndefined();
});

test('a dozen of an item without a plan opens the basket’s offer, which is within the page on the cart page [BSKT-012, UPSL-017, UPSL-027, UPSL-028, UPSL-029, UPSL-030]', async () => {
  const { page } = await openShop({ path: `/product/${notable.gift}` });
  await page.getByRole('region', { name: 'Most popular' }).waitFor();
  expect(await claimButton(page).count()).toBe(0);
  await add(page, '12');
  await membershipOffer(page).getByText('Never pay for delivery again this year').waitFor();
  await page.keyboard.press('Escape');
  await membershipOffer(page).waitFor({ state: 'detached' });

  await basketOf(page, '12').click();
  await page.getByRole('link', { name: 'View your basket' }).click();
  const inPage = page.getByRole('region', { name: 'Delivery included, all year' });
  await inPage.getByRole('button', { name: 'Join Unlimited' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await inPage.getByRole('button', { name: 'No, thank you' }).click();
  await inPage.waitFor({ state: 'detached' });
  await page.reload();
  await inPage.getByRole('button', { name: 'Join Unlimited' }).click();
  await page
    .getByRole('article')
    .getByText(/Unlimited Delivery/)
    .first()
    .waitFor();
});

describe.each(['law', 'hsb'] as const)('in the shop %s', (brand) => {
  test('a plan is accepted with only the keyboard, and is in the basket [BSKT-026, BSKT-027]', async () => {
    const { page } = await openShop({ brand, path: wine });
    await claimButton(page).focus();
    await page.keyboard.press('Enter');
    await planOffer(page).getByText('Three reds and three whites, every eight weeks').waitFor();
    await planOffer(page).getByRole('button', { name: 'What’s in the case?' }).focus();
    await page.keyboard.press('Enter');
    const contents = page.getByRole('dialog', { name: 'The Seasonal Plan: Six Bottles' });
    await contents.getByText('x 1 bottle(s)').first().waitFor();
    await page.keyboard.press('Escape');
    await contents.waitFor({ state: 'detached' });
    await planOffer(page).getByRole('button', { name: 'Claim my extra discount' }).focus();
    await page.keyboard.press('Enter');
    await basketOf(page, '6').waitFor();
    expect(await planOffer(page).count()).toBe(0);
    await basketOf(page, '6').click();
    await page.getByRole('region', { name: 'Your basket' }).getByText('The Seasonal Plan: Six Bottles').waitFor();
  });
});

/** Shops of one country, which use the same wording. */
const shops = ['law', 'avy', 'stw', 'bbc', 'hsb', 'amx', 'ba'] as const;

/** Some of the situations from the rule's own table (`src/rules/upsells/upsells.test.ts`), distributed over the shops
 * in turn. */
const situations = ['visitor', 'soft', 'hard']
  .flatMap((login) => [0, 1, 2, 3].map((rejections) => ({ login, rejections })))
  .flatMap((situation) => [11, 12].map((quantity) => ({ ...situation, quantity })))
  .flatMap((situation) => [true, false].map((hasPlan) => ({ ...situation, hasPlan })))
  .map((situation, place) => ({ ...situation, brand: shops[place % shops.length] ?? 'law' }));

/** Usual runs test one situation for each of the two offers, and three that open nothing. */
const isDrawn = (place: number): boolean => isLong || [18, 35, 22, 41, 14].includes(place);

test.each(situations.filter((_, place) => isDrawn(place)))(
  'in $brand, $login, $rejections refusals, $quantity of an item (with a plan: $hasPlan) open and show the specified offer',
  async ({ brand, login, rejections, quantity, hasPlan }) => {
    const { page, context } = await openShop({ brand, path: '/faq', query: { login } });
    if (rejections > 0)
      await context.addCookies([
        { name: 'wsk_upsell_rejections', value: String(rejections), url: new URL(page.url()).origin },
      ]);
    await page.goto(`/product/${hasPlan ? notable.wine : notable.gift}`);
    const isThere = hasPlan && rejections < 3;
    if (isThere) await claimButton(page).waitFor();
    await add(page, String(quantity));
    if (quantity === 12 && rejections === 0) {
      await (hasPlan ? planOffer(page) : membershipOffer(page)).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    // The next step needs a page without an overlay.
    await page.getByRole('main').getByText('Added to basket', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: /^Basket: (?!empty|loading)/ }).click();
    await page.getByRole('region', { name: 'Your basket' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await claimButton(page).count()).toBe(isThere ? 1 : 0);
  },
);
