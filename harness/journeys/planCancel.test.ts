import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShop } from './shopper.js';

/** Noise caused by the fault that the test sets. */
const failingServer = /(^console error: (ApiError|Failed to load resource)|^5\d\d|status of 5\d\d)/;

const path = '/account/wine-plans/WP1501/cancel';
const query = 'login=hard&persona=plan-active';

/** Returns the size, position and style of a control. */
const looksOf = (control: Locator) =>
  control.evaluate((element) => {
    const { width, height, left, top } = element.getBoundingClientRect();
    const { fontSize, fontWeight } = getComputedStyle(element);
    return { size: [Math.round(width), Math.round(height), fontSize, fontWeight], left, top };
  });

/** Expects the button that continues with the cancellation to be as large as the one that keeps the plan, and to come
 * first. */
async function expectNoPull(goOn: Locator, stay: Locator): Promise<void> {
  const [one, other] = [await looksOf(goOn), await looksOf(stay)];
  expect(one.size).toEqual(other.size);
  expect(one.left < other.left || one.top < other.top).toBe(true);
}

async function giveReason(page: Page, next = 'Continue cancelling'): Promise<void> {
  await page.getByRole('radio', { name: 'Deliveries come at the wrong time' }).check();
  await page.getByRole('button', { name: next }).click();
}

test.each([
  [
    'law',
    '£60.98',
    'Continue cancelling',
    'Your wine plan is cancelled',
    'The case due on 14 December 2026 is cancelled.',
  ],
  [
    'vir',
    '$79.98',
    'Continue canceling',
    'Your wine plan is canceled',
    'The case due on December 14, 2026 is canceled.',
  ],
])(
  'a plan is cancelled in five clicks without any pressure to stay: %s [PLAN-031, PLAN-032]',
  async (brand, worth, next, done, end) => {
    const { page } = await openShop({ brand, path, query });
    const keep = page.getByRole('link', { name: 'Keep my plan' });
    const goOn = page.getByRole('button', { name: next });
    await goOn.waitFor();
    await expectNoPull(goOn, keep);
    await giveReason(page, next);

    const dialog = page.getByRole('dialog', { name: 'An offer before you cancel' });
    await dialog.getByText(worth).waitFor();
    const decline = dialog.getByRole('button', { name: 'Cancel now' });
    await expectNoPull(decline, dialog.getByRole('button', { name: 'Accept the offer' }));
    await decline.click();

    await page.getByRole('heading', { name: 'Cancel this plan?' }).waitFor();
    const cancel = page.getByRole('button', { name: 'Cancel my plan' });
    await expectNoPull(cancel, keep);
    await cancel.click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('heading', { name: done }).waitFor();
    await page.getByText(end).waitFor();

    await page.reload();
    await page.getByRole('heading', { name: done }).waitFor();
    expect(await page.getByRole('link', { name: 'Start a wine plan' }).getAttribute('href')).toBe(
      '/account/new-wine-plan',
    );
  },
);

test.each([
  ['law', 'Continue cancelling', 'Your wine plan is cancelled'],
  ['vir', 'Continue canceling', 'Your wine plan is canceled'],
])(
  'an accepted offer keeps the plan, and a customer who cancels after all is not asked again: %s [PLAN-032, PLAN-033]',
  async (brand, next, done) => {
    const { page } = await openShop({ brand, path, query });
    await giveReason(page, next);
    const dialog = page.getByRole('dialog', { name: 'An offer before you cancel' });
    await dialog.getByRole('button', { name: 'Accept the offer' }).click();
    await dialog.getByText('It is in your next case').waitFor();
    await page.goto('/account/wine-plans/WP1501/next-case');
    await page.getByText('With our thanks').waitFor();
    await page.goto(path);
    await giveReason(page, next);
    await page.getByText('The wine you were offered goes with that case, so it will not be sent either.').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: next }).click();
    await page.getByRole('button', { name: 'Cancel my plan' }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('heading', { name: done }).waitFor();
  },
);

test('reason, step and feedback survive a reload, and a failed cancellation loses nothing [PLAN-030, PLAN-032]', async () => {
  const shopper = await openShop({ path, query: `${query}&fault=cancelWinePlan:500*1` });
  const { page } = shopper;
  shopper.allowNoise(failingServer);
  await giveReason(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel now' }).click();
  await page.getByRole('button', { name: 'Cancel my plan' }).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  await page.reload();
  await page.getByText('Your reason: Deliveries come at the wrong time').waitFor();
  await page.getByRole('button', { name: 'Cancel my plan' }).click();
  const box = page.getByRole('textbox', { name: /^What could have been better/ });
  await box.fill('Fewer reds in winter');
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe('Fewer reds in winter');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByText('Thank you, your feedback has been passed on.').waitFor();
});

test('Back returns one step with the reason still chosen, and the declined offer is not repeated [PLAN-031, PLAN-032]', async () => {
  const { page } = await openShop({ path, query });
  await giveReason(page);
  const dialog = page.getByRole('dialog', { name: 'An offer before you cancel' });
  await dialog.waitFor();
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByRole('button', { name: 'Continue cancelling' }).click();
  await dialog.getByRole('button', { name: 'Cancel now' }).click();
  await page.getByRole('heading', { name: 'Cancel this plan?' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Why are you cancelling?' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Deliveries come at the wrong time' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Continue cancelling' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
  expect(await dialog.count()).toBe(0);
});

const backToCancelling = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Cancel this plan' }).click();
};
/** Expects the first step, with nothing chosen and no offer open. */
async function expectTheBeginning(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Why are you cancelling?' }).waitFor();
  await page.getByRole('radio', { name: 'Deliveries come at the wrong time' }).waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
}

test('a customer who kept the plan starts from the beginning next time: reason, offer, confirmation [PLAN-031, PLAN-032]', async () => {
  const { page } = await openShop({ path, query });
  const dialog = page.getByRole('dialog', { name: 'An offer before you cancel' });
  await giveReason(page);
  await dialog.getByRole('button', { name: 'Cancel now' }).click();
  await page.getByRole('heading', { name: 'Cancel this plan?' }).waitFor();
  await page.getByRole('link', { name: 'Keep my plan' }).click();
  await backToCancelling(page);
  await expectTheBeginning(page);
  await page.reload();
  await expectTheBeginning(page);
  await giveReason(page);
  await dialog.getByText('Two bottles on us if you stay').waitFor();
  await dialog.getByRole('button', { name: 'Cancel now' }).click();
  await page.getByRole('heading', { name: 'Cancel this plan?' }).waitFor();
});

test('a cancellation abandoned by leaving is forgotten, even for the browser’s Back', async () => {
  const { page } = await openShop({ path, query });
  await giveReason(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel now' }).click();
  await page.getByRole('heading', { name: 'Cancel this plan?' }).waitFor();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Your orders' }).waitFor();
  await page.goBack();
  await expectTheBeginning(page);
  await giveReason(page);
  await page.getByRole('dialog').waitFor();
  await page.goto('/account/wine-plans/WP1501');
  await backToCancelling(page);
  await expectTheBeginning(page);
});
