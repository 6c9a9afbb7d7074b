import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Persona } from '../../mocks/world/personas.js';
import { signIn } from './accountPages.js';
import { openCheckout } from './checkout.js';
import { button } from './checkoutPage.js';
import { isLong } from './longRuns.js';
import { openShop, plainPage, type Shopper } from './shopper.js';
import { door, type Stage, stepAddress } from './stages.js';

/** Text typed into a form, and where the form is. */
interface Typing {
  readonly form: string;
  readonly path: string;
  /** Stage of the checkout; absent if the form is elsewhere. */
  readonly stage?: Stage;
  /** Opens the form. */
  readonly open?: (page: Page) => Promise<unknown>;
  readonly field: string;
  readonly text: string;
}

const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
const openDetails = (name: RegExp) => (page: Page) => page.getByRole('main').getByText(name).first().click();

const typings: readonly Typing[] = [
  {
    form: 'delivery address',
    path: stepAddress('delivery'),
    stage: 'started',
    field: 'Town or city',
    text: 'Hexhamton',
  },
  {
    form: 'email address of a guest',
    path: door,
    stage: 'basket',
    field: 'Email address',
    text: 'hexham@typed.example',
  },
  {
    form: 'change of the delivery address',
    path: stepAddress('delivery'),
    stage: 'addressed',
    open: press(/^Change/),
    field: 'Town or city',
    text: 'Hexhamton',
  },
  {
    form: 'place to collect from',
    path: stepAddress('delivery'),
    stage: 'started',
    open: async (page) => {
      await page.getByRole('radio', { name: /^Collected by you/ }).check();
      await page.getByLabel('Postcode').fill('RG1 4AA');
      await page.getByLabel('Postcode').press('Enter');
      await page
        .getByRole('radio', { name: /^Wine shop, / })
        .first()
        .check();
    },
    field: 'Telephone',
    text: '01632 960777',
  },
  {
    form: 'label',
    path: stepAddress('delivery'),
    stage: 'addressed',
    open: openDetails(/^Add a message to the label$/),
    field: 'Line 1',
    text: 'Hexham label',
  },
  {
    form: 'gift message',
    path: stepAddress('delivery'),
    stage: 'addressed',
    open: (page) => page.getByRole('checkbox', { name: 'Send this order as a gift' }).check(),
    field: 'Your message',
    text: 'Hexham gift',
  },
  {
    form: 'e-voucher',
    path: '/jsp/content.jsp?pg=gift-e-vouchers',
    field: 'Their name',
    text: 'Hexham Recipient',
  },
];

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, { field: name }: Typing) =>
  main(page).getByLabel(name).and(page.locator('input:visible, textarea:visible')).first();

async function openForm(typing: Typing, query: Record<string, string>): Promise<Shopper> {
  const { path, stage, open } = typing;
  const shopper = stage
    ? await openCheckout(stage, path, { query })
    : await openShop({ path: plainPage, query: { ...query, latency: '0' } });
  if (!stage) {
    await shopper.page.getByRole('banner').waitFor();
    await shopper.page.goto(path);
  }
  await open?.(shopper.page);
  return shopper;
}

/** Returns the drafts stored in this tab. */
const storedValues = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** Makes the shop forget the customer, as happens after a while. The page is not notified, so what it still asks for
 * is refused. */
async function endSession(shopper: Shopper): Promise<void> {
  shopper.allowNoise(/401/);
  await shopper.page.evaluate(async () => {
    await fetch('/api/authentication/logout', { method: 'POST' });
  });
}

/** Signs in as another customer on the sign-in page. */
async function comeIn(page: Page, persona: Persona): Promise<void> {
  await page.goto('/jsp/registration/common/account_login.jsp');
  await signIn(page, persona, 'main');
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).waitFor();
}

/** Adds an item to the basket and starts the checkout, so that its forms show. */
const begin = (page: Page) =>
  page.evaluate(async () => {
    for (const address of ['/api/cart/itemcode/0651883/2', '/api/checkout/createRegisteredCheckout'])
      await fetch(address, { method: 'PUT' });
  });

const drawn = isLong ? typings : typings.slice(0, 1);
const ofCustomers = drawn.filter(({ path }) => path !== door);

test.each(ofCustomers)(
  'text a customer typed into a form ($form) is not there for the next customer in the tab',
  async (typing) => {
    const shopper = await openForm(typing, { login: 'hard', persona: 'new' });
    const { page } = shopper;
    await field(page, typing).fill(typing.text);
    await expect.poll(() => storedValues(page)).toContain(typing.text);
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).or(main(page)).first().waitFor();
    await expect.poll(() => storedValues(page)).toContain(typing.text);
    await endSession(shopper);

    await comeIn(page, 'empty');
    await begin(page);
    await page.goto(typing.path);
    await main(page).getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await storedValues(page)).not.toContain(typing.text);
    const values = await page.evaluate(() =>
      [...document.querySelectorAll('input, textarea')].map((one) => Object(one).value),
    );
    expect(values).not.toContain(typing.text);
  },
);

test.each(drawn)(
  'text a guest typed into a form ($form) stays with the guest on sign-in, and goes to nobody else',
  async (typing) => {
    const shopper = await openForm(typing, { login: 'visitor' });
    const { page } = shopper;
    await field(page, typing).fill(typing.text);
    await expect.poll(() => storedValues(page)).toContain(typing.text);
    await comeIn(page, 'empty');
    expect(await storedValues(page)).toContain(typing.text);
    await endSession(shopper);
    await comeIn(page, 'new');
    expect(await storedValues(page)).not.toContain(typing.text);
  },
);

test('a visitor after a customer does not see the draft, and the customer finds it again', async () => {
  const [typing] = typings;
  const shopper = await openForm(typing!, { login: 'hard', persona: 'empty' });
  const { page } = shopper;
  await field(page, typing!).fill(typing!.text);
  await expect.poll(() => storedValues(page)).toContain(typing!.text);
  await endSession(shopper);

  await page.goto(typing!.path);
  await main(page).getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('body').innerText()).not.toContain(typing!.text);
  await comeIn(page, 'empty');
  await begin(page);
  await page.goto(typing!.path);
  await expect.poll(() => field(page, typing!).inputValue()).toBe(typing!.text);
});
