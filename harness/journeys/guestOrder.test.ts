import { describe, expect, test as journey } from 'vitest';
import { testCards, tokenOfCard } from '../../mocks/world/cardProvider.js';
import { emailOf, mockPassword } from '../../mocks/world/personas.js';
import { callsFrom, confirmed, openCheckout, ordersPlaced } from './checkout.js';
import { alert, button, fillAddress, fillCard, headings, pay, step } from './checkoutPage.js';
import { hasFocus, tabTo } from './keyboard.js';
import { testOf, turnsOf } from './longRuns.js';
import { openShop } from './shopper.js';
import { door, stepAddress, wine } from './stages.js';

const failedCall = /ApiError/;
describe.each(['law', 'hsb'] as const)('in %s', (brand) => {
  const test = testOf(brand);

  test('a guest goes from a wine to the confirmation [CHKT-001, CHKT-002, CHKT-007, CHKT-043, CHKT-045, CHKT-074, CHKT-084, IDENT-012]', async () => {
    const { page } = await openShop({ brand, path: wine });
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await page.getByRole('button', { name: /^Basket: 1 bottle,/ }).click();
    await page.getByRole('link', { name: 'View your basket' }).click();
    const calls = callsFrom(page);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.waitForURL((url) => url.pathname === door);

    await page.getByLabel('Email address').fill(emailOf('standard'));
    await button(page, 'Continue as a guest').click();
    await page.getByText('You have an account with this email address.').waitFor();
    await page.getByLabel('Email address').fill('tom@guest.example');
    await button(page, 'Continue as a guest').click();

    await step(page, 'delivery').waitFor();
    expect(page.url()).toContain(stepAddress('delivery'));
    await page.getByLabel('First name').fill('Tom');
    await page.getByLabel('Last name').fill('Ashby');
    await page.getByLabel('Postcode').fill('RG1 4AA');
    await button(page, 'Find address').click();
    const found = page.getByLabel('Choose your address');
    await hasFocus(page, 'Choose your address');
    await found.selectOption({ index: 2 });
    const street = await page.getByLabel('Address', { exact: true }).inputValue();
    expect(street).not.toBe('');
    await page.getByLabel('Telephone').fill('01632 960123');
    await button(page, 'Deliver to this address').click();
    await hasFocus(page, 'Change delivery address');
    await page.getByLabel(/^Express/).check();
    await button(page, 'Continue to payment').click();
    await hasFocus(page, headings.payment);

    await fillCard(page, testCards.approved);
    await button(page, 'Continue to review').click();
    await hasFocus(page, headings.review);
    const review = page.getByRole('main');
    for (const words of [street, 'Visa ending 1111', 'tom@guest.example'])
      await review.getByText(words).first().waitFor();
    const amount = (await pay(page).textContent())?.replace('Pay ', '') ?? '';
    await pay(page).click();

    const transactionId = await confirmed(page);
    const [orderId] = await ordersPlaced(page);
    expect(await ordersPlaced(page)).toHaveLength(1);
    await page.getByRole('heading', { level: 1, name: 'Thank you, Tom' }).waitFor();
    for (const words of [`Order ${orderId} is confirmed.`, street, 'Express', 'Visa ending 1111', amount])
      await page.getByRole('main').getByText(words).first().waitFor();
    await page.getByRole('button', { name: 'Basket: empty' }).waitFor();

    const firsts = [...new Set(calls.map(({ name }) => name))];
    const order = [
      'GET validateEmail.jsp',
      'PUT createGuestCheckout',
      'GET orders',
      'GET RG1%204AA',
      'POST v2',
      'PUT methods',
      'GET paymentOptions',
      'GET true',
      'PUT payerauth',
      'PUT payandcommit',
      'GET order',
    ];
    expect(order.filter((name) => !firsts.includes(name))).toEqual([]);
    const writes = ['PUT createGuestCheckout', 'POST v2', 'PUT methods', 'PUT payerauth', 'PUT payandcommit'];
    expect(firsts.filter((name) => writes.includes(name))).toEqual(writes);
    // A visitor's payment methods are requested as soon as there is a checkout, and the card provider before a card is
    // typed.
    const askedFor = ['PUT methods', 'GET paymentOptions', 'GET true', 'PUT payerauth'].map((name) =>
      firsts.indexOf(name),
    );
    expect(askedFor).toEqual(askedFor.toSorted((one, other) => one - other));
    expect(calls.map(({ address }) => address)).toContain('/api/checkout/payment/examplepay/true');
    expect(calls.map(({ address }) => address)).toContain('/api/checkout/payment/examplepay/payerauth');
    const bodiesOf = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);
    expect(bodiesOf('PUT createGuestCheckout')).toEqual([{ emailId: 'tom@guest.example' }]);
    expect(bodiesOf('POST v2')).toEqual([
      {
        shippingDetail: { shippingAddress: expect.objectContaining({ firstName: 'Tom', addressLine1: street }) },
        options: { createBillingAddrflag: true },
      },
    ]);
    expect(bodiesOf('PUT methods')).toEqual([{ shippingMethod: 'EXP' }]);
    expect(bodiesOf('PUT payerauth')).toEqual([{ transientToken: tokenOfCard(testCards.approved, '0429') }]);
    expect(bodiesOf('PUT payandcommit')).toEqual([
      { paymentDetails: [{ type: 'creditCard', amount: expect.any(Number), cardId: expect.any(String) }] },
    ]);
    expect(calls.find(({ name }) => name === 'GET order')?.address).toContain(transactionId);
    expect(calls.find(({ address }) => address.includes('/shipping/methods?'))?.address).toMatch(
      /\?postcode=RG1\+4AA&type=delivery$/,
    );
  });

  test('a customer signs in on the way, is refused twice, and places one order [IDENT-013, CHKT-004, CHKT-075, CHKT-102]', async () => {
    const shopper = await openCheckout('basket', door, { brand, query: { fault: 'listPaymentOptions:500*1' } });
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    const calls = callsFrom(page);
    await button(page, 'Sign in').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Email address').fill(emailOf('standard'));
    await dialog.getByLabel('Password', { exact: true }).fill('wrong-hunter2');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByText('Your email address and password do not match.', { exact: false }).waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(mockPassword);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Margaret Hale').waitFor();
    await button(page, 'Continue to payment').click();

    await alert(page).getByText('Something went wrong on our side. Please try again.').waitFor();
    await button(page, 'Try again').click();
    await fillCard(page, testCards.notAuthenticated);
    await hasFocus(page, 'Security code');
    await button(page, 'Continue to review').click();
    await alert(page).getByText('Your bank could not confirm that it is you.', { exact: false }).waitFor();
    await fillCard(page, testCards.declined);
    await button(page, 'Continue to review').click();
    await hasFocus(page, headings.review);
    await pay(page).click();
    await alert(page).getByText('Your card was declined, and no money was taken. Please use another card.').waitFor();
    expect(await ordersPlaced(page)).toEqual([]);
    await page.getByRole('link', { name: 'Use another card' }).click();
    await hasFocus(page, headings.payment);
    await button(page, 'Use another card').click();
    await hasFocus(page, 'Visa ending 1111');
    await fillCard(page, testCards.mastercard);
    await button(page, 'Continue to review').click();
    await page.getByText('Mastercard ending 4444').waitFor();
    await pay(page).click();
    await confirmed(page);
    expect(await ordersPlaced(page)).toHaveLength(1);
    expect(calls.filter(({ name }) => name === 'PUT createRegisteredCheckout')).toHaveLength(1);
    expect(calls.filter(({ name }) => name === 'PUT payandcommit')).toHaveLength(2);
    await page.getByText(`We’ve emailed your confirmation to ${emailOf('standard')}.`).waitFor();
  });

  test('a reload keeps everything typed except the card', async () => {
    const { page } = await openCheckout('basket', door, { brand });
    await page.getByLabel('Email address').fill('tom@guest.exam');
    await page.reload();
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('tom@guest.exam');
    await page.getByLabel('Email address').fill('tom@guest.example');
    await button(page, 'Continue as a guest').click();

    await step(page, 'delivery').waitFor();
    await page.getByLabel('Country').selectOption('Jersey');
    await page.getByLabel('First name').fill('Tom');
    await page.getByLabel('Postcode').fill('JE2');
    await page.getByLabel('Use as my billing address').uncheck();
    await page.reload();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Tom');
    expect(await page.getByLabel('Postcode').inputValue()).toBe('JE2');
    expect(await page.getByLabel('Use as my billing address').isChecked()).toBe(false);
    await expect.poll(() => page.getByLabel('Country').locator('option').count()).toBe(4);
    expect(await page.getByLabel('Country').inputValue()).toBe('JE');
    await page.getByLabel('Country').selectOption('United Kingdom');
    await page.getByLabel('Use as my billing address').check();
    await fillAddress(page);
    await button(page, 'Deliver to this address').click();

    await button(page, 'Change delivery address').click();
    await hasFocus(page, 'Country');
    await page.getByLabel('Address', { exact: true }).fill('2 Mill Ro');
    await page.reload();
    await expect.poll(() => page.getByLabel('Address', { exact: true }).inputValue()).toBe('2 Mill Ro');
    expect(await page.getByLabel('First name').inputValue()).toBe('Tom');
    await page.getByLabel('Address', { exact: true }).fill('2 Mill Road');
    await button(page, 'Deliver to this address').click();
    await page.getByText('2 Mill Road').waitFor();
    await page.reload();
    await page.getByText('2 Mill Road').waitFor();
    await button(page, 'Continue to payment').click();

    await fillCard(page, testCards.approved);
    await page.reload();
    expect(await page.getByLabel('Card number').inputValue()).toBe('');
    await fillCard(page, testCards.approved);
    await button(page, 'Continue to review').click();
    await pay(page).waitFor();
    await page.reload();
    await page.getByText('2 Mill Road').waitFor();
    await page.getByText('Visa ending 1111').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await pay(page).click();
    const transactionId = await confirmed(page);
    await page.reload();
    expect(await confirmed(page)).toBe(transactionId);
    expect(await page.evaluate(() => Object.keys({ ...sessionStorage }).filter((key) => /draft/.test(key)))).toEqual(
      [],
    );
  });

  test('Back and Forward go from step to step, and after the order to its confirmation [CHKT-008, CHKT-009]', async () => {
    const { page } = await openCheckout('addressed', door, { brand });
    await page.getByLabel('Email address').fill('tom@guest.example');
    await button(page, 'Continue as a guest').click();
    await button(page, 'Continue to payment').click();
    await fillCard(page, testCards.approved);
    await button(page, 'Continue to review').click();
    await step(page, 'review').waitFor();
    await page.goBack();
    await step(page, 'payment').waitFor();
    await hasFocus(page, headings.payment);
    await page.getByText('Visa ending 1111').waitFor();
    await page.goBack();
    await step(page, 'delivery').waitFor();
    await hasFocus(page, headings.delivery);
    await page.goBack();
    await page.getByLabel('Email address').waitFor();
    for (const later of ['delivery', 'payment', 'review'] as const) {
      await page.goForward();
      await step(page, later).waitFor();
      expect(page.url()).toContain(stepAddress(later));
    }
    await pay(page).click();
    const transactionId = await confirmed(page);
    for (const _ of ['payment', 'delivery']) {
      await page.goBack();
      await page.waitForURL((url) => url.searchParams.get('transactionId') === transactionId);
      expect(await confirmed(page)).toBe(transactionId);
      expect(await pay(page).count()).toBe(0);
    }
  });

  const cases = [
    ['started', 'review', 'delivery'],
    ['started', 'payment', 'delivery'],
    ['addressed', 'payment', 'delivery'],
    ['addressed', 'review', 'delivery'],
    ['delivered', 'review', 'payment'],
    ['paid', 'delivery', 'delivery'],
  ] as const;
  journey.each(turnsOf(brand, cases))(
    'a checkout that is %s, opened at its %s, shows its %s [CHKT-008]',
    async (stage, requestedStep, expectedStep) => {
      const { page } = await openCheckout(stage, stepAddress(requestedStep), { brand });
      await step(page, expectedStep).waitFor();
      await page.waitForURL((url) => url.searchParams.get('step') === expectedStep);
    },
  );

  test('a step without a checkout, and a checkout without a basket, offer the way back', async () => {
    const { page } = await openCheckout('basket', stepAddress('payment'), { brand });
    await page.getByRole('link', { name: 'Start your checkout' }).click();
    await page.getByLabel('Email address').waitFor();
    const empty = await openShop({ brand, path: door });
    await empty.page.getByRole('main').getByText('Your basket is waiting').waitFor();
    expect(await empty.page.getByLabel('Email address').count()).toBe(0);
  });
});

