import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { testCards } from '../../mocks/world/cardProvider.js';
import { emailOf, mockPassword } from '../../mocks/world/personas.js';
import { sampleUser } from '../providers/samples.js';
import { confirmed, openCheckout } from './checkout.js';
import { button, fillCard, pay } from './checkoutPage.js';
import { openShop, plainPage } from './shopper.js';
import { stepAddress } from './stages.js';

type Told = { event: string } & Record<string, unknown>;

const trackedEvents = (page: Page, event?: string): Promise<Told[]> =>
  page.evaluate((name) => {
    const layer = (window as unknown as { dataLayer?: Told[] }).dataLayer ?? [];
    return layer.filter((entry) => name === undefined || entry.event === name);
  }, event);
/** Polls in the page, because hooks cannot. */
const toldTimes = (page: Page, event: string, times: number) =>
  page.waitForFunction(
    ([name, least]) => {
      const layer = (window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? [];
      return layer.filter((entry) => entry.event === name).length >= least;
    },
    [event, times] as const,
  );
const names = async (page: Page) => (await trackedEvents(page, 'pageView')).map(({ pageHier }) => pageHier);

test('a page view is sent after 1000 ms, and never for a page left sooner [ANLY-042, ANLY-043]', async () => {
  const { page } = await openShop();
  await expect.poll(() => names(page)).toEqual(['law|uk|homepage|homepage']);
  const home = page.getByRole('link', { name: /home$/ }).first();
  const wine = page.getByRole('region', { name: 'Six to begin with' }).getByRole('link').first();
  await wine.waitFor();
  // The last part of the page to load. Calls in progress when the clock jumps would count as late.
  await page.getByRole('heading', { name: 'Delivery and collection' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await wine.click();
  await page.waitForURL(/\/product\//);
  await page.clock.runFor(999);
  expect(await names(page)).toHaveLength(1);
  await page.clock.runFor(1);
  expect(await names(page)).toEqual(['law|uk|homepage|homepage', expect.stringMatching(/^law\|uk\|product\|\w+$/)]);
  await home.click();
  await page.clock.runFor(500);
  await page.goBack();
  await page.waitForURL(/\/product\//);
  await page.clock.runFor(2000);
  expect((await names(page)).map((name) => String(name).split('|')[2])).toEqual(['homepage', 'product', 'product']);
});

test('the basket, a failure and every click send events [ANLY-044, ANLY-045, ANLY-046]', async () => {
  const shopper = await openShop({ brand: 'hsb', path: '/product/0651883', query: { fault: 'addCartItem:500*1' } });
  shopper.allowNoise(/ApiError/);
  const { page } = shopper;
  const add = page.getByRole('button', { name: 'Add to basket', exact: true });
  await add.click();
  await page.getByRole('alertdialog', { name: 'Shopping Basket' }).waitFor();
  await page.keyboard.press('Escape');
  await add.click();
  await page.getByRole('button', { name: 'Added to basket', exact: true }).waitFor();
  expect(await trackedEvents(page, 'Errors')).toEqual([
    expect.objectContaining({ operationId: 'addCartItem', status: 500 }),
  ]);
  expect(await trackedEvents(page, 'cart')).toEqual([
    { event: 'cart', action: 'add', itemCode: '0651883', quantity: 1 },
  ]);
  const press = expect.objectContaining({ control: 'button', text: 'Add to basket' });
  expect(await trackedEvents(page, 'click')).toEqual([press, press]);
});

test('no event of a sign-in, refused or not, contains typed text', async () => {
  const shopper = await openShop({ path: plainPage });
  shopper.allowNoise(/ApiError/);
  const { page } = shopper;
  // Leaving the page discards its events.
  await page.evaluate(() =>
    window.addEventListener('pagehide', () =>
      sessionStorage.setItem('told', JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer)),
    ),
  );
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email address').fill(emailOf('standard'));
  for (const password of ['wrong-hunter2', mockPassword]) {
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    if (password !== mockPassword) await dialog.getByRole('alert').waitFor();
  }
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  const all = (await page.evaluate(() => sessionStorage.getItem('told'))) ?? '';
  expect(all).toContain('"operationId":"login"');
  expect(all).toContain('"component":"LoginForm"');
  expect(all).not.toMatch(/hunter2|correct-horse|shopper\.example/);
  expect(page.url()).not.toMatch(/hunter2|correct-horse|shopper/);
});

test('a purchase is sent once, however often its confirmation is opened [ANLY-047, CHKT-085]', async () => {
  const { page } = await openCheckout('paid', stepAddress('review'));
  await pay(page).click();
  await confirmed(page);
  await expect.poll(() => trackedEvents(page, 'purchase')).toHaveLength(1);
  const [purchase] = await trackedEvents(page, 'purchase');
  expect(new URL(page.url()).searchParams.get('transactionId')).toBe(purchase?.transactionId);
  await page.reload();
  await confirmed(page);
  await expect.poll(() => trackedEvents(page, 'pageView')).toHaveLength(1);
  expect(await trackedEvents(page, 'purchase')).toEqual([]);
});

test('a page view has name, type, hierarchy, country and brand, and for results the search too [ANLY-031, ANLY-032, ANLY-033, ANLY-034, ANLY-035]', async () => {
  const { page } = await openShop({ brand: 'vir', path: '/jsp/checkout/common/shoppingcart.jsp' });
  const here = { event: 'pageView', country: 'us', brand: 'vir' };
  await expect
    .poll(() => trackedEvents(page, 'pageView'))
    .toEqual([
      {
        ...here,
        pageName: 'shoppingcart',
        pageType: 'shopping-cart',
        pageHier: 'vir|us|shopping-cart|shoppingcart',
      },
    ]);
});

test('the page view of results has the search [ANLY-036, ANLY-037, ANLY-038, ANLY-039, ANLY-040, ANLY-041, SRCH-027, SRCH-028]', async () => {
  // The results come after the moment at which other pages are tracked.
  const { page } = await openShop({
    path: '/wines',
    query: {
      Ntt: 'rioja',
      N: 'type:red,country:spain',
      Ns: 'price-low',
      Nrpp: '5',
      No: '5',
      fault: 'readSearchResultsPage:slow-1500',
    },
  });
  const views = () => trackedEvents(page, 'pageView');
  await expect.poll(async () => (await views()).length).toBe(1);
  expect((await views())[0]).toEqual({
    event: 'pageView',
    pageName: 'wines',
    pageType: 'search-results',
    pageHier: 'law|uk|search-results|wines',
    country: 'uk',
    brand: 'law',
    searchTerm: 'rioja',
    searchFilters: 'type:red,country:spain',
    sort: 'price-low',
    searchNoPerPage: 5,
    searchPagination: 2,
    searchNoResults: 25,
  });
  // More to a page than there are results.
  await page.goto('/wines?Ntt=rioja&Nrpp=48');
  await expect.poll(async () => (await views()).length).toBe(1);
  const [whole] = await views();
  expect(whole).toMatchObject({ searchNoPerPage: 48, searchPagination: 1 });
  expect(Number(whole?.searchNoResults)).toBeLessThan(48);
});

test('the page view of results follows a new order, and says when there are none [ANLY-043, SRCH-026, SRCH-029, SRCH-030]', async () => {
  const { page } = await openShop({ path: '/wines', query: { Ntt: 'rioja', Nrpp: '5', No: '10' } });
  const views = () => trackedEvents(page, 'pageView');
  await expect.poll(async () => (await views()).length).toBe(1);
  expect(await views()).toMatchObject([{ sort: 'relevance', searchPagination: 3, searchNoResults: 35 }]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name, A to Z' });
  await expect.poll(async () => (await views()).length).toBe(2);
  expect((await views())[1]).toMatchObject({ searchTerm: 'rioja', sort: 'name', searchPagination: 1 });
  await page.goto('/wines?Ntt=no-such-wine');
  await expect.poll(async () => (await views()).length).toBe(1);
  expect(await views()).toMatchObject([{ searchTerm: 'no-such-wine', searchPagination: 1, searchNoResults: 0 }]);
});

describe('the user event', () => {
  let user: Told | undefined;

  beforeAll(async () => {
    const shopper = await openShop({ brand: 'wsj', path: plainPage, query: { login: 'hard', persona: 'heavy' } });
    const { page } = shopper;
    await toldTimes(page, 'user', 1);
    [user] = await trackedEvents(page, 'user');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
    await toldTimes(page, 'user', 2);
    // Sent once for the customer, and once for the visitor after signing out.
    expect((await trackedEvents(page, 'user')).slice(1)).toEqual([
      { event: 'user', loginStatus: 'signed-out', loginType: 'visitor' },
    ]);
  });

  test('has the customer, their memberships and permissions [ANLY-050, ANLY-051, ANLY-052, ANLY-054, ANLY-056, ANLY-062, ANLY-063]', () => {
    expect(user).toMatchObject({
      eProfileId: 'profile-heavy',
      customerId: expect.stringMatching(/^WSJ-\d+$/),
      memberships: ['unlimited', 'winePlan', 'wineReward'],
      marketingPermissions: {
        email: true,
        post: true,
        telephone: false,
        text: false,
        shareData: false,
        shareEmail: false,
      },
      state: 'CT',
      name: 'Maximilian Featherstonehaugh',
      salutation: 'Mr',
    });
  });

  test('has the subscriptions and the login status [ANLY-053, ANLY-066, ANLY-067]', () => {
    expect(user).toMatchObject({ loginStatus: 'signed-in', loginType: 'hard' });
    expect(user?.subscriptions).toContainEqual({
      schemeId: 'UNLT',
      type: 'FREESHIP',
      status: 'ACTIVE',
      renewalDate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
    for (const other of [
      { schemeId: 'CP', type: 'WINEREWARD', status: 'ACTIVE' },
      { schemeId: 'LWGO', type: 'WINEPLAN', status: 'SUSPENDED' },
    ])
      expect(user?.subscriptions).toContainEqual(other);
  });

  test('has the host’s own data [ANLY-055, ANLY-057, ANLY-058, ANLY-059, ANLY-060, ANLY-061, ANLY-064, ANLY-065]', () => {
    expect(Object.keys(sampleUser)).toHaveLength(8);
    expect(user).toMatchObject(sampleUser);
  });
});

describe('the purchase event', () => {
  let purchase: Told | undefined;
  let everything = '';
  let transactionId = '';
  const parts = [
    { type: 'Gift Vouchers', voucherCode: '5208', amount: 10 },
    { type: 'Gift Card', serialId: '0018', amount: 50 },
    { type: 'creditCard', amount: 33.93 },
  ];

  beforeAll(async () => {
    const { page } = await openCheckout('delivered', stepAddress('payment'));
    await page.getByLabel('Card number').waitFor();
    await page.evaluate(() => fetch('/api/cart/itemcode/0651883/4', { method: 'PUT' }));
    await page.reload();
    await page.getByRole('main').getByRole('textbox', { name: 'Voucher or coupon' }).fill('WELCOME10');
    await button(page, 'Apply').click();
    await page.getByRole('strong').filter({ hasText: 'WELCOME10 is applied' }).waitFor();
    await button(page, /^Use a gift card/).click();
    await page.getByLabel('Gift Vouchers').check();
    await page.getByLabel('Voucher code').fill('GV-10-55208');
    await page.getByLabel('Value of the voucher').fill('10');
    await button(page, 'Use voucher').click();
    await page.getByText('Gift voucher GV-10-55208 pays £10.00.').waitFor();
    await page.getByLabel('Gift Card', { exact: true }).check();
    await page.getByLabel('Gift card number').fill('6335861000000018');
    await page.getByLabel('PIN').fill('4821');
    await button(page, 'Use gift card').click();
    await page.getByText('Gift card ending 0018 pays £50.00.').waitFor();
    await fillCard(page, testCards.approved);
    await button(page, 'Continue to review').click();
    await pay(page).click();
    transactionId = await confirmed(page);
    await toldTimes(page, 'purchase', 1);
    [purchase] = await trackedEvents(page, 'purchase');
    everything = JSON.stringify(await trackedEvents(page));
  });

  test('and all events before it have no number or PIN of a gift card, and no code of a voucher', () => {
    expect(everything).toContain('"event":"click"');
    expect(everything).not.toMatch(/6335861000000018|GV-10-55208|\b4821\b/);
  });

  test('has the order [ANLY-069, ANLY-070, ANLY-071, ANLY-072, ANLY-073]', () => {
    expect(purchase?.order).toMatchObject({
      id: expect.stringMatching(/^W\d+$/),
      shippingDetails: { shippingMethod: { type: 'STD' } },
      orderPriceInfo: { rawSubtotal: 95.94, savings: 10, shipping: 7.99, total: 93.93 },
      paymentDetails: parts,
      adjustments: [{ adjustmentType: 'PROMOTION', adjustmentAmount: 10, promotionName: 'Voucher WELCOME10' }],
    });
  });

  test('has the ordered items [ANLY-075, ANLY-076, ANLY-077, ANLY-078]', () => {
    expect(purchase).toMatchObject({
      order: {
        lineItems: [
          {
            product: { itemCode: '0651883', name: 'Bodegas Quintera Rioja Reserva' },
            quantity: 6,
            itemPriceInfo: { amount: 95.94 },
            bottleCount: 6,
          },
        ],
      },
    });
  });

  test('has the transaction [ANLY-079, ANLY-080, ANLY-081, ANLY-082]', () => {
    expect(purchase?.transaction).toEqual({
      transactionId,
      deliveryMethod: 'STD',
      orderTotal: 93.93,
      paymentDetailsArr: parts,
    });
  });

  test('has the fields of the data layer, and nothing else [ANLY-083, ANLY-084, ANLY-085, ANLY-086, ANLY-087]', () => {
    const { event, order, transaction, isNewCustomer, ...fields } = purchase ?? { event: '' };
    expect(event).toBe('purchase');
    expect(fields).toEqual({
      transactionId,
      transactionTotal: 93.93,
      transactionDiscount: 10,
      transactionShipping: 7.99,
      transactionPaymentMethod: 'Gift Vouchers,Gift Card,creditCard',
    });
  });
});
