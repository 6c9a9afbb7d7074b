import type { Page } from 'playwright-core';
import { describe, expect, test as journey } from 'vitest';
import { confirmed } from './checkout.js';
import { faultKinds } from './faultKinds.js';
import { inTurn, testOf } from './longRuns.js';
import { buyAs, type Purchase } from './purchase.js';

const wine = '0651883';
const membership = '00067SV';
const unlimitedTitle = 'Before your order is on its way';
const fillTitle = 'FILL YOUR CASE FOR EXTRA SAVINGS';

/** Returns the page of a signed-in customer who has just paid. */
const buy = async (purchase: Purchase): Promise<Page> => (await buyAs(purchase)).page;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const lines = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Performs an action that reloads the page, and waits for the new one. */
async function reloads(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
  await confirmed(page);
}

/** Returns the number of offers the shop still makes with the order, requested as the page does. */
const stillOffered = (page: Page, transactionId: string): Promise<number> =>
  page.evaluate(
    async (id) => (await (await fetch(`/api/offer/order/${id}`)).json()).response.UpsellOffers.offerItems.length,
    transactionId,
  );

/** Returns the name and quantity of each line of the order, as stored in the shop. */
const ordered = (page: Page, transactionId: string): Promise<readonly [name: string, quantity: number][]> =>
  page.evaluate(async (id) => {
    const { response } = await (await fetch(`/api/user/order?orderId=${id}`)).json();
    return response.lineItems.map(({ product, quantity }: { product: { name: string }; quantity: number }) => [
      product.name,
      quantity,
    ]);
  }, transactionId);

describe.each(['law', 'hsb'] as const)('post-purchase offers in %s', (brand) => {
  const test = testOf(brand);

  test('are declined with the keyboard, and do not return in the session [UPSL-036, UPSL-044, UPSL-047, UPSL-050, MISC-028, CHKT-091]', async () => {
    const page = await buy({ brand, persona: 'standard', basket: { [wine]: 6 } });
    await dialog(page, unlimitedTitle).waitFor();
    const transactionId = await confirmed(page);
    expect(await stillOffered(page, transactionId)).toBeGreaterThan(0);
    await reloads(page, () => page.keyboard.press('Escape'));
    expect(await stillOffered(page, transactionId)).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('PostUpsellRejected'))).toBe('true');
    // The rail loads last.
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to basket/ })
      .first()
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('Unlimited delivery is accepted with the required consent, and is in the order [UPSL-038, UPSL-053, UPSL-055]', async () => {
    const page = await buy({ brand, persona: 'standard', basket: { [wine]: 6 } });
    const offer = dialog(page, unlimitedTitle);
    const join = offer.getByRole('button', { name: /^(Join Unlimited|Claim it for free)$/ });
    await join.click();
    await offer
      .getByText('Please confirm you are happy to be charged for future payments by checking the box above.')
      .waitFor();
    await offer.getByRole('checkbox').check();
    await reloads(page, () => join.click());
    await lines(page).filter({ hasText: 'Unlimited Delivery' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a member is offered a plan, looks into its case, and starts it [UPSL-041, UPSL-054, UPSL-097]', async () => {
    const page = await buy({ brand, persona: 'unlimited', basket: { [wine]: 6 } });
    const offer = dialog(page, 'Just before you go ...');
    await offer.getByRole('button', { name: 'What’s in the case?' }).click();
    const contents = page.getByRole('dialog').last();
    await contents.getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await contents.getByRole('listitem').first().waitFor({ state: 'detached' });
    await offer.getByRole('checkbox').check();
    const transactionId = await confirmed(page);
    expect(await ordered(page, transactionId)).toHaveLength(1);
    await reloads(page, () => offer.getByRole('button', { name: 'Claim my extra discount' }).click());
    const [, plan] = await ordered(page, transactionId);
    expect(plan?.[1]).toBe(1);
    await lines(page)
      .filter({ hasText: plan?.[0] ?? '' })
      .waitFor();
  });

  test('with room for one bottle, one is chosen, of a different wine than the one listed [UPSL-042, UPSL-043, UPSL-074, UPSL-081]', async () => {
    const page = await buy({ brand, persona: 'plan-active', basket: { [wine]: 11, [membership]: 1 } });
    await dialog(page, fillTitle).getByRole('button', { name: 'Choose other wines' }).click();
    const offer = dialog(page, 'Top up your case');
    await offer.getByRole('button', { name: 'Add to my order' }).click();
    await offer.getByRole('alert').getByText('Choose 1 bottle').waitFor();
    await offer.getByText(/^Swap /).click();
    const choice = offer.getByRole('button', { name: /^Choose this wine instead of / }).first();
    const chosen = (await choice.getAttribute('aria-label'))?.split(': ').at(-1) ?? '';
    await choice.click();
    await offer.getByRole('textbox', { name: `Quantity of ${chosen}` }).fill('1');
    await reloads(page, () => offer.getByRole('button', { name: 'Add to my order' }).click());
    await lines(page).filter({ hasText: chosen }).waitFor();
  });

  test('with room for six bottles, no more than six are added [UPSL-071, UPSL-072, UPSL-080, UPSL-082]', async () => {
    const page = await buy({ brand, persona: 'plan-active', basket: { [wine]: 6, [membership]: 1 } });
    const fill = dialog(page, fillTitle);
    await fill.getByRole('textbox').first().fill('5');
    await fill.getByText('The number of bottles selected is greater than the available space').waitFor();
    expect(await fill.getByRole('button', { name: 'Add to my order' }).isDisabled()).toBe(true);
    await fill.getByRole('button', { name: 'Choose other wines' }).click();
    const offer = dialog(page, 'Top up your case');
    const [one, , three] = await offer.getByRole('textbox').all();
    await one!.fill('7');
    await offer.getByRole('alert').getByText('Choose between 1 and 6 new bottles').waitFor();
    await one!.fill('4');
    await three!.fill('2');
    await reloads(page, () => offer.getByRole('button', { name: 'Add to my order' }).click());
    const [, , first, second] = await ordered(page, await confirmed(page));
    expect([first?.[1], second?.[1]]).toEqual([4, 2]);
    for (const [name] of [first!, second!]) await lines(page).filter({ hasText: name }).waitFor();
  });

  test('a plan is declined, and nothing is added [UPSL-045, UPSL-050]', async () => {
    const page = await buy({ brand, persona: 'unlimited', basket: { [wine]: 6 } });
    const offer = dialog(page, 'Just before you go ...');
    const transactionId = await confirmed(page);
    await reloads(page, () => offer.getByRole('button', { name: 'No, thank you' }).click());
    expect(await stillOffered(page, transactionId)).toBe(0);
    expect(await ordered(page, transactionId)).toHaveLength(1);
  });

  test('the offer to fill the case is closed, and nothing is added [UPSL-044, UPSL-050]', async () => {
    const page = await buy({ brand, persona: 'plan-active', basket: { [wine]: 6, [membership]: 1 } });
    const offer = dialog(page, fillTitle);
    const transactionId = await confirmed(page);
    await reloads(page, () => offer.getByRole('button', { name: 'Close' }).click());
    expect(await stillOffered(page, transactionId)).toBe(0);
    expect(await ordered(page, transactionId)).toHaveLength(2);
  });
});

