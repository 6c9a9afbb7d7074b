import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testCards } from '../../mocks/world/cardProvider.js';
import { callsFrom, confirmed, openCheckout, ordersPlaced } from './checkout.js';
import { alert, button, fillCard, pay, step } from './checkoutPage.js';
import { hasFocus } from './keyboard.js';
import { openShop, plainPage, type Visit } from './shopper.js';
import { door, stepAddress } from './stages.js';

const payment = stepAddress('payment');
const continueToReview = (page: Page) => button(page, 'Continue to review').click();
const openPayment = (visit?: Visit) => openCheckout('delivered', payment, visit);
const signedIn = { query: { login: 'hard', persona: 'standard' } };

type Calls = ReturnType<typeof callsFrom>;
/** Returns the payments sent, without the ids that distinguish cards. */
const sent = (calls: Calls) =>
  calls
    .filter(({ name }) => name === 'PUT payandcommit')
    .map(({ body }) =>
      (body as { paymentDetails: Record<string, unknown>[] }).paymentDetails.map(({ cardId, ...part }) => part),
    );

async function addGiftCard(page: Page, number: string, pin: string): Promise<void> {
  await page.getByLabel('Gift card number').fill(number);
  await page.getByLabel('PIN').fill(pin);
  await button(page, 'Use gift card').click();
}
async function addVoucher(page: Page, code: string, worth: string): Promise<void> {
  await page.getByLabel('Gift Vouchers').check();
  await page.getByLabel('Voucher code').fill(code);
  await page.getByLabel('Value of the voucher').fill(worth);
  await button(page, 'Use voucher').click();
}
const openGifts = (page: Page) => button(page, /^Use a gift card/).click();
const left = (page: Page, amount: string) =>
  page.getByText('Left to pay').locator('..').getByText(amount, { exact: true }).waitFor();

test('a customer pays with a saved card, entering only its code [CHKT-046]', async () => {
  const { page } = await openPayment(signedIn);
  const calls = callsFrom(page);
  await page.getByLabel('Mastercard ending 4444').check();
  expect(await page.getByLabel('Card number').count()).toBe(0);
  await continueToReview(page);
  await page.getByText('Please enter the security code').waitFor();
  await page.getByLabel('Security code').fill('123');
  await continueToReview(page);
  await page.getByText('Mastercard ending 4444').waitFor();
  await pay(page).click();
  await confirmed(page);
  expect(calls.find(({ name }) => name === 'PUT payerauth')?.body).toEqual({
    transientToken: 'mock.VISA.4444',
    cardId: 'C204417-2',
  });
  expect(await ordersPlaced(page)).toHaveLength(1);
});

test('a customer who has just viewed the savings account can pay', async () => {
  const { page } = await openShop({ path: plainPage, query: { login: 'hard', persona: 'wine-reward', latency: '0' } });
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).waitFor();
  await page.evaluate(() => fetch('/api/cart/itemcode/0651883/2', { method: 'PUT' }));
  await page.goto('/account/savings');
  await page.getByRole('row').nth(1).waitFor();
  // Within the page, so that the data fetched for the account is kept.
  await page.getByRole('main').evaluate((main, href) => {
    const link = document.createElement('a');
    link.href = href;
    main.append(link);
    link.click();
  }, door);
  await button(page, 'Continue to payment').click();
  await step(page, 'payment').waitFor();
  await openGifts(page);
  await button(page, 'Use £240.00 of savings').waitFor();
});

test('a points shop is paid in points', async () => {
  const { page } = await openPayment({ brand: 'hsb', ...signedIn });
  const calls = callsFrom(page);
  expect(await page.getByRole('radio', { name: 'PayPal' }).count()).toBe(0);
  await openGifts(page);
  await page.getByLabel('Points to use').fill('1000');
  await button(page, 'Use points').click();
  await page.getByText('Your points pays 1,000 pts.').waitFor();
  await page.getByLabel('Security code').fill('123');
  await continueToReview(page);
  await pay(page).click();
  await confirmed(page);
  const [[points, card] = []] = sent(calls);
  expect(points).toEqual({ type: 'points', amount: 1000 });
  expect(card?.type).toBe('creditCard');
  expect(Number.isInteger(card?.amount)).toBe(true);
});

