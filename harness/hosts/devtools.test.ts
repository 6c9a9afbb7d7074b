import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { serve } from '../scripts/static.mjs';
import { root, scriptOf } from '../scripts/tools.mjs';
import { builtPage } from './host.js';
import { none, openPanel, panelOf, tourPanel, traces } from './panelTour.js';
import { installed, startHost, stopHosts } from './serving.js';
import { closeBrowser, endVisits, visit } from './visitor.js';

const { name } = manifest;
const product = '/product/0651883';
let folder: string;
let dev: string;
beforeAll(async () => {
  folder = installed('vite', 'panel');
  dev = await startHost(folder, undefined, scriptOf('vite', 'vite'), '--host', '127.0.0.1', '--port', '{port}');
});
afterEach(endVisits);
afterAll(async () => {
  await closeBrowser();
  stopHosts();
});

const addButton = (page: Page) => page.getByRole('button', { name: /^Add to basket$/ });

/** Returns the name of the focused element, in any shadow tree. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.textContent?.trim() ?? '';
  });

describe('over the mock in Vite’s own server', () => {
  test('the panel shows the calls, sets a fault, moves the clock and changes the customer', async () => {
    const { page, noise } = await visit(dev + product);
    await tourPanel(page, noise);
  });

  test('the focus goes in and back, with the shortcut and with Escape', async () => {
    const { page } = await visit(dev + product);
    const add = addButton(page);
    await add.focus();
    const before = await focused(page);
    for (const out of ['Escape', 'Control+Backquote']) {
      await page.keyboard.press('Control+Backquote');
      await expect.poll(() => focused(page)).toBe('World');
      await page.keyboard.press(out);
      await panelOf(page).waitFor({ state: 'detached' });
      expect(await focused(page)).toBe(before);
    }
  });

  test('a page in a world of its own has the panel of that world', async () => {
    const { page } = await visit(dev + product, {
      prepare: (opened) => opened.context().addCookies([{ name: 'x-wsk-world', value: 'own', url: dev }]),
    });
    // The page has made its own call before the fault is set.
    await page.getByRole('button', { name: /basket: empty/i }).waitFor();
    await openPanel(page, 'Faults');
    await panelOf(page)
      .getByRole('radio', { name: /^getCart / })
      .check();
    await panelOf(page).getByRole('button', { name: 'Add fault' }).click();
    await panelOf(page).getByText('getCart:500', { exact: true }).waitFor();
    const faultOf = async (headers: Readonly<Record<string, string>>) =>
      (await (await fetch(`${dev}/__mock/faults`, { headers })).json()).fault;
    expect(await faultOf({ 'x-wsk-world': 'own' })).toBe('getCart:500');
    expect(await faultOf({})).not.toContain('getCart');
  });

  test('a copied link offers the settings of its shop, which start with a press', async () => {
    const { page } = await visit(dev + product, {
      prepare: (opened) => opened.context().addCookies([{ name: 'x-wsk-world', value: 'sender', url: dev }]),
    });
    const world = async (name: string) =>
      (await fetch(`${dev}/__mock/world`, { headers: { 'x-wsk-world': name } })).json();
    const body = JSON.stringify({ brand: 'law', persona: 'heavy', login: 'hard', seed: '7' });
    const headers = { 'content-type': 'application/json', 'x-wsk-world': 'sender' };
    await fetch(`${dev}/__mock/world`, { method: 'POST', headers, body });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await addButton(page).waitFor();
    await openPanel(page, 'Recording');
    await panelOf(page).getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#wsk-capsule=');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.split('#')[0]).toBe(dev + product);

    const { page: receiver, noise } = await visit(link, {
      prepare: (opened) => opened.context().addCookies([{ name: 'x-wsk-world', value: 'receiver', url: dev }]),
    });
    const field = panelOf(receiver).getByLabel('Start a new shop with the settings of a capsule');
    await expect.poll(() => field.inputValue()).toBe(link.split('=').at(-1));
    await expect.poll(() => field.evaluate((one) => one.matches(':focus'))).toBe(true);
    // Nothing changed before the press, and another load does not offer it again.
    expect(await world('receiver')).toMatchObject({ persona: 'standard' });
    expect(receiver.url()).toBe(dev + product);
    await Promise.all([
      receiver.waitForEvent('load'),
      panelOf(receiver).getByRole('button', { name: 'Start' }).click(),
    ]);
    expect(await world('receiver')).toEqual(await world('sender'));
    await expect.poll(() => field.inputValue()).toBe('');

    // A link that was cut short is refused, and stays in the field.
    await receiver.evaluate(() => {
      window.location.hash = 'wsk-capsule=abc';
    });
    await expect.poll(() => field.inputValue()).toBe('abc');
    await panelOf(receiver).getByRole('button', { name: 'Start' }).click();
    await panelOf(receiver)
      .getByText(/It may have been cut short; copy the whole link again\.$/)
      .waitFor();
    expect(await field.inputValue()).toBe('abc');
    await expect.poll(() => noise.splice(0)).toEqual([`422 for ${dev}/__mock/capsule`]);
  });

  test('no style of a hostile page reaches the panel, and none of the panel reaches the page', async () => {
    const { page } = await visit(dev + product);
    await addButton(page).waitFor();
    const looks = () =>
      panelOf(page).evaluate((panel) => {
        const all = [panel, ...panel.querySelectorAll('*')];
        return all.map((one) => {
          const style = getComputedStyle(one);
          const { width, height } = one.getBoundingClientRect();
          const names = ['color', 'display', 'position', 'direction', 'fontSize', 'visibility', 'opacity'] as const;
          return [one.tagName, ...names.map((property) => style[property]), Math.round(width), Math.round(height)].join(
            ' ',
          );
        });
      });
    await openPanel(page, 'Recording');
    await panelOf(page).getByRole('button', { name: 'Save recording' }).waitFor();
    const undisturbed = await looks();
    expect(undisturbed.length).toBeGreaterThan(20);
    await page.addStyleTag({
      content: `* { all: unset !important; color: red !important; direction: rtl !important; font-size: 40px !important;
        transform: translateX(90px) !important; visibility: hidden !important; opacity: 0.1 !important; --panel-ink: red !important }
        wine-storefront-devtools { display: none !important } body { filter: blur(4px) !important; contain: paint !important }
        button { display: none !important } html { overflow: hidden !important }`,
    });
    expect(await looks()).toEqual(undisturbed);
  });

  test('and the page with the panel looks as without it', async () => {
    const { page } = await visit(dev + product);
    await addButton(page).waitFor();
    const looks = () =>
      page.evaluate(() => [
        document.styleSheets.length,
        document.documentElement.className,
        document.body.getAttribute('style'),
        ...[...document.querySelectorAll('#page *')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [one.tagName, getComputedStyle(one).color, x, y, width, height].join(' ');
        }),
      ]);
    await page.waitForLoadState('networkidle');
    const before = await looks();
    await openPanel(page, 'Calls');
    expect(await looks()).toEqual(before);
  });
});

test('a build of the host has nothing of the panel', async () => {
  const outDir = join(folder, 'built');
  const env = { ...process.env, API: 'http://127.0.0.1:1', NODE_ENV: 'production' };
  const args = ['build', '--outDir', outDir, '--logLevel', 'error'];
  execFileSync(process.execPath, [scriptOf('vite', 'vite'), ...args], { cwd: folder, env });
  const code = globSync('**/*.js', { cwd: outDir }).map((file) => readFileSync(join(outDir, file), 'utf8'));
  expect(code.length).toBeGreaterThan(5);
  expect(code.filter((text) => /wine-storefront-devtools|__mock\//.test(text))).toEqual([]);
});

