import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Change, withChanges } from '../../mocks/engine/changes.js';
import type { Saved } from '../../mocks/stores/store.js';
import { isLong } from './longRuns.js';
import { basket, wine } from './panel.js';
import { openShop } from './shopper.js';
import { readShopStore } from './shopStore.js';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to basket', exact: true });
const newShop = (page: Page) => page.getByText('This is a new shop');
const cannotBeKept = (page: Page) => page.getByRole('heading', { name: 'The shop cannot be kept' });
const brokenOff = (page: Page) => page.getByText(/Something went wrong|could not start/);

/** Something a browser may find in place of the stored shop. */
interface Found {
  readonly saved?: unknown;
  /** Version of the database. */
  readonly version?: number;
  readonly stores?: readonly string[];
  /** Key path of the database's stores, if set. */
  readonly keyPath?: string;
}

/** Stores something in place of the shop, from a page of the same site that has no shop. */
const leaveBehind = (page: Page, found: Found): Promise<void> =>
  page.evaluate(
    ({ saved, version = 2, stores = ['shop', 'steps'], keyPath }) =>
      new Promise<void>((resolve, reject) => {
        indexedDB.deleteDatabase('wine-storefront').onsuccess = () => {
          const opening = indexedDB.open('wine-storefront', version);
          opening.onerror = () => reject(opening.error);
          opening.onupgradeneeded = () => {
            for (const store of stores) opening.result.createObjectStore(store, keyPath ? { keyPath } : {});
            if (stores.includes('shop') && saved !== undefined)
              opening.transaction?.objectStore('shop').put(saved, ...(keyPath ? [] : ['saved']));
          };
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    found,
  );

/** Returns garbage made from a stored shop, by description. */
const garbageOf = (shop: Saved): Readonly<Record<string, Found>> => {
  const [session = ''] = Object.keys(shop.state.sessions);
  const inVisit = ['state', 'sessions', session];
  const changed = (path: readonly string[], change: Omit<Change, 'path'>): Found => ({
    saved: withChanges<unknown>(shop, [{ path: [...path], ...change }]),
  });
  const having = (path: readonly string[], value: unknown) => changed(path, { value });
  const without = (path: readonly string[]) => changed(path, { isGone: true });
  return {
    'a text': { saved: 'Dear shop' },
    'a number': { saved: 7 },
    null: { saved: null },
    'a list': { saved: [] },
    'an empty object': { saved: {} },
    'an older shape': { saved: { shape: 1, settings: {} } },
    'a shape that is no number': having(['shape'], 'three'),
    'nothing but a shape': { saved: { shape: shop.shape } },
    'no settings': having(['settings'], null),
    'a brand that is gone': having(['settings', 'brand'], 'gone'),
    'a clock that is none': having(['settings', 'clock'], 'yesterday'),
    'no state': without(['state']),
    'visits in a list': having(['state', 'sessions'], []),
    'a visit that is null': having(inVisit, null),
    'a visit without a basket': without([...inVisit, 'basket']),
    'a line that is null': having([...inVisit, 'basket', '0'], null),
    'a wine that was never sold': having([...inVisit, 'basket', '0', 'itemCode'], 'NEVER'),
    'less than a bottle': having([...inVisit, 'basket', '0', 'quantity'], -2),
    'a login there is not': having([...inVisit, 'login'], 'root'),
    'a checkout that is a text': having([...inVisit, 'checkout'], 'paid'),
    'an order that is none': having(['state', 'orders'], { W1: {} }),
    'no sequence': without(['state', 'sequence']),
    'uses of faults in a list': having(['faultUses'], ['getCart:500']),
    'no beginning': without(['beginning']),
    'another world': having(['worldKey'], 'elsewhere'),
    'nothing said of the address': having(['fromAddress'], null),
    'a database of a later version': { version: 99 },
    'a database without a place for the shop': { stores: ['steps'] },
    'a database without a place for steps': { stores: ['shop'] },
    'a database of something else': { saved: { id: 'saved' }, keyPath: 'id' },
  };
};

/** If the browser's database itself is the problem, the shop asks before creating a new one; otherwise it starts again
 * by itself. */
const offers = [
  'a database of a later version',
  'a database without a place for the shop',
  'a database without a place for steps',
  'a database of something else',
];

test('whatever a browser has stored in place of a shop is reported and replaced with a new shop', async () => {
  const shopper = await openShop({ path: wine, query: { latency: '0' } });
  shopper.allowNoise(/ApiError|status of 50\d/);
  const { page } = shopper;
  await addButton(page).click();
  await basket(page, 1).waitFor();
  const saved = await readShopStore<Saved>(page, 'saved');
  if (!saved) throw new Error('The shop has not begun.');
  const garbage = garbageOf(saved);
  expect(Object.keys(garbage).length).toBeGreaterThan(25);
  // Usual runs test a third of the garbage.
  const drawn = Object.entries(garbage).filter(([kind], place) => isLong || place % 3 === 0 || offers.includes(kind));
  for (const [kind, found] of drawn) {
    await page.goto('/hosts/hostile.html?page=&host=none');
    await leaveBehind(page, found);
    await page.goto(wine);
    await newShop(page).or(cannotBeKept(page)).or(brokenOff(page)).first().waitFor();
    expect(await brokenOff(page).count(), kind).toBe(0);
    expect(await cannotBeKept(page).isVisible(), kind).toBe(offers.includes(kind));
    if (offers.includes(kind)) await page.getByRole('button', { name: 'Start with a new shop' }).click();
    // The old basket is gone, and the new shop works.
    await addButton(page).waitFor();
    await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
    if (kind === 'null' || kind === 'a database of something else') {
      await addButton(page).click();
      await basket(page, 1).waitFor();
    }
  }
});

test('a shop whose browser has run out of space reports it, and offers a new one', async () => {
  const shopper = await openShop({ path: wine, query: { latency: '0' } });
  shopper.allowNoise(/ApiError|status of 50\d|QuotaExceeded/);
  const { page } = shopper;
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  // The quota a test sets does not affect a connection that is already open. The page also writes without being asked,
  // and could show its message before a pointer reaches the button, so the quota is set at the moment of the click.
  await addButton(page).evaluate((button: HTMLButtonElement) => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    button.click();
  });
  await cannotBeKept(page).waitFor();
  await page.getByText('This browser has no room left for the shop.').waitFor();
  await page.getByRole('button', { name: 'Start with a new shop' }).click();
  await addButton(page).click();
  await basket(page, 1).waitFor();
});
