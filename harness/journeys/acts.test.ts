import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emailOf, mockPassword, type Persona } from '../../mocks/world/personas.js';
import { allLoaded, familyBrands, openPage } from './everyPage.js';
import { focused } from './keyboard.js';
import { inTurn, isLong } from './longRuns.js';
import { everyPage } from './shopPages.js';
import type { Shopper } from './shopper.js';

/** Runs in a page: records what its live regions announce. A status is announced when the text of a region changes
 * that is on the page already, an alert also when it comes with its text, and neither behind a modal dialog. */
function listenToRegions(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const hear = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    if ((modal && !modal.contains(region)) || !region.checkVisibility() || region.closest('[aria-live="off"]')) return;
    const sentence = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (sentence && heard.at(-1) !== sentence) heard.push(sentence);
  };
  const regions = '[role="status"], [role="alert"], [aria-live="polite"]';
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const changed = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (changed?.isConnected) hear(changed);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('*')]) if (alert.matches('[role="alert"]')) hear(alert);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const heardOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first();

/** Returns the text of the focused element, or nothing while the focus is lost. */
const focusedPart = async (page: Page): Promise<string> =>
  (await page.evaluate(() => document.activeElement === document.body)) ? '' : focused(page);

/** Presses a control with the keyboard. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

async function confirm(page: Page, name: string): Promise<void> {
  await press(page.getByRole('alertdialog').getByRole('button', { name, exact: true }));
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
}

interface Act {
  readonly act: string;
  /** Name of the page. */
  readonly on: string;
  readonly fault?: string;
  /** Customer who is signed in, unless the page has one. */
  readonly persona?: Persona;
  readonly run: (page: Page, shopper: Shopper) => Promise<unknown>;
  /** All that is announced. */
  readonly heard: readonly (string | RegExp)[];
  /** Text or label of the element that has the focus afterwards. */
  readonly focus: string | RegExp;
}

