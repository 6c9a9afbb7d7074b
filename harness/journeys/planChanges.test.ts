import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isLong } from './longRuns.js';
import { openShop } from './shopper.js';

const open = (page: string, more: { brand?: string; fault?: string; persona?: string } = {}) => {
  const { brand = 'law', fault, persona = 'plan-active' } = more;
  return openShop({
    brand,
    path: page,
    query: { login: 'hard', persona, ...(fault && { fault }) },
  });
};
const ofPlan = (page: string) => `/account/wine-plans/WP1501/${page}`;
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const radio = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('radio', { name });
const save = (page: Page, name: string) => button(page, name).click();
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const saidStarting = (page: Page, words: string) => page.getByRole('main').getByText(words).waitFor();
/** Finds the summary of a choice's effects, shown before it is saved. */
const changes = (page: Page) => page.getByRole('region', { name: 'What changes' });
/** Finds the days in the calendar other than the selected one. */
const otherDay = (page: Page) => page.locator('[name="nextDeliveryDate"]:not(:checked)').first();

const uk = {
  line: 'Address',
  town: 'Town or city',
  postcode: 'Postcode',
  phone: 'Telephone',
  saveDelivery: 'Save delivery',
  collect: 'Collect from a shop',
  findShops: 'Find shops',
  collectHere: 'Collect from this shop',
  ownShop: 'One of our shops',
  place: 'NE46 1AA',
  state: undefined,
} as const;
/** A country's labels for address fields and buttons, and a place in that country. */
const forms = {
  law: uk,
  hsb: uk,
  vir: {
    ...uk,
    town: 'City',
    postcode: 'ZIP code',
    phone: 'Phone',
    saveDelivery: 'Save shipping',
    collect: 'Pick up from a store',
    findShops: 'Find stores',
    collectHere: 'Pick up from this store',
    ownShop: 'One of our stores',
    place: '97205',
    state: 'OR',
  },
  wpe: { ...uk, town: 'Suburb or town', place: '3065', state: 'VIC' },
} as const;

/** One shop for each country, with money and with points; usual runs test one of them. */
const shops = ['law', 'wpe', 'hsb', 'vir'] as const;