test('a gift card pays a part, and a card the rest [CHKT-067, CHKT-073]', async () => {
  const { page } = await openPayment();
  const calls = callsFrom(page);
  await page.getByLabel('Card number').waitFor();
  await page.evaluate(() => fetch('/api/cart/itemcode/0651883/4', { method: 'PUT' }));
  await page.reload();
  await openGifts(page);
  await addGiftCard(page, '6335861000000018', '4821');
  await page.getByText('Gift card ending 0018 pays £50.00.').waitFor();
  await fillCard(page, testCards.approved);
  await continueToReview(page);
  await pay(page).click();
  await confirmed(page);
  const [[gift, card] = []] = sent(calls);
  expect(gift).toEqual({ type: 'Gift Card', serialId: '6335861000000018', voucherPin: '4821', amount: 50 });
  expect(card?.type).toBe('creditCard');
});

test('the shopper is asked for a gift card again after a reload [CHKT-067]', async () => {
  const { page } = await openPayment();
  const calls = callsFrom(page);
  await openGifts(page);
  await addVoucher(page, 'GV-10-55208', '10');
  await left(page, '£29.97');
  await page.getByLabel('Gift Card', { exact: true }).check();
  await addGiftCard(page, '6335 8610 0000 0018', '4821');
  await page.getByText('Nothing is left to pay.').waitFor();
  await button(page, 'Remove Gift voucher GV-10-55208').click();
  await page.reload();
  await page.getByText('Please enter your gift card ending 0018 again.').waitFor();
  await addGiftCard(page, '6335861000000018', '4821');
  await continueToReview(page);
  await page.getByText('Gift card ending 0018').first().waitFor();
  await pay(page).click();
  await confirmed(page);
  expect(sent(calls)).toEqual([
    [{ type: 'Gift Card', serialId: '6335861000000018', voucherPin: '4821', amount: 39.97 }],
  ]);
});

test('two vouchers and a card pay together [CHKT-068, CHKT-069, CHKT-073]', async () => {
  const { page } = await openPayment();
  const calls = callsFrom(page);
  await openGifts(page);
  await addVoucher(page, 'gv-10-55208', '10');
  await left(page, '£29.97');
  await addVoucher(page, 'gv-30-74016', '20');
  await left(page, '£9.97');
  await page.getByLabel('Card Payment').check();
  await page.getByText('£9.97 is left to pay by card.').waitFor();
  await button(page, 'Pay by card').click();
  await fillCard(page, testCards.mastercard);
  await continueToReview(page);
  await pay(page).click();
  await confirmed(page);
  expect(sent(calls)).toEqual([
    [
      { type: 'Gift Vouchers', voucherCode: 'GV-10-55208', amount: 10 },
      { type: 'Gift Vouchers', voucherCode: 'GV-30-74016', amount: 20 },
      { type: 'creditCard', amount: 9.97 },
    ],
  ]);
});

test('a declined card is replaced by one that is accepted [CHKT-075, CHKT-102]', async () => {
  const shopper = await openPayment();
  shopper.allowNoise(/ApiError/);
  const { page } = shopper;
  await fillCard(page, testCards.declined);
  await continueToReview(page);
  await pay(page).click();
  await alert(page).getByText('Your card was declined').waitFor();
  await page.getByRole('link', { name: 'Use another card' }).click();
  await button(page, 'Use another card').click();
  await fillCard(page, testCards.approved);
  await continueToReview(page);
  await pay(page).click();
  await confirmed(page);
  expect(await ordersPlaced(page)).toHaveLength(1);
});

