import { expect, test } from 'vitest';
import {
  addressesFromAnswers,
  hostileCount,
  hostileHost,
  plantAddresses,
  plantedOn,
  recordAnswers,
  unsafeAddresses,
} from './answerAddresses.js';
import { allLoaded, type FamilyBrand, openPage, visitsOf } from './everyPage.js';
import { isLong } from './longRuns.js';

/** Links that were followed already, by brand. */
const followed = new Map<FamilyBrand, Set<string>>();

/** Usual runs follow every third link of a page, from the place that the page's name gives. */
const drawnOf = (name: string, links: readonly string[]): readonly string[] =>
  isLong ? links : links.filter((_, place) => place % 3 === name.length % 3);

/** Pages whose answers are full of addresses. In long runs every page is visited, and some have none. */
const honest = { home: 'law', wine: 'hsb', offer: 'stw', gifts: 'tcm' } as const;
const planted = { home: 'law', 'search results': 'hsb', 'mixed case': 'vir', cart: 'stw' } as const;

test.each(visitsOf(honest))(
  'every address in the answers of $name in $brand leads to a page of the shop, or draws a picture',
  async ({ brand, ...shopPage }) => {
    const { context, page } = await openPage(shopPage, { brand });
    await recordAnswers(context);
    await page.reload();
    await allLoaded(page);
    const { links, pictures } = await addressesFromAnswers(page);
    const { origin } = new URL(page.url());
    const lost = await page.evaluate(
      async (urls) => {
        const isDrawn = async (url: string) => {
          const answer = await fetch(url);
          return answer.ok && answer.headers.get('content-type')?.startsWith('image/');
        };
        const drawn = await Promise.all(urls.map(isDrawn));
        return urls.filter((_, place) => !drawn[place]);
      },
      pictures.filter((url) => url.startsWith(origin)),
    );
    expect(lost).toEqual([]);
    if (shopPage.name in honest) expect(pictures.length + links.length).toBeGreaterThan(0);

    const known = followed.get(brand) ?? new Set();
    followed.set(brand, known);
    for (const link of drawnOf(shopPage.name, links)) {
      const { protocol, origin: to, pathname, search } = new URL(link);
      if (to !== origin) {
        expect(['https:', 'mailto:', 'tel:'], link).toContain(protocol);
        continue;
      }
      if (known.has(pathname + search)) continue;
      known.add(pathname + search);
      await page.goto(link);
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('[data-component="NotFoundPage"], [data-status="unknown"]').count(), link).toBe(0);
    }
  },
);

/** Usual runs plant one payload in each address; long runs each of them. */
const offsets = isLong ? Array.from({ length: hostileCount }, (_, offset) => offset) : [0];

test.each(visitsOf(planted).flatMap((visit, place) => offsets.map((offset) => ({ ...visit, offset: offset + place }))))(
  'no hostile address in the answers of $name in $brand is linked to, drawn or opened (from payload $offset) [CONT-042]',
  async ({ brand, offset, ...shopPage }) => {
    const shopper = await openPage(shopPage, { brand });
    // Editors are told what is not shown, and the shop knows no product with the code that a payload has become.
    shopper.allowNoise(/Not all of|getProduct failed \(http 422\)/);
    const { context, page } = shopper;
    const left: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).hostname === hostileHost) left.push(request.url());
    });
    await plantAddresses(context, offset);
    const before = page.url();
    await page.reload();
    await allLoaded(page);
    if (shopPage.name in planted) expect(await plantedOn(page)).toBeGreaterThan(0);
    expect(await unsafeAddresses(page)).toEqual([]);
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    expect(page.url()).toBe(before);
    expect(left).toEqual([]);
  },
);
