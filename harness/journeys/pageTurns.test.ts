import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawn } from './layoutShifts.js';
import { openShop } from './shopper.js';

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
  const { page } = await openShop({ brand });
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(watchTurns);
  await page.goto('/wines?Ntt=red');
  await page.getByRole('article').nth(9).waitFor();
  return page;
}

const cards = (page: Page) => page.locator('.wsk-WineCard-link');

/** Presses a card as a finger does: the page's code has time to load. */
async function press(page: Page, place: number): Promise<string> {
  const card = cards(page).nth(place);
  const name = (await card.textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  const code = page.waitForResponse(/ProductPageContainer/, { timeout: 3_000 }).catch(() => {});
  await page.mouse.down();
  await code;
  await drawn(page);
  await page.mouse.up();
  return name;
}

test('the picture of a pressed card becomes that of the product’s page, and on the way back again', async () => {
  const page = await openResults('law');
  const name = await press(page, 2);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(async () => (await turnsOf(page)).map(({ ended }) => ended)).toEqual([true]);
  expect(await turnsOf(page)).toEqual([
    {
      names: ['new root', 'new wsk-picture', 'old root', 'old wsk-picture'],
      carried: ['wsk-ProductPage-picture'],
      ended: true,
    },
  ]);
  expect(await carriedIn(page)).toBe(0);
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'MAIN']);
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await page.goBack();
  await cards(page).nth(2).waitFor();
  await expect.poll(async () => (await turnsOf(page)).map(({ ended }) => ended)).toEqual([true, true]);
  const [, back] = await turnsOf(page);
  expect(back?.names).toEqual(['new root', 'new wsk-picture', 'old root', 'old wsk-picture']);
  expect(back?.carried).toEqual(['wsk-Picture wsk-ProductImage']);
  expect(await carriedIn(page)).toBe(0);
  expect(await rejectionsOf(page)).toEqual([]);
});
