import type { Page, Request } from 'playwright-core';
import { type CheckoutStage, checkoutCalls, guestIn } from '../../mocks/testing/checkoutScenario.js';
import type { TestCall } from '../../mocks/testing/testCall.js';
import type { CheckoutStep } from '../../src/entries/model.js';
import { openShop, type Visit } from './shopper.js';

export const wine = '/product/0651883';
export const door = '/jsp/checkout/common/checkout_guest_registered.jsp';
const confirmation = '/jsp/checkout/common/confirmation.jsp';
export const stepAddress = (step: CheckoutStep) => `/jsp/checkout/uk/common/checkout.jsp?step=${step}`;

export const headings = {
  delivery: 'Where shall we deliver?',
  payment: 'How would you like to pay?',
  review: 'Check your order',
} as const;

export const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
export const step = (page: Page, name: CheckoutStep) => page.getByRole('heading', { level: 2, name: headings[name] });
/** Places the order. Its name has the amount: `Pay by card` of the payment step is another. */
export const pay = (page: Page) => button(page, /^Pay [£$]?\d/);
export const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** The words of what has the focus, of its label when it is a field. */
export const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    const label = (one as HTMLInputElement | null)?.labels?.[0];
    return (one?.ariaLabel ?? label?.textContent ?? one?.textContent ?? '').trim();
  });

export type Stage = 'basket' | CheckoutStage;

/** The calls that take a guest, or a customer who is signed in, to a stage. */
function callsTo(stage: Stage, isCustomer: boolean): readonly TestCall[] {
  const { email, shippingAddress } = guestIn('uk');
  return [
    { method: 'PUT', address: '/api/cart/itemcode/0651883/2' },
    ...(stage === 'basket' ? [] : checkoutCalls(stage, { shippingAddress, ...(!isCustomer && { email }) })),
  ];
}

/** A shopper whose checkout has come so far, at a page of it. */
export async function openCheckout(stage: Stage, path: string, { query = {}, ...visit }: Visit = {}) {
  const { login = 'visitor', persona = 'standard', latency = '0', ...later } = query as Record<string, string>;
  // From a page with little to draw.
  const shopper = await openShop({ ...visit, path: '/customer-services', query: { login, persona, latency } });
  const { page } = shopper;
  await page.getByRole('banner').waitFor();
  for (const call of callsTo(stage, login === 'hard')) {
    const status = await page.evaluate(async ({ method, address, body }) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method, headers, body: JSON.stringify(body) })).status;
    }, call);
    if (status !== 200) throw new Error(`${call.method} ${call.address} was answered with ${status}`);
  }
  const search = new URLSearchParams(later).toString();
  await page.goto(search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path);
  return shopper;
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Tom');
  await page.getByLabel('Last name').fill('Ashby');
  await page.getByLabel('Postcode').fill('RG1 4AA');
  await page.getByLabel('Address', { exact: true }).fill('1 Mill Road');
  await page.getByLabel('Town or city').fill('Reading');
  await page.getByLabel('Telephone').fill('01632 960123');
}

/** Fills in a new card, where there is a choice by choosing it first. */
export async function fillCard(page: Page, number: string, cvv = '123'): Promise<void> {
  const choice = page.getByLabel('New card');
  await page
    .getByLabel(/^(Card number|New card)$/)
    .first()
    .waitFor();
  if ((await choice.count()) > 0) await choice.check();
  await page.getByLabel('Card number', { exact: true }).fill(number);
  await page.getByLabel('Expiry date').fill('04/29');
  await page.getByLabel('Security code').fill(cvv);
}

/** The calls of the API a page makes from here on: method, last part of the path, and body. */
export function callsFrom(page: Page): readonly { name: string; address: string; body: unknown }[] {
  const calls: { name: string; address: string; body: unknown }[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.serviceWorker() || !/^\/(api|jsp)\//.test(pathname) || request.isNavigationRequest()) return;
    const body: unknown = request.postData() === null ? undefined : request.postDataJSON();
    calls.push({ name: `${request.method()} ${pathname.split('/').at(-1)}`, address: pathname + search, body });
  });
  return calls;
}

/** The ids of the orders the shop has, whoever placed them. */
export const ordersPlaced = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('wine-storefront');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('shop').objectStore('shop').get('saved');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(Object.keys(reading.result.state.orders));
          };
        };
      }),
  );

/** Resolves at the confirmation of an order. */
export async function confirmed(page: Page): Promise<string> {
  await page
    .getByText(/^Order W\d+ is confirmed\.$/)
    .waitFor()
    .catch(async (cause: unknown) => {
      throw new Error(`No order is confirmed at ${page.url()}: ${await page.getByRole('main').innerText()}`, { cause });
    });
  const { pathname, searchParams } = new URL(page.url());
  if (pathname !== confirmation) throw new Error(`the confirmation stands at ${page.url()}`);
  return searchParams.get('transactionId') ?? '';
}