describe.each(isLong ? shops : shops.slice(1, 2))('in the shop %s', (brand) => {
  const { place, state, ...labels } = forms[brand];

  test('a case is moved to another day and another delivery method [PLAN-044, PLAN-047]', async () => {
    const { page } = await open(ofPlan('delivery'), { brand });
    await radio(page, /^Express/).click();
    await changes(page)
      .getByText(/^Express/)
      .waitFor();
    await otherDay(page).click();
    const day = await page.locator('[name="nextDeliveryDate"]:checked').getAttribute('aria-label');
    await save(page, labels.saveDelivery);
    await saidStarting(page, `Saved. Your next case comes on ${day}.`);
    await page.reload();
    await page.getByText(`Next case: ${day}`).waitFor();
    expect(await radio(page, /^Express/).isChecked()).toBe(true);
  });

  test('cases and bills go to another address, then to a shop, and to a typed address [PLAN-037, PLAN-039, PLAN-040, PLAN-041, PLAN-042]', async () => {
    const { page } = await open(ofPlan('address'), { brand });
    await button(page, 'Choose another address').click();
    await radio(page, 'Bell & Sons').click();
    await save(page, 'Send my cases there');
    await saidStarting(page, 'Saved. Your cases go to');
    await button(page, 'Choose another for bills').click();
    await radio(page, 'Bell & Sons').click();
    await save(page, 'Send my bills there');
    await saidStarting(page, 'Saved. Your bills go to');

    await button(page, labels.collect).click();
    await page.getByRole('main').getByLabel(labels.postcode).fill(place);
    await save(page, labels.findShops);
    await radio(page, /^The Wine Shop/)
      .nth(1)
      .click();
    await save(page, labels.collectHere);
    await page.getByText(labels.ownShop).waitFor();

    await button(page, 'Choose another address').click();
    await button(page, 'Add an address').click();
    const form = page.getByRole('main');
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Fenn');
    await form.getByLabel(labels.postcode, { exact: true }).fill(place);
    await form.getByLabel(labels.line, { exact: true }).fill('3 Hop Lane');
    await form.getByLabel(labels.town, { exact: true }).fill('Hopton');
    if (state) await form.getByLabel('State').selectOption(state);
    await form.getByLabel(labels.phone, { exact: true }).fill('0155 501 0123');
    await save(page, 'Save address');
    await saidStarting(page, 'The address is saved.');
    await page.reload();
    await page.getByText('3 Hop Lane').waitFor();
    expect(await page.getByText(labels.ownShop).count()).toBe(0);
  });

  test('a plan is paid by another card, and changed as a whole [PLAN-034, PLAN-056, PLAN-057, PLAN-059]', async () => {
    const { page } = await open(ofPlan('payment'), { brand });
    await radio(page, 'Mastercard ending 4444').click();
    await save(page, 'Save payment');
    await saidStarting(page, 'Saved. Mastercard ending 4444 pays for your cases from now on.');
    await page.goto(ofPlan('change'));
    await radio(page, 'The whole plan').click();
    await radio(page, 'The Seasonal Plan: All Reds').click();
    await radio(page, 'Every 4 weeks').click();
    await save(page, 'Change the whole plan');
    await saidStarting(page, 'Saved. Your wine plan is changed.');
    await page.getByText('12 bottles, every 4 weeks').waitFor();
  });

  test('a new plan is among the customer’s subscriptions immediately [PLAN-017, PLAN-062]', async () => {
    const { page } = await open('/account/new-wine-plan', { brand, persona: 'standard' });
    await radio(page, 'The Fizz Plan: Six Sparklers').click();
    await save(page, 'Start this wine plan');
    await page.getByRole('heading', { name: 'Your wine plan has started' }).waitFor();
    await page.getByText(/^The first case of The Fizz Plan: Six Sparklers comes on /).waitFor();
    const plan = await page.getByRole('link', { name: 'See your plan' }).getAttribute('href');
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Subscriptions', exact: true })
      .click();
    await page.getByRole('row', { name: /^The Fizz Plan: Six Sparklers/ }).waitFor();
    await page.goto(`${plan}/delivery`);
    await page.getByText('6 bottles, every 12 weeks').waitFor();
  });
});

describe('a save that fails once keeps the choice, even through a reload', () => {
  test('of the delivery', async () => {
    const shopper = await open(ofPlan('delivery'), { fault: 'updateWinePlanDelivery:500*1' });
    const { page } = shopper;
    shopper.allowNoise(/updateWinePlanDelivery|500/);
    await otherDay(page).click();
    const day = await page.locator('[name="nextDeliveryDate"]:checked').getAttribute('aria-label');
    await save(page, 'Save delivery');
    await failure(page).waitFor();
    await page.reload();
    await expect.poll(() => radio(page, day ?? '').isChecked()).toBe(true);
    await page.goto(ofPlan('delivery'));
    await save(page, 'Save delivery');
    await saidStarting(page, `Saved. Your next case comes on ${day}.`);
  });

  test('of a typed address', async () => {
    const shopper = await open(ofPlan('address'), { fault: 'editWinePlanDeliveryAddressV2:500*1' });
    const { page } = shopper;
    shopper.allowNoise(/editWinePlanDeliveryAddressV2|500/);
    await button(page, 'Change this address').click();
    await page.getByLabel('Address', { exact: true }).fill('16 Orchard Lane');
    await save(page, 'Save address');
    await failure(page).waitFor();
    await page.goto(ofPlan('address'));
    await expect.poll(() => page.getByLabel('Address', { exact: true }).inputValue()).toBe('16 Orchard Lane');
    await save(page, 'Save address');
    await saidStarting(page, 'The address is saved.');
    expect(await page.getByText('16 Orchard Lane').count()).toBe(2);
  });

  test('of the case', async () => {
    const shopper = await open(ofPlan('change'), { fault: 'updateWinePlan:500*1' });
    const { page } = shopper;
    shopper.allowNoise(/updateWinePlan|500/);
    await radio(page, 'The Seasonal Plan: All Whites').click();
    await save(page, 'Change the next case');
    await failure(page).waitFor();
    await page.goto(ofPlan('change'));
    await expect.poll(() => radio(page, 'The Seasonal Plan: All Whites').isChecked()).toBe(true);
    await save(page, 'Change the next case');
    await saidStarting(page, 'Saved. Your next case is changed.');
  });

  test('of the payment', async () => {
    const shopper = await open(ofPlan('payment'), { fault: 'switchWinePlanPayment:500*1' });
    const { page } = shopper;
    shopper.allowNoise(/switchWinePlanPayment|500/);
    await radio(page, 'PayPal').click();
    await save(page, 'Save payment');
    await failure(page).waitFor();
    await page.goto(ofPlan('payment'));
    await expect.poll(() => radio(page, 'PayPal').isChecked()).toBe(true);
    await save(page, 'Save payment');
    await saidStarting(page, 'Saved. PayPal pays for your cases from now on.');
  });

  test('of a new plan, which is started once', async () => {
    const shopper = await open('/account/new-wine-plan', { fault: 'subscribeToWinePlan:500*1', persona: 'standard' });
    const { page } = shopper;
    shopper.allowNoise(/subscribeToWinePlan|500/);
    await radio(page, 'The Seasonal Plan: All Whites').click();
    await radio(page, 'Every 8 weeks').click();
    await save(page, 'Start this wine plan');
    await failure(page).waitFor();
    await page.goto('/account/new-wine-plan');
    await expect.poll(() => radio(page, 'The Seasonal Plan: All Whites').isChecked()).toBe(true);
    expect(await radio(page, 'Every 8 weeks').isChecked()).toBe(true);
    await save(page, 'Start this wine plan');
    await page.getByRole('heading', { name: 'Your wine plan has started' }).waitFor();
    await page.goto('/account/subscriptions');
    await expect.poll(() => page.getByRole('row', { name: /^The Seasonal Plan/ }).count()).toBe(1);
  });
});

