import { expect, test } from 'vitest';
import { keptBy } from './keptBy.js';
import { focused } from './keyboard.js';
import { openShop } from './shopper.js';

const refused = 'We do not recognise these numbers. Please check your card and try again.';

test('with only the keyboard, at 320 px, a card is refused and another passes the gate [GATE-001, GATE-002, GATE-013, GATE-026, GATE-027, GATE-028, GATE-029, MISC-027]', async () => {
  const shopper = await openShop({
    brand: 'hsb',
    path: '/wines',
    query: { flags: 'cardCookie' },
    viewport: { width: 320, height: 640 },
  });
  const { page } = shopper;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (message) => sent.push(message.text()));
  const gate = page.getByRole('dialog', { name: 'Welcome to your perfect wines' });
  await gate.waitFor();
  await expect.poll(() => page.title()).toMatch(/^Welcome to your perfect wines - /);
  // The page behind cannot be scrolled or reached with Tab.
  await page
    .getByText(/\d pts/)
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/);
    expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer'))).toBeNull();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // A full card number is pasted: its first six digits are kept, and the others go nowhere.
  await gate.getByRole('textbox', { name: 'Digit 3 of 6' }).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '4929 1988 7766 5544');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect.poll(() => focused(page)).toBe('Digit 6 of 6');
  const boxes = await gate.getByRole('textbox').all();
  expect(await Promise.all(boxes.map((box) => box.inputValue()))).toEqual(['4', '9', '2', '9', '1', '9']);
  await page.keyboard.press('Enter');
  await gate.getByText(refused).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Error: Welcome to your perfect wines - /);
  expect(sent.filter((line) => line.includes('492919'))).toHaveLength(1);
  const rest = /88 ?7766|7766 ?5544/;
  expect(await keptBy(page)).not.toMatch(rest);
  expect(sent.join()).not.toMatch(rest);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Backspace');
  expect(await focused(page)).toBe('Digit 1 of 6');
  await page.keyboard.type('411111');
  const loadedAgain = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loadedAgain;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Most popular - /);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // No part of the number is stored.
  expect(await keptBy(page)).not.toContain('411111');
  expect(await keptBy(page)).not.toContain('492919');
});

test('a brand without points has no gate, regardless of the cookie [GATE-001]', async () => {
  const { page } = await openShop({ brand: 'law', query: { flags: 'cardCookie' } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText(/£\d/).first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
