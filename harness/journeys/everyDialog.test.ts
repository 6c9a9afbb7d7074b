import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { testCards } from '../../mocks/world/cardProvider.js';
import type { Persona } from '../../mocks/world/personas.js';
import { confirmed, openCheckout } from './checkout.js';
import { button, fillCard, pay } from './checkoutPage.js';
import { type FamilyBrand, familyBrands, openPage } from './everyPage.js';
import { focused } from './keyboard.js';
import { isLong } from './longRuns.js';
import { aboutToPay } from './purchase.js';
import { everyPage, type ShopPage } from './shopPages.js';
import { openShop, type Shopper, type Visit } from './shopper.js';
import { stepAddress } from './stages.js';

type Query = Readonly<Record<string, string>>;
type Open = (visit: { readonly brand: FamilyBrand }) => Promise<Shopper>;

/** A dialog of the shop, how it is opened with the keyboard, and what Escape leads to. */
interface Walk {
  /** Name of the source file that draws it. */
  readonly file: string;
  readonly open: Open;
  /** The control that opens it; absent if it opens by itself. */
  readonly opener?: (page: Page) => Locator;
  /** Brands that have it; all unless set. */
  readonly brands?: readonly FamilyBrand[];
  /** What happens after Escape; the opener has the focus again unless set. */
  readonly ends?: (page: Page, dialog: Locator) => Promise<void>;
}

const at =
  (
    name: string,
    { query = {}, persona, ...visit }: Visit & { readonly query?: Query; readonly persona?: Persona } = {},
  ): Open =>
  ({ brand }) => {
    const shopPage: ShopPage | undefined = everyPage.find((one) => one.name === name);
    if (!shopPage) throw new Error(`There is no page ${name}.`);
    return openPage({ ...shopPage, ...(persona && { persona }) }, { brand, query, ...visit });
  };

/** Opens the cart with a gift in it. */
const withGift =
  (login: string): Open =>
  async ({ brand }) => {
    const shopper = await openShop({ brand, path: '/customer-services', query: { login, latency: '0' } });
    const { page } = shopper;
    await page.getByRole('banner').waitFor();
    await page.evaluate((code) => fetch(`/api/cart/itemcode/${code}/4`, { method: 'PUT' }), notable.mixedCase);
    await page.goto('/jsp/checkout/common/shoppingcart.jsp');
    await anotherGift(page).waitFor();
    return shopper;
  };
const anotherGift = (page: Page) => page.getByRole('button', { name: /^Choose another gift/ }).first();

const wine = '0651883';
const membership = '00067SV';
/** Declining an offer after a purchase reloads the confirmation, which then comes without it. */
const reloads: Walk['ends'] = async (page, dialog) => {
  await dialog.waitFor({ state: 'detached' });
  await confirmed(page);
};
/** The brands abroad have other addresses. */
const atHome: readonly FamilyBrand[] = ['law', 'stw', 'hsb'];

