import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { tokenOfCard } from '../../mocks/cardProvider.js';
import { emailOf, mockPassword } from '../../mocks/personas.js';
import { button, confirmed, door, fillCard, openCheckout, pay } from './checkout.js';
import { panelOf, toggle } from './panel.js';

/** American Express, whose codes have four digits: three would be found in any page. */
const card = '378282246310005';
const cvv = '9173';
const giftCard = { number: '6335861000000018', pin: '4821' };
/** Four digits by themselves: those of an id, such as one with dashes, are none. */
const alone = (digits: string): RegExp => new RegExp(`(?<![\\w-])${digits}(?![\\w-])`);
const secrets = {
  'card number': /3782[ -]?822463[ -]?10005/,
  'security code': alone(cvv),
  token: new RegExp(tokenOfCard(card).replaceAll('.', '\\.')),
  'PIN of a gift card': alone(giftCard.pin),
  password: new RegExp(`${mockPassword}|wrong-hunter2`),
};

/** All a page keeps and shows: storage, cookies, events, address, and the page itself. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { dataLayer } = window as { dataLayer?: unknown[] };
    const kept: unknown[] = [
      location.href,
      history.state,
      document.cookie,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      { ...localStorage },
      { ...sessionStorage },
      dataLayer,
      // The API takes a gift card's PIN in the address of one call, and nowhere else.
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (/\/giftcards\/\d+\/balance\?/.test(name) ? [] : name)),
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames)
        kept.push(
          await new Promise((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
          }),
        );
      database.close();
    }
    return JSON.stringify(kept);
  });

describe.each(['law', 'hsb'])('after an order in %s', (brand) => {
  let everything = '';
  let calls = '';
  let recording = '';
  let capsule = '';

  beforeAll(async () => {
    const shopper = await openCheckout('basket', door, { brand, query: { fault: 'payerAuth:500*1' } });
    shopper.allowNoise(/ApiError/);
    const { page } = shopper;
    await button(page, 'Sign in').waitFor();
    // More than a gift card pays for.
    await page.evaluate(() => fetch('/api/cart/itemcode/0651883/6', { method: 'PUT' }));
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    const look = async () => {
      everything += await keptBy(page);
    };
    await button(page, 'Sign in').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Email address').fill(emailOf('standard'));
    for (const password of ['wrong-hunter2', mockPassword]) {
      await dialog.getByLabel('Password').fill(password);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      if (password !== mockPassword) await dialog.getByRole('alert').waitFor();
    }
    await button(page, 'Continue to payment').click();
    await look();
    await button(page, /^Use a gift card/).click();
    await page.getByLabel('Gift card number').fill(giftCard.number);
    await page.getByLabel('PIN').fill(giftCard.pin);
    await button(page, 'Use gift card').click();
    await page.getByText(/^Gift card ending 0018 pays/).waitFor();
    await look();
    await fillCard(page, card, cvv);
    await button(page, 'Continue to review').click();
    await page.getByRole('main').getByRole('alert').waitFor();
    await button(page, 'Continue to review').click();
    await pay(page).waitFor();
    await look();
    await pay(page).click();
    await confirmed(page);
    await look();
    everything += JSON.stringify(heard);

    await page.keyboard.press(toggle);
    const panel = panelOf(page);
    await panel.getByRole('tab', { name: 'Calls' }).click();
    await panel.getByRole('button', { name: 'Copy as JSON' }).click();
    await panel.getByText('Copied').waitFor();
    calls = (await page.evaluate(() => navigator.clipboard.readText())) + (await panel.textContent());
    await panel.getByRole('tab', { name: 'Recording' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Save recording' }).click(),
    ]);
    recording = await text(await download.createReadStream());
    await panel.getByRole('button', { name: 'Copy link' }).click();
    await panel.getByText('Copied').waitFor();
    capsule = await page.evaluate(() => navigator.clipboard.readText());
    capsule += Buffer.from(new URL(capsule).searchParams.get('capsule') ?? '', 'base64url').toString();
  });

  test('what was looked through is what was meant', () => {
    expect(everything).toContain('wsk_session');
    expect(everything).toContain('"lastFour":"0005"');
    expect(everything).toContain('T300');
    expect(calls).toContain('"operationId": "payerAuth"');
    expect(calls).toContain('[redacted]');
    expect(recording).toContain('/payerauth');
    expect(capsule).toContain('"brand"');
  });

  test.each(Object.entries(secrets))('the %s is nowhere [CHKT-045]', (_, secret) => {
    expect(everything).not.toMatch(secret);
    expect(calls).not.toMatch(secret);
    expect(recording).not.toMatch(secret);
    expect(capsule).not.toMatch(secret);
  });
});