/** All kinds of failure, each with its message. */
const kinds = faultKinds('offline', '500', 'status-422', 'malformed', 'timeout');

journey.each(inTurn([{ answer: 'taken' }, { answer: 'turned down' }], kinds))(
  'an offer that cannot be $answer because of $kind.0 shows a message and keeps the consent, and the order is unaffected [UPSL-052]',
  async ({ answer, kind: [kind, text] }) => {
    const shopper = await buyAs({
      brand: 'law',
      persona: 'standard',
      basket: { [wine]: 6 },
      fault: `amendAndCommitOrder:${kind}*1`,
    });
    shopper.allowNoise(/ApiError|ERR_|requestfailed|^[45]\d\d for|status of [45]\d\d/);
    const { page } = shopper;
    const offer = dialog(page, unlimitedTitle);
    await offer.getByRole('checkbox').check();
    const transactionId = await confirmed(page);
    const join = offer.getByRole('button', { name: /^(Join Unlimited|Claim it for free)$/ });
    await (answer === 'taken' ? join : offer.getByRole('button', { name: 'No, thank you' })).click();
    if (kind === 'timeout') await shopper.runOutOfTime('amendAndCommitOrder');
    await offer.getByRole('alert').getByText(text).waitFor();
    expect(await offer.getByRole('checkbox').isChecked()).toBe(true);
    expect(await ordered(page, transactionId)).toHaveLength(1);
    if (answer === 'taken') {
      await reloads(page, () => join.click());
      expect(await ordered(page, transactionId)).toHaveLength(2);
    } else {
      // A failed response does not keep the customer here.
      await offer.getByRole('button', { name: 'No, thank you' }).click();
      await offer.waitFor({ state: 'detached' });
      expect(await ordered(page, transactionId)).toHaveLength(1);
    }
  },
);