/** Adds a content security policy with trusted types to a built page; `policies` are the ones it allows. */
function restrict(built: string, policies: string): void {
  const index = join(built, 'index.html');
  const policy = `default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types ${policies}`;
  const html = readFileSync(index, 'utf8');
  writeFileSync(
    index,
    html.replace('<title>', `<meta http-equiv="Content-Security-Policy" content="${policy}"><title>`),
  );
}

/** Opens every section, and does in each what draws more of it. Nobody has called the shop but for its basket. */
async function useEverySection(page: Page): Promise<void> {
  const panel = panelOf(page);
  const open = (section: string) => panel.getByRole('tab', { name: section }).click();
  const cart = () => page.evaluate(async () => (await fetch('/api/cart/list')).status);
  expect(await cart()).toBe(200);
  await open('Calls');
  await panel.getByText('GET /api/cart/list').click();
  await panel.getByText(/^Ledger rows: /).waitFor();
  await open('Faults');
  await panel.getByRole('radio', { name: /^getCart / }).check();
  await panel.getByLabel('Status').fill('409');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await panel.getByText('getCart:409', { exact: true }).waitFor();
  expect(await cart()).toBe(409);
  await open('Events');
  await page.evaluate(() =>
    (globalThis as unknown as { dataLayer: object[] }).dataLayer.push({ event: '<b>bold</b>' }),
  );
  await panel.getByText('<b>bold</b>').first().waitFor();
  await open('Recording');
  await panel.getByRole('button', { name: 'Save recording' }).waitFor();
}