test('PayPal returns the shopper, first after cancelling and then after paying [CHKT-044, CHKT-052, CHKT-073]', async () => {
  const { page } = await openPayment();
  const calls = callsFrom(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await continueToReview(page);
  const toPayPal = button(page, 'Continue to PayPal');
  await toPayPal.click();
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await page.getByText('You came back from PayPal without paying.').waitFor();
  expect(await ordersPlaced(page)).toEqual([]);
  await toPayPal.click();
  await page.getByRole('button', { name: 'Agree and pay' }).click();
  await confirmed(page);
  expect(await ordersPlaced(page)).toHaveLength(1);
  const bodies = calls.filter(({ name }) => name === 'PUT payandcommit').map(({ body }) => body);
  expect(bodies).toHaveLength(3);
  const returnUrl = '/jsp/checkout/uk/common/checkout.jsp?step=review';
  expect(bodies[0]).toEqual({
    paymentDetails: [{ type: 'paypal', amount: 39.97 }],
    webRedirectDetails: { returnUrl },
  });
  expect(bodies[2]).toEqual({
    paymentDetails: [{ type: 'paypal', amount: 39.97 }],
    webRedirectDetails: { returnUrl, token: expect.stringMatching(/^P[0-9a-f]+$/) },
  });
});

describe('a wallet', () => {
  test.each([
    ['Google Pay', 'googlePay', ''],
    ['Apple Pay', 'applePay', 'applePay'],
  ])('%s: closed first, then used to pay [CHKT-053, CHKT-054]', async (name, type, flags) => {
    const { page } = await openPayment({ query: { flags } });
    const calls = callsFrom(page);
    await page.getByRole('radio', { name }).check();
    await button(page, `Continue with ${name}`).click();
    const sheet = page.getByRole('dialog', { name });
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await alert(page).getByText(`You closed ${name} without confirming.`).waitFor();
    await button(page, `Continue with ${name}`).click();
    await sheet.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByText(`${name}, Visa ending 1111`).waitFor();
    await pay(page).click();
    await confirmed(page);
    expect(sent(calls)).toEqual([[{ type, amount: 39.97 }]]);
  });

  test('is not offered in an app, nor on a device without it [CHKT-053, CHKT-054]', async () => {
    const { page } = await openPayment({ query: { flags: 'webview' } });
    await page.getByRole('radio', { name: 'PayPal' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Google Pay' }).count()).toBe(0);
    expect(await page.getByRole('radio', { name: 'Apple Pay' }).count()).toBe(0);
  });
});

test('a bank asks for confirmation: refused, asked again, confirmed [CHKT-045, CHKT-048]', async () => {
  const { page } = await openPayment();
  const calls = callsFrom(page);
  await fillCard(page, testCards.challenged);
  await continueToReview(page);
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  const bank = page.frameLocator('iframe');
  await bank.getByRole('button', { name: 'No' }).click();
  await dialog.getByRole('alert').getByText('Your bank could not confirm it is you.').waitFor();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await bank.getByRole('button', { name: 'Yes, it is me' }).click();
  await pay(page).waitFor();
  expect(await dialog.count()).toBe(0);
  await pay(page).click();
  await confirmed(page);
  expect(calls.filter(({ name }) => name === 'PUT payerauth').map(({ body }) => body)).toEqual([
    { transientToken: 'mock.VISA.3220.0429' },
    { transientToken: 'mock.VISA.3220.0429' },
    { transientToken: 'mock.VISA.3220.0429.confirmed' },
  ]);
});

test('while a bank asks for confirmation, the focus is before its page, and Escape closes the dialog', async () => {
  const { page } = await openPayment();
  await fillCard(page, testCards.challenged);
  await continueToReview(page);
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  const bank = page.frameLocator('iframe');
  await bank.getByRole('button', { name: 'Yes, it is me' }).waitFor();
  await hasFocus(page, 'Your bank asks you to confirm this payment.');
  await page.keyboard.press('Tab');
  expect(await bank.locator(':focus').textContent()).toBe('Yes, it is me');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await hasFocus(page, 'Continue to review');
});

test.each([
  ['not given', false],
  ['given', true],
])('consent to keep a card on file, %s [CHKT-072, CHKT-103]', async (_, isGiven) => {
  const { page } = await openPayment(signedIn);
  const calls = callsFrom(page);
  await page.getByLabel('New card').check();
  const consent = page.getByLabel('Keep this card on file for future payments');
  expect(await consent.isChecked()).toBe(false);
  if (isGiven) await consent.check();
  await fillCard(page, testCards.mastercard);
  await continueToReview(page);
  await step(page, 'review').waitFor();
  expect(calls.filter(({ name }) => name === 'POST permission').map(({ body }) => body)).toEqual(
    isGiven ? [{ category: 'PAYMENT', state: 'GRANTED', code: 'COF' }] : [],
  );
  await pay(page).click();
  await confirmed(page);
  await page.goto('/account/cards');
  await page.getByText('Visa ending 1111').waitFor();
  // The customer already has one card with these last digits.
  expect(await page.getByText('Mastercard ending 4444').count()).toBe(isGiven ? 2 : 1);
});

describe('a placed order', () => {
  const openPlaced = async () => {
    const shopper = await openCheckout('paid', stepAddress('review'), signedIn);
    const { page } = shopper;
    await pay(page).click();
    await confirmed(page);
    const [orderId = ''] = await ordersPlaced(page);
    // The way of a customer: from the order in the account. An older order has no such link.
    await page.goto('/account/orders/W90000');
    await page.getByText(/^Placed on/).waitFor();
    expect(await page.getByRole('link', { name: 'Change this order' }).count()).toBe(0);
    await page.goto(`/account/orders/${orderId}`);
    await page.getByRole('link', { name: 'Change this order' }).click();
    await page.getByRole('heading', { level: 1, name: 'Change your order' }).waitFor();
    return { shopper, page, orderId, calls: callsFrom(page) };
  };
  const amendments = (calls: Calls) =>
    calls.filter(({ address }) => address.includes('amendandcommit')).map(({ body }) => body);

  const updates = (calls: Calls) => calls.filter(({ name }) => name === 'POST updatepaymentandcommit').length;

  test('is paid by PayPal once: a reload after returning does not pay again [CHKT-078]', async () => {
    const { page, calls } = await openPlaced();
    await button(page, 'Change payment').click();
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await button(page, 'Pay this way').click();
    await page.getByRole('button', { name: 'Agree and pay' }).click();
    await page.getByText('Your payment is changed.').waitFor();
    expect(updates(calls)).toBe(2);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Change your order' }).waitFor();
    await page.getByRole('main').getByText('PayPal', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(updates(calls)).toBe(2);
  });

  test('is changed in one of two tabs: the other looks the order up, and sends nothing', async () => {
    const { shopper, page, orderId, calls } = await openPlaced();
    const tab = await shopper.openTab(`/jsp/account/common/account_order_amend.jsp?orderId=${orderId}`);
    const ofTab = callsFrom(tab);
    await button(tab, 'Add to order').waitFor();
    const letGo = await shopper.holdAnswers('amendAndCommitOrder');
    await page.getByLabel(/Unlimited/).check();
    await page.getByLabel('Keep the card on file for this payment and future ones').check();
    await button(page, 'Add to order').click();
    await tab.getByText('Your order is changed.').waitFor();
    await letGo();
    await page.getByText('Your order is changed.').waitFor();
    expect(amendments(calls)).toHaveLength(1);
    expect(amendments(ofTab)).toEqual([]);
    expect(await page.evaluate((id) => localStorage.getItem(`wsk-payment-${id}-change`), orderId)).toBe(
      '{"attempt":2,"state":"open"}',
    );
  });

  test('can be added to [CHKT-076, CHKT-079, CHKT-080, CHKT-081, CHKT-082]', async () => {
    const { page, orderId, calls } = await openPlaced();
    await page.getByLabel(/Unlimited/).check();
    await page.getByLabel('Keep the card on file for this payment and future ones').check();
    await button(page, 'Add to order').click();
    await page.getByText('Your order is changed.').waitFor();
    expect(amendments(calls)).toEqual([
      {
        orderId,
        action: 'ACCEPT',
        itemDetails: [
          { itemCode: '00067SV', quantity: 1, upsellOfferDetails: { type: 'SUBSCRIPTION', rule: 'FreeShip' } },
        ],
        cardPermission: { category: 'PAYMENT', state: 'GRANTED', code: 'COF' },
      },
    ]);
    await page.getByText('There is nothing to add to this order.').waitFor();
  });

  test('stays the same if the shopper declines to add to it [CHKT-076, CHKT-080]', async () => {
    const { page, orderId, calls } = await openPlaced();
    await button(page, 'No thanks').click();
    await page.getByText('Your order stays as it is.').waitFor();
    expect(amendments(calls)).toEqual([{ orderId, action: 'REJECT' }]);
  });

  test('is paid with another card [CHKT-078]', async () => {
    const { page, orderId, calls } = await openPlaced();
    await button(page, 'Change payment').click();
    await page.getByLabel('New card').check();
    await fillCard(page, testCards.mastercard);
    await button(page, 'Pay this way').click();
    await page.getByText('Your payment is changed.').waitFor();
    await page.getByText('Mastercard ending 4444').waitFor();
    const [update] = calls.filter(({ name }) => name === 'POST updatepaymentandcommit');
    expect(update?.body).toEqual({
      orderId,
      paymentDetails: [{ type: 'creditCard', amount: 39.97, cardId: expect.stringMatching(/^card\d+$/) }],
    });
  });
});
