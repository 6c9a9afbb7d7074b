import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testCards } from '../../mocks/world/cardProvider.js';
import { brands, siteOf } from '../../src/entries/model.js';
import { violations } from './axe.js';
import { confirmed, openCheckout } from './checkout.js';
import { button, fillCard, headings, pay, step } from './checkoutPage.js';
import { drawn, observeShifts, shifts } from './layoutShifts.js';
import { isLong, turnsOf } from './longRuns.js';
import { door, stepAddress } from './stages.js';

const failedCall = /ApiError/;

/** A country's labels for the fields of an address, and a valid postcode. */
const addresses = {
  uk: {
    title: headings.delivery,
    postcode: 'Postcode',
    code: 'RG1 4AA',
    phone: 'Telephone',
    save: 'Deliver to this address',
  },
  us: {
    title: 'Where should we ship it?',
    postcode: 'ZIP code',
    code: '06851',
    phone: 'Phone',
    save: 'Ship to this address',
  },
  au: {
    title: headings.delivery,
    postcode: 'Postcode',
    code: '2010',
    phone: 'Telephone',
    save: 'Deliver to this address',
  },
  nz: {
    title: headings.delivery,
    postcode: 'Postcode',
    code: '6011',
    phone: 'Telephone',
    save: 'Deliver to this address',
  },
} as const;
type Address = (typeof addresses)[keyof typeof addresses];

/** Goes from the checkout's start to the confirmation, calling `look` at every place on the way. */
async function walk(
  page: Page,
  see: (place: string) => Promise<void>,
  { title, postcode, code, phone, save }: Address = addresses.uk,
): Promise<void> {
  const press = async (what: Locator) => {
    await page.evaluate(() => Object.assign(window, { isAnswering: true }));
    await what.click();
  };
  const look = async (place: string) => {
    await drawn(page);
    await page.evaluate(() => Object.assign(window, { isAnswering: false }));
    await see(place);
  };
  await page.getByLabel('Email address').waitFor();
  await look('the door');
  await page.getByLabel('Email address').fill('standard@shopper.example');
  await press(button(page, 'Continue as a guest'));
  await page.getByText('You have an account with this email address.').waitFor();
  await look('the hint to sign in');
  await press(button(page, 'Continue as a guest'));
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  await expect.poll(() => page.getByLabel('Country').locator('option').count()).toBeGreaterThan(0);
  await look('the address');
  await press(button(page, save));
  await page.getByRole('link', { name: 'Please enter your first name' }).waitFor();
  await look('the address with what is wrong');
  await page.getByLabel('First name').fill('Tom');
  await page.getByLabel('Last name').fill('Ashby');
  await page.getByLabel(postcode).fill(code);
  await press(button(page, 'Find address'));
  await page.getByLabel('Choose your address').selectOption({ index: 1 });
  await page.getByLabel(phone).fill('01632 960123');
  await look('the address found');
  await press(button(page, save));
  await button(page, 'Continue to payment').waitFor();
  await look('the delivery method');
  await press(button(page, 'Continue to payment'));
  await page.getByLabel('Card number').waitFor();
  await look('the payment');
  await fillCard(page, testCards.declined);
  await press(button(page, 'Continue to review'));
  await pay(page).waitFor();
  await look('the review');
  await press(pay(page));
  await press(page.getByRole('link', { name: 'Use another card' }));
  await button(page, 'Use another card').waitFor();
  await look('the card chosen');
  await press(button(page, 'Use another card'));
  await fillCard(page, testCards.approved);
  await press(button(page, 'Continue to review'));
  await press(pay(page));
  await confirmed(page);
  await look('the confirmation');
}

/** Returns elements that extend beyond the page, are cut off by their own box, or have the focus while covered by
 * another element. */
const cutAway = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('main *')].filter((one) => {
      const { overflowX, position } = getComputedStyle(one);
      const isCut = one.scrollWidth > one.clientWidth + 1 && ['hidden', 'clip'].includes(overflowX);
      // A rail is scrolled by its buttons.
      const isRail = one.matches('.wsk-ProductCarousel-rail');
      return isCut && position !== 'absolute' && one.tagName !== 'INPUT' && !isRail;
    });
    const name = (one: Element) => `${one.className} is cut`;
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const focused = document.activeElement;
    const { x, y, width } = (focused ?? document.body).getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + 4);
    const isCovered =
      focused !== document.body && above !== null && !focused?.contains(above) && !above.contains(focused);
    return [
      ...cut.map(name),
      ...(sideways > 0 ? [`the page is ${sideways} px too wide`] : []),
      ...(isCovered ? [`${focused?.textContent} has the focus under ${above?.className}`] : []),
    ];
  });

/** Returns a function that records the problems of each place. */
const lookInto = (page: Page, found: string[]) => async (place: string) => {
  for (const one of [...(await violations(page)), ...(await cutAway(page))]) found.push(`${place}: ${one}`);
};

