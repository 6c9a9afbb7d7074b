import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShop, plainPage } from './shopper.js';

/** What a page saw of its transitions. */
interface Turn {
  /** Names of what was captured, while it is animated. */
  readonly names: readonly string[];
  /** Component of the one element that has the picture's name meanwhile. */
  readonly carried: readonly string[];
  readonly ended: boolean;
}

/** Notes each transition of the page, and every rejection that nothing handles. */
function watchTurns(): void {
  // The shop waits for a picture for a tenth of a second, which is longer here than a slow machine needs.
  const now = performance.now.bind(performance);
  performance.now = () => now() / 50;
  const turns: Turn[] = [];
  const rejections: string[] = [];
  Object.assign(window, { turns, rejections });
  window.addEventListener('unhandledrejection', ({ reason }) => rejections.push(String(reason)));
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (options) => {
    const transition = start(options);
    const turn = { names: [] as string[], carried: [] as string[], ended: false };
    turns.push(turn);
    transition.ready.then(
      () => {
        const groups = document
          .getAnimations()
          .map(({ effect }) => /-(old|new)\(([\w-]+)\)$/.exec((effect as KeyframeEffect).pseudoElement ?? ''));
        turn.names = [...new Set(groups.flatMap((group) => (group ? [`${group[1]} ${group[2]}`] : [])))].sort();
        turn.carried = [...document.querySelectorAll('[data-carried]')].map(({ className }) => className);
      },
      () => {},
    );
    void transition.finished.then(() => {
      turn.ended = true;
    });
    return transition;
  };
}

const turnsOf = (page: Page) => page.evaluate(() => (window as unknown as { turns: Turn[] }).turns);
const rejectionsOf = (page: Page) => page.evaluate(() => (window as unknown as { rejections: string[] }).rejections);
const carriedIn = (page: Page) => page.locator('[data-carried]').count();

/** Opens a page of results with motion, with the code of the product's page loaded. */
async function openResults(brand: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
  const { page } = await openShop({ brand, path: plainPage });
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(watchTurns);
  await page.goto('/wines?Ntt=red');
  await page.getByRole('article').nth(9).waitFor();
  return page;
}

const cards = (page: Page) => page.locator('.wsk-WineCard-link');

/** Presses a card. Returns where the page was scrolled to. */
async function press(page: Page, place: number): Promise<number> {
  await cards(page).nth(place).hover();
  await page.mouse.down();
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.up();
  await page.waitForURL(/\/product\//);
  await page.locator('.wsk-ProductPage[data-status="ready"]').waitFor();
  return top;
}

const both = ['new root', 'new wsk-picture', 'old root', 'old wsk-picture'];

/** Visits a product and returns, so that the code of its page is there. */
async function loadProductPage(page: Page): Promise<void> {
  await press(page, 0);
  await page.goBack();
  await cards(page).first().waitFor();
  await expect.poll(async () => (await turnsOf(page)).every(({ ended }) => ended)).toBe(true);
  await page.evaluate(() => (window as unknown as { turns: Turn[] }).turns.splice(0));
}

test('the picture of a pressed card becomes that of the product’s page, and on the way back again', async () => {
  const page = await openResults('law');
  await loadProductPage(page);
  const place = await press(page, 9);
  await expect.poll(() => turnsOf(page)).toEqual([{ names: both, carried: ['wsk-ProductPage-picture'], ended: true }]);
  expect(await carriedIn(page)).toBe(0);
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'MAIN']);
  // Browsers ask a page about the way back only after it has been used.
  await page.getByRole('heading', { level: 1 }).click();
  await page.goBack();
  await cards(page).nth(9).waitFor();
  await expect
    .poll(async () => (await turnsOf(page)).at(1))
    .toEqual({ names: both, carried: ['wsk-Picture wsk-ProductImage'], ended: true });
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(await carriedIn(page)).toBe(0);
  expect(await rejectionsOf(page)).toEqual([]);
});

test('two presses in a row open both pages, and nothing is rejected or stays named', async () => {
  const page = await openResults('law');
  const [, second] = await cards(page).evaluateAll((links) =>
    links.slice(0, 2).map((link) => (link as HTMLAnchorElement).pathname),
  );
  await page.evaluate(() => {
    for (const link of [...document.querySelectorAll<HTMLAnchorElement>('.wsk-WineCard-link')].slice(0, 2))
      link.click();
  });
  await page.waitForURL(`**${second}`);
  await page.locator('.wsk-ProductPage[data-status="ready"]').waitFor();
  await expect.poll(async () => (await turnsOf(page)).map(({ ended }) => ended)).toEqual([true, true]);
  expect(await carriedIn(page)).toBe(0);
  expect(await rejectionsOf(page)).toEqual([]);
});

test('a second press of the same card opens its page once', async () => {
  const page = await openResults('law');
  const entries = await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('.wsk-WineCard-link');
    link?.click();
    link?.click();
    return window.history.length;
  });
  await page.locator('.wsk-ProductPage[data-status="ready"]').waitFor();
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  expect(await turnsOf(page)).toHaveLength(1);
});

test('until the product has loaded, its page has the picture of the card', async () => {
  const shopper = await openShop({ path: plainPage });
  const { page } = shopper;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/wines?Ntt=red');
  await page.getByRole('article').nth(9).waitFor();
  const release = await shopper.holdAnswers('getProduct');
  const card = page.locator('.wsk-WineCard').nth(2);
  const src = await card
    .locator('img')
    .first()
    .evaluate((image) => (image as HTMLImageElement).src);
  await card.locator('.wsk-WineCard-link').click();
  const picture = page.locator('.wsk-ProductPage[data-status="loading"] .wsk-ProductPage-picture img');
  await picture.waitFor();
  expect(await picture.evaluate((image) => (image as HTMLImageElement).src)).toBe(src);
  const box = await page.locator('.wsk-ProductPage-picture').elementHandle();
  release();
  await page.locator('.wsk-ProductPage[data-status="ready"]').waitFor();
  expect(await box?.evaluate((element) => element.isConnected)).toBe(true);
});

test.each([
  ['a shopper who prefers less motion', 'law', 'reduce'],
  ['a brand whose pages are cut', 'ba', 'no-preference'],
] as const)('for %s, the page is simply there', async (_, brand, reducedMotion) => {
  const page = await openResults(brand, reducedMotion);
  await press(page, 2);
  await page.getByRole('heading', { level: 1 }).click();
  await page.goBack();
  await cards(page).nth(2).waitFor();
  expect(await turnsOf(page)).toEqual([]);
});

test('where pages only fade, no picture moves', async () => {
  const page = await openResults('wsj');
  await press(page, 2);
  await expect.poll(() => turnsOf(page)).toMatchObject([{ names: ['new root', 'old root'], ended: true }]);
});

test('a browser without transitions opens the page', async () => {
  const { page } = await openShop({ path: plainPage });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    for (const name of ['ViewTransition', 'navigation']) Reflect.deleteProperty(window, name);
    Object.assign(Document.prototype, { startViewTransition: undefined });
  });
  await page.goto('/wines?Ntt=red');
  await press(page, 2);
  await page.goBack();
  await cards(page).nth(2).waitFor();
});
