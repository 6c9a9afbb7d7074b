import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { basket, openPanel, row, savedRecording, wine } from './panel.js';
import { openShop } from './shopper.js';

const cartOf = (page: Page): Promise<{ response: { numBottles: number } }> =>
  page.evaluate(async () => (await fetch('/api/cart/list?validate=true')).json());

const recordingFile = (content: string) => ({
  name: 'any.recording.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

test('a password occurs nowhere in the panel, nor in its copies and saved files', async () => {
  const { page, panel, shopper } = await openPanel({ section: 'Calls' });
  shopper.allowNoise(/422/);
  await page.evaluate(async () => {
    for (const password of ['hunter2-hunter2', 'correct-horse'])
      await fetch('/api/authentication/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'standard@shopper.example', password }),
      });
  });
  await row(page, 'login').filter({ hasText: '200' }).getByText('POST /api/authentication/login').click();
  await row(page, 'login').getByText('"password": "[redacted]"').waitFor();
  await panel.getByRole('button', { name: 'Copy as JSON' }).click();
  await panel.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const panelText = (await panel.textContent()) ?? '';
  await panel.getByRole('tab', { name: 'Recording' }).click();
  const saved = await savedRecording(page);
  expect(copied).toContain('"operationId": "login"');
  expect(saved).toContain('/api/authentication/login');
  expect(copied + panelText + saved).not.toMatch(/hunter2|correct-horse/);
});

test('a capsule opens the same page with the same settings', async () => {
  const { page, panel } = await openPanel({
    path: wine,
    section: 'Recording',
    query: { login: 'hard', x: '1' },
  });
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await panel.getByText('Copied').waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe(wine);
  expect([...link.searchParams.keys()]).toEqual(['x', 'capsule']);
  const other = await openShop({ path: link.pathname, query: link.search.slice(1) });
  await other.page.getByText('Margaret').waitFor();
  await other.page.getByRole('button', { name: 'Add to basket', exact: true }).waitFor();
});

test('a replayed recording gives the same shop, and a damaged one shows what is wrong', async () => {
  const { page, panel, shopper } = await openPanel({ path: wine, section: 'Recording' });
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await basket(page, 1).waitFor();
  await page.reload();
  const tab = await shopper.openTab(wine);
  await tab.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await expect.poll(async () => (await cartOf(tab)).response.numBottles).toBe(2);
  const recorded = await cartOf(page);
  await tab.close();
  const saved = await savedRecording(page);

  await panel.getByRole('button', { name: 'Reset the shop' }).click();
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  const load = panel.getByLabel('Load a recording');
  const replay = panel.getByRole('button', { name: 'Replay' });
  await load.setInputFiles(recordingFile(saved.slice(0, -30)));
  await panel.getByText('any.recording.json. Replaying it replaces this shop.').waitFor();
  await replay.click();
  await panel.getByText('This recording was cut short.').waitFor();
  await load.setInputFiles(recordingFile(saved.replace('0651883/1', '0651883/2')));
  await replay.click();
  await panel.getByText('This recording was altered').waitFor();
  await load.setInputFiles(recordingFile(saved));
  await replay.click();
  await panel.getByText(/^The same after \d+ steps, to the byte\.$/).waitFor();
  await panel.getByRole('button', { name: 'Show the replayed shop' }).click();
  await basket(page, 2).waitFor();
  expect(await cartOf(page)).toEqual(recorded);
});

test('a recording continues in another browser in the same session', async () => {
  const { page } = await openPanel({ path: wine, section: 'Recording' });
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await basket(page, 1).waitFor();
  const saved = await savedRecording(page);
  const { page: other, panel } = await openPanel({ brand: 'hsb', section: 'Recording' });
  await panel.getByLabel('Load a recording').setInputFiles(recordingFile(saved));
  await panel.getByRole('button', { name: 'Replay' }).click();
  await panel.getByRole('button', { name: 'Show the replayed shop' }).click();
  await other.getByRole('button', { name: /^Basket: 1 bottle, £/ }).waitFor();
});

test('a shop stored before recordings existed is replaced with a new one', async () => {
  const { page } = await openShop({ path: '/hosts/hostile.html', query: { page: '', host: 'none' } });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('wine-storefront', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('shop').put({ shape: 1, settings: {} }, 'saved');
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await page.goto(wine);
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await basket(page, 1).waitFor();
});
