import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tokenOfCard } from '../../mocks/world/cardProvider.js';
import { brokenPromises, loadingMarks } from '../explorer/pagePromises.js';
import { keptSecrets } from '../explorer/report.js';
import { card, cvv, giftCard, wrongPassword } from './secrets.js';
import { openShop, plainPage } from './shopper.js';

// What the explorer looks for after each step, seen to be found when a page breaks it.

const cartPage = '/jsp/checkout/common/shoppingcart.jsp';
const broken = (page: Page) => page.evaluate(brokenPromises);

/** Opens the shop with a wine in the basket, and its popup open. */
async function openBasketPopup() {
  const shopper = await openShop({ path: '/product/0651883' });
  const { page } = shopper;
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await page.getByRole('button', { name: /^Basket: 1 bottle,/ }).click();
  await page.locator('[data-component="BasketPopup"] dl').waitFor();
  return page;
}

test('a total that is not the sum of its lines is found in the popup', async () => {
  const page = await openBasketPopup();
  expect(await broken(page)).toEqual([]);
  await page.locator('[data-component="BasketPopup"] [data-tone="total"] dd').evaluate((total) => {
    total.textContent = '£1,000.00';
  });
  expect(await broken(page)).toEqual([expect.stringMatching(/^In .*, .*\d+\.\d\d is not the total of 1000\.00\.$/)]);
});

test('a total and a line that do not add up are found in the cart', async () => {
  const page = await openBasketPopup();
  await page.goto(cartPage);
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  expect(await broken(page)).toEqual([]);
  const total = page.locator('[data-component="CartSummary"] [data-tone="total"] dd');
  const wasTotal = await total.evaluate((element) => {
    const before = element.innerHTML;
    element.textContent = '£1,000.00';
    return before;
  });
  expect(await broken(page)).toEqual([expect.stringMatching(/ is not the total of 1000\.00\.$/)]);
  await total.evaluate((element, before) => {
    element.innerHTML = before;
  }, wasTotal);
  await page
    .locator('[data-component="CartLine"] .wsk-Amount')
    .first()
    .evaluate((line) => {
      line.textContent = '£999.00';
    });
  expect(await broken(page)).toEqual([expect.stringMatching(/, the lines 999\.00 are not the sum of \d+\.\d\d\.$/)]);
});

test('a focus outside the open dialog is found', async () => {
  const { page } = await openShop({ path: plainPage });
  await page.getByRole('banner').waitFor();
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.innerHTML = '<h2 tabindex="-1">A question</h2>';
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
  });
  expect(await broken(page)).toEqual([]);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await broken(page)).toEqual([
    expect.stringMatching(/^The focus is on body “.*”, outside the dialog “A question”\.$/s),
  ]);
});

test.each(['We could not show what belongs here', 'We could not open this page', 'The shop could not start'])(
  'a part that is replaced by “%s” is found',
  async (title) => {
    const { page } = await openShop({ path: plainPage });
    await page.getByRole('banner').waitFor();
    expect(await broken(page)).toEqual([]);
    await page.evaluate((words) => {
      const notice = document.querySelector('main')?.appendChild(document.createElement('div'));
      notice?.setAttribute('role', 'alert');
      notice?.append(words);
    }, title);
    expect(await broken(page)).toEqual([`A part of the page is replaced by “${title}”.`]);
  },
);

test('what is loading is found, unless it is hidden', async () => {
  const { page } = await openShop({ path: plainPage });
  await page.getByRole('banner').waitFor();
  await expect.poll(() => page.evaluate(loadingMarks)).toEqual([]);
  await page.evaluate(() => {
    const part = document.querySelector('main')?.appendChild(document.createElement('div'));
    part?.setAttribute('data-component', 'CartLine');
    part?.setAttribute('aria-busy', 'true');
    part?.append('One moment');
  });
  expect(await page.evaluate(loadingMarks)).toEqual(['CartLine']);
  await page.evaluate(() => document.querySelector('main > :last-child')?.setAttribute('hidden', ''));
  expect(await page.evaluate(loadingMarks)).toEqual([]);
});

describe('a secret', () => {
  test.each([
    ['card number', card],
    ['card number', '3782 822463 10005'],
    ['security code', cvv],
    ['token', tokenOfCard(card)],
    ['PIN of a gift card', giftCard.pin],
    ['password', wrongPassword],
  ])('is found on the page, the %s as “%s”', async (name, secret) => {
    const { page } = await openShop({ path: plainPage });
    await page.getByRole('banner').waitFor();
    expect(await keptSecrets(page)).toEqual([]);
    await page.evaluate((shown) => document.querySelector('main')?.append(shown), secret);
    expect(await keptSecrets(page)).toEqual([`The ${name} is in the page or its storage.`]);
  });

  test.each<readonly [string, (secret: string) => unknown]>([
    ['an attribute', (secret) => document.body.setAttribute('data-kept', secret)],
    ['the address', (secret) => history.replaceState(null, '', `?kept=${secret}`)],
    ['the state of the history', (secret) => history.replaceState({ secret }, '')],
    ['a cookie', (secret) => Object.assign(document, { cookie: `kept=${secret}` })],
    ['the storage', (secret) => localStorage.setItem('kept', secret)],
    ['the storage of the tab', (secret) => sessionStorage.setItem('kept', secret)],
    ['an event', (secret) => Object.assign(window, { dataLayer: [{ secret }] })],
    ['the address of a request', async (secret) => (await fetch(`/robots.txt?kept=${secret}`)).text()],
    [
      'a database',
      (secret) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('kept');
          opening.onupgradeneeded = () => opening.result.createObjectStore('kept').put(secret, 'secret');
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
    ],
  ])('is found in %s', async (_, keep) => {
    const shopper = await openShop({ path: plainPage });
    shopper.allowNoise(/robots\.txt/);
    const { page } = shopper;
    await page.getByRole('banner').waitFor();
    expect(await keptSecrets(page)).toEqual([]);
    await page.evaluate(keep, wrongPassword);
    expect(await keptSecrets(page)).toEqual(['The password is in the page or its storage.']);
  });

  test('is not found in the field into which it is typed, nor within another number', async () => {
    const { page } = await openShop({ path: plainPage });
    await page.getByRole('banner').waitFor();
    await page.evaluate(
      ([password, code]) => {
        const field = document.body.appendChild(document.createElement('input'));
        field.value = password ?? '';
        document.body.append(`1${code}2 and order-${code}`);
      },
      [wrongPassword, cvv],
    );
    expect(await keptSecrets(page)).toEqual([]);
  });
});