describe.each(['law', 'hsb'] as const)('in %s', (brand) => {
  test.each(
    turnsOf(brand, [
      ['a phone', 320],
      ['a desk at 200%', 640],
      ['a desk', 1280],
    ] as const),
  )('every step fits %s (%i px), and axe finds nothing', async (_, width) => {
    const viewport = { width, height: 800 };
    const shopper = await openCheckout('basket', door, { brand, viewport });
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    const found: string[] = [];
    await walk(page, lookInto(page, found));
    expect(found).toEqual([]);
  });

  test.each(turnsOf(brand, [1280, 390]))(
    'there is no layout shift from the checkout’s start to the confirmation (%i px)',
    async (width) => {
      const visit = { brand, viewport: { width, height: 800 }, query: { latency: '120' }, isFirstVisit: true };
      const shopper = await openCheckout('basket', '/', visit);
      shopper.allowNoise(failedCall);
      const { page } = shopper;
      await page.addInitScript(observeShifts);
      await page.goto(door);
      await walk(page, async () => {});
      expect(await shifts(page)).toEqual([]);
    },
  );

  test.each(
    turnsOf(brand, [
      ['delivery', 'started'],
      ['delivery', 'addressed'],
      ['payment', 'delivered'],
      ['review', 'paid'],
    ] as const),
  )('there is no layout shift while the %s of a checkout that is %s loads', async (at, stage) => {
    for (const width of [1280, 390]) {
      const visit = { brand, viewport: { width, height: 800 }, query: { latency: '400' }, isFirstVisit: true };
      const { page } = await openCheckout(stage, '/', visit);
      await page.addInitScript(observeShifts);
      await page.goto(stepAddress(at));
      await step(page, at).waitFor();
      await page.getByRole('button', { name: /^(Deliver to|Continue to|Pay )/ }).waitFor();
      expect(await shifts(page)).toEqual([]);
    }
  });
});

const otherBrands = brands.flatMap(({ id }) => (id === 'law' || id === 'hsb' ? [] : id));

// The other brands differ in colours, type and wording; long runs check all of them.
describe.each(isLong ? otherBrands : [])('in %s', (brand) => {
  test('every step fits a phone (320 px), and axe finds nothing', async () => {
    const shopper = await openCheckout('basket', door, { brand, viewport: { width: 320, height: 800 } });
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    const found: string[] = [];
    await walk(page, lookInto(page, found), addresses[siteOf({ brand }).country]);
    expect(found).toEqual([]);
  });
});

test('the checkout’s own scripts come from its folder, and only with its pages [CHKT-066]', async () => {
  const { page } = await openCheckout('delivered', '/customer-services');
  const loaded = () =>
    page.evaluate(() => {
      const all = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const scripts = all.filter((path) => /(Checkout|Payment|GuestRegistered|Confirmation)\w*Container/.test(path));
      return scripts.map((path) => path.replace(/-[\w-]{8}\.js$/, '.js')).sort();
    });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await loaded()).toEqual([]);
  await page.goto(stepAddress('payment'));
  await step(page, 'payment').waitFor();
  expect(await loaded()).toEqual([
    '/assets/components/checkout/CheckoutPageContainer.js',
    '/assets/components/checkout/PaymentStepContainer.js',
  ]);
});

test('the scripts of the guest’s door and of the confirmation come from that folder too [CHKT-066]', async () => {
  const shopper = await openCheckout('basket', door);
  // No order has this transaction.
  shopper.allowNoise(failedCall);
  const { page } = shopper;
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .join('\n'),
    );
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await scripts()).toMatch(/^\/assets\/components\/checkout\/GuestRegisteredPageContainer-[\w-]{8}\.js$/m);
  await page.goto('/jsp/checkout/common/confirmation.jsp?transactionId=T1');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await scripts()).toMatch(/^\/assets\/components\/checkout\/ConfirmationPageContainer-[\w-]{8}\.js$/m);
});

describe.each(['law', 'hsb'] as const)('the tab stops of the delivery step in %s', (brand) => {
  const widths = [
    [1280, ['the step', 'the order']],
    [390, ['the order', 'the step']],
    [768, ['the step', 'the order']],
  ] as const;
  test.each(turnsOf(brand, widths))('come in the order in which they are seen at %i px', async (width, order) => {
    const { page } = await openCheckout('started', stepAddress('delivery'), {
      brand,
      viewport: { width, height: 900 },
    });
    await page.getByRole('heading', { level: 2, name: headings.delivery }).waitFor();
    await page.getByRole('main').getByRole('heading', { level: 1 }).focus();
    const seen: string[] = [];
    for (let stop = 0; stop < 60 && seen.at(-1) !== 'the footer'; stop++) {
      await page.keyboard.press('Tab');
      const part = await page.evaluate(() => {
        const one = document.activeElement;
        if (one?.closest('footer')) return 'the footer';
        return one?.closest('.wsk-CheckoutPage-summary') ? 'the order' : one?.closest('section') ? 'the step' : '';
      });
      if (part && part !== seen.at(-1)) seen.push(part);
    }
    expect(seen).toEqual([...order, 'the footer']);
  });
});
