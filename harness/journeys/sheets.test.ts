import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { openShop } from './shopper.js';

/** Opens a dialog of the shop on a phone, with a touch screen unless told otherwise. */
async function openSheet(reducedMotion: 'reduce' | 'no-preference', hasTouch = true) {
  const shopper = await openShop({
    path: `/product/${notable.wine}`,
    query: { fault: 'addCartItem:500' },
    viewport: { width: 390, height: 844 },
  });
  shopper.allowNoise(/500 for|status of 500|ApiError/);
  const { page } = shopper;
  await page.emulateMedia({ reducedMotion });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await page.reload();
  const opener = page.getByRole('main').getByRole('button', { name: 'Add to basket', exact: true }).first();
  const dialog = page.getByRole('alertdialog', { name: 'Shopping Basket' });
  await opener.click();
  await dialog.waitFor();
  const top = () => dialog.evaluate((box) => Math.round(box.getBoundingClientRect().top));
  await settled(dialog);
  const head = (await dialog.locator('.wsk-ModalDialog-head').first().boundingBox())!;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) => {
    const point = { x: 60, y: head.y + 30 + y };
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] });
  };
  return { page, opener, dialog, top, touch, head };
}

/** Waits until the sheet has arrived. */
const settled = (dialog: Locator) =>
  dialog.evaluate(async (box) => {
    await Promise.all(box.getAnimations().map(({ finished }) => finished));
  });

test('a sheet follows the finger on its head, returns from a short pull, and closes after a long one', async () => {
  const { opener, dialog, top, touch, head } = await openSheet('no-preference');
  expect(head.height).toBeGreaterThanOrEqual(44);
  const place = await top();
  // The sheet follows once its code is loaded, and a finger that rests moves nothing.
  const pull = async (to: number) => {
    await touch('touchStart');
    const followed = async () => {
      await touch('touchMove', to - 1);
      await touch('touchMove', to);
      return top();
    };
    await expect.poll(followed).toBe(place + to);
  };
  await pull(60);
  await touch('touchMove', -40);
  await expect.poll(top).toBe(place);
  await touch('touchEnd');
  await settled(dialog);
  expect(await dialog.evaluate((box) => (box as HTMLDialogElement).open)).toBe(true);
  expect(await top()).toBe(place);
  await pull(200);
  await touch('touchEnd');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('with less motion, a sheet stays where it is', async () => {
  const { page, dialog, top, touch } = await openSheet('reduce');
  const place = await top();
  await touch('touchStart');
  await page.waitForLoadState('networkidle');
  await touch('touchMove', 200);
  expect(await top()).toBe(place);
  await touch('touchEnd');
  expect(await dialog.evaluate((box) => (box as HTMLDialogElement).open)).toBe(true);
});

/** Returns the border and the place of the bar at the top of a sheet's head; undefined without one. */
const gripOf = (dialog: Locator) =>
  dialog
    .locator('.wsk-ModalDialog-head')
    .first()
    .evaluate((head) => {
      const { content, position, top, width, borderTopColor } = getComputedStyle(head, '::before');
      const edge = getComputedStyle(head).getPropertyValue('--wsk-edge');
      const probe = Object.assign(document.createElement('i'), { style: `color: ${edge}` });
      head.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return content === 'none' ? undefined : { position, top, width, hasEdge: borderTopColor === color };
    });

test('a sheet shows that it can be pulled, by a bar that takes no place', async () => {
  const { dialog } = await openSheet('no-preference');
  await expect.poll(() => gripOf(dialog)).toEqual({ position: 'absolute', top: '6px', width: '32px', hasEdge: true });
});

test.each([
  ['with less motion', 'reduce', true],
  ['without a touch screen', 'no-preference', false],
] as const)('%s, no sheet shows that it could be pulled', async (_, reducedMotion, hasTouch) => {
  const { page, dialog } = await openSheet(reducedMotion, hasTouch);
  await page.waitForLoadState('networkidle');
  expect(await gripOf(dialog)).toBeUndefined();
});