describe('over a mock in the page, under a strict policy with trusted types', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    const built = await builtPage(
      'panel',
      `import { installDevtools } from '${name}/devtools';
import { answerPage, createMock, memoryStore, startOf } from '${name}/mocks';
// Only the address of a worker needs a policy, which is the host's own.
globalThis.trustedTypes.createPolicy('default', { createScriptURL: (url) => (url === '/mockServiceWorker.js' ? url : null) });
const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
await answerPage(mock);
globalThis.remove = installDevtools({ mock, shortcut: 'Control+Shift+KeyM', page: { reload: () => document.title = 'reloaded' } });
document.body.append(Object.assign(document.createElement('button'), { textContent: 'Ready' }));`,
    );
    copyFileSync(join(root, 'dist/mocks/mockServiceWorker.js'), join(built, 'mockServiceWorker.js'));
    restrict(built, 'default');
    site = await serve(built, '/');
  });
  afterAll(() => site?.close());

  test('the panel opens, shows the calls and changes the shop, and goes when it is removed', async () => {
    const { page } = await visit(site.url);
    await page.getByRole('button', { name: 'Ready' }).waitFor();
    expect(await traces(page)).toEqual(none);
    await page.keyboard.press('Control+Shift+KeyM');
    const panel = panelOf(page);
    await panel.getByText('Ctrl+Shift+M').waitFor();
    expect(await panel.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(22, 24, 29)');
    await useEverySection(page);
    await panel.getByRole('tab', { name: 'World' }).click();
    await panel.getByLabel('Persona').selectOption('heavy');
    await expect.poll(() => page.title()).toBe('reloaded');
    await page.evaluate(() => (globalThis as unknown as { remove: () => void }).remove());
    expect(await traces(page)).toMatchObject({ elements: 0, styles: 0 });
    await page.keyboard.press('Control+Shift+KeyM');
    expect(await page.evaluate(async () => (await fetch('/api/cart/list')).status)).toBe(409);
    expect(await traces(page)).toMatchObject({ elements: 0, styles: 0 });
  });
});

describe('over a mock at the origin of the page, under a policy that allows no trusted types', () => {
  test('the panel needs none of them', async () => {
    const built = await builtPage(
      'panelOverHttp',
      `import { installDevtools } from '${name}/devtools';
globalThis.dataLayer = [];
installDevtools();
document.body.append(Object.assign(document.createElement('button'), { textContent: 'Ready' }));`,
    );
    restrict(built, "'none'");
    const project = dirname(built);
    const shop = `import { wineShop } from '${name}/mocks/vite';\nexport default { plugins: [wineShop({ brand: 'law', latency: 0 })] };`;
    writeFileSync(join(project, 'vite.config.js'), shop);
    const args = ['preview', '--host', '127.0.0.1', '--port', '{port}'];
    const { page, noise } = await visit(await startHost(project, undefined, scriptOf('vite', 'vite'), ...args));
    await page.getByRole('button', { name: 'Ready' }).waitFor();
    // The page does require trusted types.
    const attempt = page.evaluate(() => {
      document.createElement('p').innerHTML = '<b>bold</b>';
    });
    await expect(attempt).rejects.toThrow('TrustedHTML');
    await expect.poll(() => noise.splice(0).join()).toMatch(/TrustedHTML/);
    await page.keyboard.press('Control+Backquote');
    await useEverySection(page);
    await panelOf(page).getByRole('tab', { name: 'World' }).click();
    await Promise.all([page.waitForEvent('load'), panelOf(page).getByLabel('Persona').selectOption('heavy')]);
    await expect.poll(() => panelOf(page).getByLabel('Persona').inputValue()).toBe('heavy');
    expect(noise.splice(0)).toEqual([expect.stringMatching(/^409 for .*\/api\/cart\/list$/)]);
  });
});