const acts: readonly Act[] = [
  {
    act: 'deleting an address',
    on: 'addressBook',
    run: async (page) => {
      await press(button(page, /^Delete /));
      await confirm(page, 'Delete');
    },
    heard: ['The address is deleted.'],
    focus: 'Address book',
  },
  {
    act: 'deleting a card whose response is lost',
    on: 'cards',
    fault: 'deletePaymentCard:500@after',
    run: async (page, shopper) => {
      shopper.allowNoise(/deletePaymentCard|500/);
      await press(button(page, /^Delete: /));
      await confirm(page, 'Delete');
    },
    heard: ['The card is deleted.'],
    focus: 'Your cards',
  },
  {
    act: 'swapping a wine',
    on: 'winePlanNextCase',
    run: async (page) => {
      await press(button(page, /^Swap /));
      await press(
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Swap for / })
          .first(),
      );
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    heard: [/^\d+ wines$/, /^.+ is swapped for .+ 12 bottles, (?:[£$][\d.]+|[\d,]+ pts)\.$/],
    focus: /\d{4}$/,
  },
  {
    act: 'accepting the offer before cancelling',
    on: 'winePlanCancel',
    run: async (page) => {
      await main(page).getByRole('radio').first().check();
      await press(button(page, /^Continue cancell?ing$/));
      const dialog = page.getByRole('dialog');
      await press(dialog.getByRole('button', { name: 'Accept the offer' }));
      await dialog.getByRole('link', { name: 'Keep my plan' }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
    heard: [/^It is in your next case/],
    focus: /./,
  },
  {
    act: 'a refused coupon',
    on: 'cart',
    run: async (page, shopper) => {
      shopper.allowNoise(/ApiError|40\d|422/);
      await page.getByRole('textbox', { name: 'Voucher or coupon' }).fill('NOPE');
      await page.keyboard.press('Enter');
      await page.getByText('There is no voucher NOPE.').waitFor();
    },
    heard: ['There is no voucher NOPE.'],
    focus: 'Voucher or coupon',
  },
  {
    act: 'a refused voucher',
    on: 'vouchers',
    run: async (page, shopper) => {
      shopper.allowNoise(/ApiError|40\d|422/);
      await page.getByRole('textbox', { name: 'Voucher code' }).fill('NOPE');
      await page.keyboard.press('Enter');
      await page.getByText('There is no voucher NOPE.').waitFor();
    },
    heard: ['There is no voucher NOPE.'],
    focus: 'Voucher code',
  },
  {
    act: 'adding a wine',
    on: 'wine',
    run: async (page) => {
      await press(button(page, /^Add to (basket|cart)$/));
      await page.getByText(/^Added to your (basket|cart)/).waitFor();
    },
    heard: [/^Added to your (basket|cart).+, 1 bottle$/],
    focus: /^Add(ed|ing|)/,
  },
  {
    act: 'changing a quantity',
    on: 'cart',
    run: async (page) => {
      await press(button(page, 'One more'));
      await page.getByText(/is now 3/).waitFor();
    },
    heard: [/^Quantity of .+ is now 3\. Your (?:basket|cart) comes to (?:[£$][\d.]+|[\d,]+ pts)$/],
    focus: 'One more',
  },
  {
    act: 'a favourite',
    on: 'wine',
    persona: 'standard',
    run: async (page) => {
      await press(button(page, /to your favou?rites$/));
      await page.getByText(/is now in your favou?rites/).waitFor();
    },
    heard: [/is now in your favou?rites$/],
    focus: /from your favou?rites$/,
  },
  {
    act: 'saving preferences',
    on: 'contactPreferences',
    run: async (page) => {
      await main(page).getByRole('checkbox').first().press('Space');
      await press(button(page, /^Save/));
      await page.getByText('Your preferences are saved.').waitFor();
    },
    heard: ['Your preferences are saved.'],
    focus: /^Save/,
  },
  {
    act: 'a search for orders without a match',
    on: 'orderHistory',
    run: async (page) => {
      await page.getByLabel('Order number').fill('W1');
      await page.keyboard.press('Enter');
      await main(page).getByRole('heading', { name: 'No matching orders' }).waitFor();
    },
    heard: ['No matching orders'],
    focus: /./,
  },
  {
    act: 'skipping a case',
    on: 'winePlan',
    run: async (page) => {
      await press(button(page, /^Skip/));
      const dialog = page.getByRole('dialog');
      await press(dialog.getByRole('button', { name: /^Skip/ }));
      await dialog
        .getByText(/is skipped/)
        .first()
        .waitFor();
    },
    heard: [/^The case of .+ is skipped, and will not be charged\.$/],
    focus: /Close/,
  },
  {
    act: 'following a link',
    on: 'addressBook',
    run: async (page) => {
      await press(main(page).getByRole('link', { name: 'Your details' }));
      await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor();
    },
    heard: ['Your details'],
    focus: /Your details/,
  },
  {
    act: 'signing out',
    on: 'customer services',
    persona: 'standard',
    run: async (page) => {
      await press(page.getByRole('banner').getByRole('button', { name: 'Sign out' }));
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
    },
    heard: ['You are signed out'],
    focus: /./,
  },
  {
    act: 'signing in',
    on: 'wine',
    run: async (page) => {
      await press(page.getByRole('banner').getByRole('button', { name: 'Sign in' }));
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email address').fill(emailOf('standard'));
      await dialog.getByLabel('Password', { exact: true }).fill(mockPassword);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
      await allLoaded(page);
    },
    heard: [/^You are signed in, /],
    focus: /Rioja/,
  },
];

/** What is only said while a page loads. */
const isLoading = (sentence: string) => /^(Loading|Fetching|Opening|Looking|Updating)|\.\.\.$/.test(sentence);

/** Usual runs take every third act, the brands in turn. */
const drawn = inTurn(isLong ? acts : acts.filter((_, place) => place % 3 === 0), familyBrands);

test.each(drawn)(
  '$act in $kind is announced in one sentence, and leaves the focus in its place',
  async ({ run, heard, focus, on, fault, persona, kind: brand }) => {
    const shopPage = everyPage.find(({ name }) => name === on)!;
    const shopper = await openPage(
      { ...shopPage, ...(persona && { persona }) },
      { brand, query: fault ? { fault } : {} },
    );
    const { page } = shopper;
    await page.addInitScript(listenToRegions);
    await page.evaluate(listenToRegions);
    await run(page, shopper);
    await expect
      .poll(async () => (await heardOn(page)).filter((sentence) => !isLoading(sentence)))
      .toEqual(heard.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))));
    await expect.poll(() => focusedPart(page)).toMatch(focus);
  },
);
