import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, visitsOf } from './everyPage.js';
import { isLong } from './longRuns.js';

/** More than the number of tab stops on any page. */
const mostStops = 400;

/** What a step along the tab stops leads to: the stop, if it is new, and what covers it. */
interface Stop {
  readonly name: string;
  readonly isNew: boolean;
  readonly cover: string | undefined;
}

/** Returns the focused element of the shop, and what sticks to the window and covers it wholly (WCAG 2.4.11). */
const stopAt = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const marked = window as unknown as { stops?: Set<Element> };
    marked.stops ??= new Set();
    const { stops } = marked;
    const one = document.activeElement as HTMLElement | null;
    // The harness's panel is outside the shop.
    if (!one?.closest('.wsk-BrandScope')) return undefined;
    const isNew = !stops.has(one);
    stops.add(one);
    // A control that is drawn by its label.
    const drawn = (one as HTMLInputElement).labels?.[0] ?? one;
    const seen = one.getBoundingClientRect().width > 4 ? one : drawn;
    const { left, top, width, height } = seen.getBoundingClientRect();
    const sticks = (element: Element | null): Element | undefined => {
      for (let box = element; box; box = box.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(box).position)) return box;
      return undefined;
    };
    const covers = [0.04, 0.25, 0.5, 0.75, 0.96].flatMap((x) =>
      [0.04, 0.25, 0.5, 0.75, 0.96].map((y) => {
        const [px, py] = [left + width * x, top + height * y];
        if (py < 0 || py >= window.innerHeight) return 'the edge of the window';
        if (px < 0 || px >= window.innerWidth) return undefined;
        const cover = sticks(document.elementFromPoint(px, py));
        return !cover || cover.contains(one) ? undefined : cover.className;
      }),
    );
    const name = (one.ariaLabel ?? one.innerText ?? '').trim().slice(0, 60) || `${one.tagName} ${one.className}`;
    return { name, isNew, cover: covers.every(Boolean) ? covers[0] : undefined };
  });

/** Walks along all tab stops with a key, and returns those that are covered. */
async function coveredBy(page: Page, key: string): Promise<readonly string[]> {
  await page.evaluate(() => Object.assign(window, { stops: new Set() }));
  const covered: string[] = [];
  for (let step = 0; step < mostStops; step++) {
    await page.keyboard.press(key);
    const stop = await stopAt(page);
    if (stop?.cover) covered.push(`${key}: ${stop.name} is under ${stop.cover}`);
    if (stop && !stop.isNew) return covered;
  }
  throw new Error(`More than ${mostStops} tab stops.`);
}

/** Usual runs take pages with bars, rails and long lists, in one of the two sizes each. */
const visits = visitsOf({
  home: 'law',
  wine: 'vir',
  'search results': 'law',
  winePlanNextCase: 'hsb',
  'mixed case': 'stw',
});

describe.each([
  [1280, 720, 1],
  [390, 664, 0],
] as const)('at %i by %i px', (width, height, turn) => {
  test.each(visits.filter((_, place) => isLong || place % 2 === turn))(
    'nothing covers the focus on the page $name of $brand',
    async ({ brand, ...page }) => {
      const shopper = await openPage(page, { brand, viewport: { width, height } });
      const forwards = await coveredBy(shopper.page, 'Tab');
      const backwards = await coveredBy(shopper.page, 'Shift+Tab');
      expect([...forwards, ...backwards]).toEqual([]);
    },
  );
});
