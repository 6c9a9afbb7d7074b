import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { testCards, tokenOfCard } from '../../mocks/world/cardProvider.js';
import { emailOf, mockPassword } from '../../mocks/world/personas.js';
import { confirmed, openCheckout } from './checkout.js';
import { button, fillCard, pay } from './checkoutPage.js';
import { keptBy } from './keptBy.js';
import { panelOf, savedRecording, toggle } from './panel.js';
import { card, cvv, giftCard, secrets, wrongPassword } from './secrets.js';
import { door, stepAddress } from './stages.js';

/** Everything a developer can export from the panel. */
interface BroughtOut {
  readonly calls: string;
  readonly recording: string;
  readonly capsule: string;
}

async function broughtOut(page: Page): Promise<BroughtOut> {
  await page.keyboard.press(toggle);
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: 'Calls' }).click();
  await panel.getByRole('button', { name: 'Copy as JSON' }).click();
  await panel.getByText('Copied').waitFor();
  const calls = (await page.evaluate(() => navigator.clipboard.readText())) + (await panel.textContent());
  await panel.getByRole('tab', { name: 'Recording' }).click();
  const recording = await savedRecording(page);
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await panel.getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const settings = Buffer.from(new URL(link).searchParams.get('capsule') ?? '', 'base64url').toString();
  return { calls, recording, capsule: link + settings };
}

describe.each(['law', 'hsb'])('after an order in %s', (brand) => {
  let everything = '';
  let brought: BroughtOut;

  beforeAll(async () => {
    const shopper = await openCheckout('basket', door, { brand, query: { fault: 'payerAuth:500*1' } });
    shopper.allowNoise(/ApiError/);
    const { page } = shopper;
    await button(page, 'Sign in').waitFor();
    // More than a gift card can pay for.
    await page.evaluate(() => fetch('/api/cart/itemcode/0651883/6', { method: 'PUT' }));
    const consoleLines: string[] = [];
    page.on('console', (message) => consoleLines.push(message.text()));
    const look = async () => {
      everything += await keptBy(page);
    };
    await button(page, 'Sign in').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Email address').fill(emailOf('standard'));
    for (const password of [wrongPassword, mockPassword]) {
      await dialog.getByLabel('Password', { exact: true }).fill(password);
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
    everything += JSON.stringify(consoleLines);

    brought = await broughtOut(page);
  });

  test('the searched text contains the expected data', () => {
    expect(everything).toContain('wsk_session');
    expect(everything).toContain('"lastFour":"0005"');
    expect(everything).toContain('T300');
    expect(brought.calls).toContain('"operationId": "payerAuth"');
    expect(brought.calls).toContain('[redacted]');
    expect(brought.recording).toContain('/payerauth');
    expect(brought.capsule).toContain('"brand"');
  });

  test.each(Object.entries(secrets))('the %s occurs nowhere [CHKT-045]', (_, secret) => {
    expect(everything).not.toMatch(secret);
    for (const part of Object.values(brought)) expect(part).not.toMatch(secret);
  });
});

describe('after an order paid by', () => {
  test.each([
    ['Google Pay', ''],
    ['Apple Pay', 'applePay'],
  ])('%s, its token occurs nowhere', async (name, flags) => {
    const { page } = await openCheckout('delivered', stepAddress('payment'), { query: { flags } });
    await page.getByRole('radio', { name }).check();
    await button(page, `Continue with ${name}`).click();
    const sheet = page.getByRole('dialog', { name });
    await sheet.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByText(`${name}, Visa ending 1111`).waitFor();
    const snapshots = [await keptBy(page)];
    await pay(page).click();
    await confirmed(page);
    snapshots.push(await keptBy(page), ...Object.values(await broughtOut(page)));
    const token = tokenOfCard(testCards.approved);
    for (const part of snapshots) expect(part).not.toContain(token);
  });
});