journey('the whole journey works with only the keyboard', async () => {
  const { page } = await openShop({ path: wine, query: { latency: '0' } });
  const type = async (label: string, words: string) => {
    await tabTo(page, label);
    await page.keyboard.type(words);
  };
  await page.getByRole('button', { name: 'Add to basket', exact: true }).waitFor();
  await tabTo(page, 'Add to basket');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Basket: 1 bottle,/ }).waitFor();
  await page.goto('/jsp/checkout/common/shoppingcart.jsp');
  await page.getByRole('link', { name: 'Go to checkout' }).waitFor();
  await tabTo(page, 'Go to checkout');
  await page.keyboard.press('Enter');
  await page.getByLabel('Email address').waitFor();
  await type('Email address', 'tom@guest.example');
  await page.keyboard.press('Enter');
  await step(page, 'delivery').waitFor();
  await type('First name', 'Tom');
  await type('Last name', 'Ashby');
  await type('Postcode', 'RG1 4AA');
  await page.keyboard.press('Enter');
  await hasFocus(page, 'Choose your address');
  await page.keyboard.press('ArrowDown');
  await type('Telephone', '01632 960123');
  await page.keyboard.press('Enter');
  await hasFocus(page, 'Change delivery address');
  await page.getByRole('radio').first().waitFor();
  await tabTo(page, /^Standard/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Continue to payment');
  await page.keyboard.press('Space');
  await hasFocus(page, headings.payment);
  await page.getByLabel('Card number').waitFor();
  await type('Card number', testCards.approved);
  await type('Expiry date', '04/29');
  await type('Security code', '123');
  await page.keyboard.press('Enter');
  await hasFocus(page, headings.review);
  await tabTo(page, /^Pay /);
  await page.keyboard.press('Enter');
  await confirmed(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await tabTo(page, 'Continue shopping');
});