const walks: readonly Walk[] = [
  {
    file: 'CaseContentsModal',
    open: at('plan offer'),
    opener: (page) => button(page, "What's in the case?").first(),
  },
  { file: 'FreeGiftSwap', open: withGift('soft'), opener: anotherGift },
  { file: 'dialogs', open: withGift('visitor'), opener: anotherGift },
  { file: 'AddressBookPage', open: at('addressBook'), opener: (page) => button(page, /^Delete /).first() },
  { file: 'CardsPage', open: at('cards'), opener: (page) => button(page, /^Delete: /).first() },
  { file: 'SavingsAccountPage', open: at('savingsAccount'), opener: (page) => button(page, /^Refund /).first() },
  { file: 'SubscriptionCancel', open: at('subscription'), opener: (page) => button(page, 'Cancel this subscription') },
  {
    file: 'BasketErrorModal',
    open: async (visit) => {
      const shopper = await at('wine', { query: { fault: 'addCartItem:500*1' } })(visit);
      shopper.allowNoise(/addCartItem|500/);
      return shopper;
    },
    opener: (page) => button(page, /^Add to (basket|cart)$/).first(),
  },
  {
    file: 'PayerAuthStep',
    open: async (visit) => {
      const shopper = await openCheckout('delivered', stepAddress('payment'), visit);
      await fillCard(shopper.page, testCards.challenged);
      return shopper;
    },
    opener: (page) => button(page, 'Continue to review'),
    brands: atHome,
  },
  {
    file: 'BrandOverlay',
    open: at('customer services'),
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'About this shop' }),
    brands: ['hsb'],
  },
  {
    file: 'MobileMenu',
    open: at('customer services', { viewport: { width: 390, height: 800 } }),
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
  },
  {
    file: 'CardNumberGate',
    open: at('customer services', { query: { flags: 'cardCookie' } }),
    brands: ['hsb'],
    // Only a card opens the shop.
    ends: async (page, dialog) => {
      await page.keyboard.press('Escape');
      expect(await dialog.evaluate((box) => box.matches(':modal'))).toBe(true);
    },
  },
  {
    file: 'LoginModal',
    open: at('customer services'),
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' }),
  },
  {
    file: 'SaveOfferDialog',
    open: async (visit) => {
      const shopper = await at('winePlanCancel')(visit);
      await shopper.page.getByRole('main').getByRole('radio').first().check();
      return shopper;
    },
    opener: (page) => button(page, /^Continue cancell?ing$/),
  },
  {
    file: 'ReinstateDialog',
    open: ({ brand }) =>
      openPage({ name: 'suspended plan', path: '/account/wine-plans/WP1601', persona: 'plan-suspended' }, { brand }),
    opener: (page) => button(page, 'Reinstate this plan'),
  },
  { file: 'SkipCaseDialog', open: at('winePlan'), opener: (page) => button(page, 'Skip this case') },
  { file: 'FlexiWinePicker', open: at('winePlanNextCase'), opener: (page) => button(page, /^Swap /).first() },
  { file: 'LiveShoppingOverlay', open: at('offer'), opener: (page) => button(page, 'Watch live') },
  {
    file: 'TastingNoteOverlay',
    open: at('wine'),
    opener: (page) => page.getByRole('link', { name: 'Print or share this tasting note' }),
  },
  {
    file: 'PostPurchaseUpsell',
    open: ({ brand }) => aboutToPay({ brand, persona: 'standard', basket: { [wine]: 6 } }),
    opener: pay,
    brands: atHome,
    ends: reloads,
  },
  {
    file: 'TopUpOffer',
    open: async ({ brand }) => {
      const shopper = await aboutToPay({ brand, persona: 'plan-active', basket: { [wine]: 6, [membership]: 1 } });
      await pay(shopper.page).press('Enter');
      return shopper;
    },
    opener: (page) => page.getByRole('dialog').getByRole('button', { name: 'Choose other wines' }),
    brands: atHome,
    // It leads back to the offer.
    ends: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Choose other wines' }).waitFor();
      await expect.poll(() => focused(page)).toBe('FILL YOUR CASE FOR EXTRA SAVINGS');
    },
  },
  { file: 'UpsellModal', open: at('wine'), opener: (page) => button(page, 'Claim your extra discount').first() },
  {
    file: 'SearchResultsTools',
    open: at('search results', { viewport: { width: 390, height: 800 } }),
    opener: (page) => button(page, 'Filters'),
  },
];

/** What draws a dialog of its own. */
const boxes = ['ModalDialog', 'ConfirmDialog', 'PlanDialog', 'useModalBox'];

test('every dialog of the shop is walked below', () => {
  const draws = new RegExp(`<(${boxes.join('|')})\\b|useModalBox\\(`);
  const files = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\./.test(file) && draws.test(readFileSync(file, 'utf8')))
    .map((file) => basename(file).replace(/\.tsx?$/, ''))
    .filter((name) => !boxes.includes(name));
  expect(files.length).toBeGreaterThan(15);
  expect(walks.map(({ file }) => file).sort()).toEqual(files.sort());
});

/** Usual runs take every fourth dialog, the brands in turn. */
const drawn = walks
  .filter((_, place) => isLong || place % 4 === 0)
  .flatMap(({ brands = familyBrands, ...walk }, place) =>
    (isLong ? brands : [brands[place % brands.length]!]).map((brand) => ({ ...walk, brand })),
  );

test.each(drawn)(
  'the dialog of $file in $brand opens with the keyboard, keeps the focus, and gives it back on Escape',
  async ({ brand, open, opener: openerOn, ends }) => {
    const { page } = await open({ brand });
    const opener = openerOn?.(page);
    if (opener) {
      await opener.focus();
      await opener.press('Enter');
    }
    const dialog = page.locator('dialog:modal').last();
    await dialog.waitFor();
    const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    await expect
      .poll(() => dialog.evaluate((box) => box.ariaLabel ?? box.ariaLabelledByElements?.[0]?.textContent))
      .toBeTruthy();
    await page.keyboard.press('Escape');
    if (ends) return ends(page, dialog);
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    if (!opener || (await opener.count()) === 0) expect(await focused(page)).not.toBe('');
    else await expect.poll(() => opener.evaluate((control) => control === document.activeElement)).toBe(true);
  },
);