test('a case chosen below the plans is selected for a new plan, until another is chosen, and then from the next link', async () => {
  const { page } = await open('/account/wine-plans');
  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  await link('The Seasonal Plan: All Reds').click();
  await expect.poll(() => radio(page, 'The Seasonal Plan: All Reds').isChecked()).toBe(true);
  await radio(page, 'The Seasonal Plan: All Whites').click();
  await radio(page, 'Every 8 weeks').click();
  await page.reload();
  await expect.poll(() => radio(page, 'The Seasonal Plan: All Whites').isChecked()).toBe(true);
  expect(await radio(page, 'Every 8 weeks').isChecked()).toBe(true);
  await page.getByRole('link', { name: 'See your wine plans' }).click();
  await link('The Premier Plan: Fine Reds').click();
  await expect.poll(() => radio(page, 'The Premier Plan: Fine Reds').isChecked()).toBe(true);
});

test('a case is moved with only the keyboard, and the focus stays on the message', async () => {
  const { page } = await open(ofPlan('delivery'));
  await otherDay(page).waitFor();
  await radio(page, 'Standard delivery Free').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const day = await page.locator(':focus').getAttribute('aria-label');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Save delivery');
  await page.keyboard.press('Enter');
  await saidStarting(page, `Saved. Your next case comes on ${day}.`);
  await expect.poll(() => page.locator(':focus').textContent()).toBe('What changes');
});

test('a tab does not overwrite another tab’s save: it first shows what its own save would now change', async () => {
  const shopper = await open(ofPlan('delivery'));
  const { page } = shopper;
  await radio(page, 'Monday 30 November 2026').click();
  const other = await shopper.openTab(ofPlan('delivery'));
  await radio(other, /^Express/).click();
  await radio(other, 'Thursday 3 December 2026').click();
  await save(other, 'Save delivery');
  await saidStarting(other, 'Saved. Your next case comes on Thursday 3 December 2026.');

  await save(page, 'Save delivery');
  await failure(page)
    .getByText(
      'Your wine plan was changed somewhere else, so nothing has been saved yet. Check what changes now, then save again.',
    )
    .waitFor();
  await changes(page).getByText('Thursday 3 December 2026').waitFor();
  expect(await radio(page, /^Express/).isChecked()).toBe(true);
  await other.reload();
  await other.getByText('Next case: Thursday 3 December 2026').waitFor();

  await save(page, 'Save delivery');
  await saidStarting(page, 'Saved. Your next case comes on Monday 30 November 2026.');
});
