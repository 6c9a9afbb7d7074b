import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { callCentre, faultKinds } from './faultKinds.js';
import { inTurn, isLong } from './longRuns.js';
import { openShop, type Visit } from './shopper.js';

/** Every kind of failure, with the message a page shows when the requirements do not specify one. */
const kinds = faultKinds('500', 'status-422', 'malformed', 'empty', 'offline', 'timeout');
const eVoucherFailed = 'Sorry, we could not add the e-voucher to your basket.';

interface Row {
  readonly call: string;
  readonly visit: Visit;
  /** Performs the steps up to the call. Anything typed here must not be lost. */
  readonly does: (page: Page) => Promise<unknown>;
  /** Returns the expected message if it differs from the kind's usual one: after a refusal it is the shop's message. */
  readonly says?: (text: string, kind: string) => string;
  /** Finds the place of the message. */
  readonly saidIn: (page: Page) => ReturnType<Page['getByRole']>;
  /** Checks that nothing is lost, and that the next try works. */
  readonly works: (page: Page) => Promise<unknown>;
}

const wine = `/product/${notable.wine}`;
const cart = '/jsp/checkout/common/shoppingcart.jsp';
const planOffer = (page: Page) => page.getByRole('dialog', { name: 'Claim your extra discount' });
const openPlanOffer = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Claim your extra discount', exact: true }).click();
const main = (page: Page) => page.getByRole('main');
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' }).click();
const gate = (page: Page) => page.getByRole('dialog', { name: 'Welcome to your perfect wines' });
const ofBasket = (text: string, kind: string): string => (kind === 'status-422' ? text : callCentre);
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });

async function fillBasket(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  await page.evaluate((address) => fetch(address, { method: 'PUT' }), `/api/cart/itemcode/${notable.wine}/6`);
  await page.goto(cart);
}

async function writeEVoucher(page: Page): Promise<void> {
  await field(page, 'Or another amount').fill('120');
  await field(page, 'Their name').fill('Ida');
  await field(page, 'Their email address').fill('ida@friend.example');
  await field(page, 'Their email address again').fill('ida@friend.example');
  await field(page, 'Your message').fill('Happy birthday');
  await main(page).getByRole('button', { name: 'Preview' }).click();
  await main(page).getByRole('button', { name: 'Add to basket' }).click();
}

const rows: readonly Row[] = [
  {
    call: 'getWinePlanScheme',
    visit: { path: wine },
    does: openPlanOffer,
    saidIn: (page) => page.getByRole('dialog').getByRole('alert'),
    works: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
      await planOffer(page).getByText('Three reds and three whites, every eight weeks').waitFor();
    },
  },
  {
    call: 'addCartItemsBatch',
    visit: { path: wine },
    does: async (page) => {
      await openPlanOffer(page);
      await planOffer(page).getByRole('button', { name: 'Claim my extra discount' }).click();
    },
    says: ofBasket,
    saidIn: (page) => planOffer(page).getByRole('alert'),
    works: async (page) => {
      await planOffer(page).getByRole('button', { name: 'Claim my extra discount' }).click();
      await page.getByRole('button', { name: /^Basket: 12\b/ }).waitFor();
    },
  },
  {
    call: 'getCartUpsellOffers',
    visit: {},
    does: fillBasket,
    saidIn: (page) => page.getByRole('region', { name: 'An offer for your basket' }).getByRole('alert'),
    works: async (page) => {
      expect(await page.getByRole('textbox', { name: /^Quantity of / }).inputValue()).toBe('6');
      await page.getByRole('region', { name: 'An offer for your basket' }).getByRole('button').click();
      await page.getByRole('region', { name: 'Delivery included, all year' }).waitFor();
    },
  },
  {
    call: 'validateCardBinRange',
    visit: { brand: 'hsb', path: '/wines', query: { flags: 'cardCookie' } },
    does: async (page) => {
      await gate(page).getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
      await page.keyboard.type('411111');
      await page.keyboard.press('Enter');
    },
    saidIn: (page) => gate(page).getByRole('alert'),
    works: async (page) => {
      const boxes = await gate(page).getByRole('textbox').all();
      expect((await Promise.all(boxes.map((box) => box.inputValue()))).join('')).toBe('411111');
      await gate(page).getByRole('button', { name: 'Continue' }).click();
      await gate(page).waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    call: 'getOffer',
    visit: { path: '/jsp/offer/cm/common/offer.jsp', query: { name: 'gift-cards', menu: 'gifts' } },
    does: async () => {},
    saidIn: (page) => main(page).getByRole('alert'),
    works: async (page) => {
      await tryAgain(page);
      await main(page).getByRole('radio', { name: '£100' }).waitFor();
    },
  },
  {
    call: 'addEVoucherToCart',
    visit: { path: '/jsp/content.jsp', query: { pg: 'gift-e-vouchers', menu: 'gifts' } },
    does: writeEVoucher,
    says: () => eVoucherFailed,
    saidIn: (page) => main(page).getByRole('alert'),
    works: async (page) => {
      await main(page).getByRole('button', { name: 'Add to basket' }).click();
      await main(page).getByRole('heading', { name: 'It is in your basket' }).waitFor();
      await page.getByRole('banner').getByText('£120.00', { exact: true }).first().waitFor();
    },
  },
];

/** Usual runs test every second call, with one kind of failure each. */
test.each(inTurn(rows, kinds).filter((_, place) => isLong || place % 2 === 0))(
  '$call failing with $kind.0 shows a message in its place, loses nothing and works on the next try',
  async ({ kind: [kind, text], call, visit, does, says, saidIn, works }) => {
    const query = { ...(visit.query as Record<string, string>), fault: `${call}:${kind}*1` };
    const shopper = await openShop({ ...visit, query });
    shopper.allowNoise(/ApiError|ERR_|requestfailed|^[45]\d\d for|status of [45]\d\d/);
    const { page } = shopper;
    await does(page);
    if (kind === 'timeout') await shopper.runOutOfTime(call);
    await saidIn(page)
      .getByText(says?.(text, kind) ?? text)
      .first()
      .waitFor();
    await works(page);
  },
);
