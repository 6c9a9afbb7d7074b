import { describe, expect, test } from 'vitest';
import { basket, focusedName, openPanel, row, wine } from './panel.js';

const callCentre =
  'Sorry, we are having problems adding your product, please try again or contact the call centre on 01632 960 144';

describe('the world', () => {
  test('changes its login and persona immediately, and the focus stays on the changed control', async () => {
    const { page, panel } = await openPanel();
    await panel.getByLabel('Login of this visit').selectOption('hard');
    await page.getByText('Margaret').waitFor();
    await panel.getByLabel('Persona').focus();
    await panel.getByLabel('Persona').selectOption('wine-reward');
    await page.getByText('Catrin').waitFor();
    expect(await panel.getByLabel('Login of this visit').inputValue()).toBe('hard');
    await expect.poll(() => panel.getByLabel('Persona').evaluate((one) => one.matches(':focus'))).toBe(true);
  });

  test('shows the session’s login, and sets it again', async () => {
    const { page, panel } = await openPanel({ query: { login: 'hard' } });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expect.poll(() => panel.getByLabel('Login of this visit').inputValue()).toBe('visitor');
    await panel.getByLabel('Login of this visit').selectOption('hard');
    await page.getByText('Margaret').waitFor();
  });

  test('of another brand opens at its own host, with the other settings', async () => {
    const { page, panel } = await openPanel({ query: { login: 'hard', persona: 'new' } });
    await page.getByText('Tom', { exact: false }).first().waitFor();
    await panel.getByLabel('Brand').selectOption('wpe');
    await page.waitForURL((url) => url.hostname === 'wpe.localhost' && url.hash === '' && url.search === '');
    await page.getByText('Tom', { exact: false }).first().waitFor();
    await panel.getByLabel('Country').selectOption({ index: 1 });
    await page.waitForURL((url) => /^wpe-(nz|au)\.localhost$/.test(url.hostname));
    expect(await panel.getByLabel('Persona').inputValue()).toBe('new');
    expect(await panel.getByLabel('Brand').inputValue()).toBe('wpe');
  });

  test('keeps an unusable value, with the reason', async () => {
    const { page, panel } = await openPanel();
    const clock = panel.getByLabel(/^Clock/);
    await clock.fill('yesterday');
    await clock.press('Enter');
    await panel.getByText('Unknown clock “yesterday”. Use an ISO date').waitFor();
    expect(await clock.inputValue()).toBe('yesterday');
    await panel.getByLabel(/^Latency/).fill('abc');
    await panel.getByRole('button', { name: 'Apply latency' }).click();
    await panel.getByText('Unknown latency “abc”. Use milliseconds from 0 to 60000').waitFor();
    await clock.fill('2027-01-31');
    await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: 'Apply clock' }).click()]);
    await expect.poll(() => panel.getByLabel(/^Clock/).inputValue()).toBe('2027-01-31');
    expect(await panel.getByLabel(/^Latency/).inputValue()).toBe('120');
  });
});

test('the clock moves by a week and to a date in the same shop, and never backwards', async () => {
  const { page, panel } = await openPanel({ path: wine });
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await basket(page, 1).waitFor();
  await page.keyboard.press('Escape');
  await panel.getByText('it is 2026-11-24 10:00 (UTC)').waitFor();
  await Promise.all([
    page.waitForEvent('load'),
    panel.getByRole('button', { name: 'Move the clock by 1 week' }).click(),
  ]);
  await panel.getByText('it is 2026-12-01 10:00 (UTC)').waitFor();
  await basket(page, 1).waitFor();
  const date = panel.getByLabel(/^Move the clock: /);
  await date.fill('2026-11-30');
  await date.press('Enter');
  await panel.getByText(/^The clock moves forward only: it is 2026-12-01T10:00/).waitFor();
  expect(await date.inputValue()).toBe('2026-11-30');
  await date.fill('2026-12-24');
  await Promise.all([page.waitForEvent('load'), date.press('Enter')]);
  await panel.getByText('it is 2026-12-24 00:00 (UTC)').waitFor();
  expect(await panel.getByLabel(/^Clock/).inputValue()).toBe('2026-11-24T10:00:00.000Z');
  await basket(page, 1).waitFor();
});

test('a fault added in the panel shows in the shop, and its call in the list with its requirement ids [BSKT-078]', async () => {
  const { page, panel, shopper } = await openPanel({ path: wine, section: 'Faults' });
  shopper.allowNoise(/ApiError/);
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await panel.getByText('Choose the call that goes wrong.').waitFor();
  await panel.getByRole('searchbox').fill('put /api/cart/{itemtype}');
  await panel.getByRole('radio', { name: /^addCartItem/ }).check();
  await panel.getByLabel('Status').fill('200');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await panel.getByText(/^Unknown kind of fault “200”\. Use one of: /).waitFor();
  await panel.getByLabel('Status').fill('503');
  await panel.getByLabel('First N calls').fill('1');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await row(page, 'addCartItem:503*1').getByText('used 0 of 1').waitFor();

  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'Shopping Basket' }).getByText(callCentre, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await row(page, 'addCartItem:503*1').getByText('used 1 of 1').waitFor();
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await basket(page, 1).waitFor();

  await panel.getByLabel('Status').fill('500');
  await panel.getByLabel('The shop acts first, and its answer is lost').check();
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await row(page, 'addCartItem:500@after*1').getByText('used 0 of 1').waitFor();

  await panel.getByRole('tab', { name: 'Calls' }).click();
  const failed = row(page, '503');
  await failed.getByText('PUT /api/cart/itemcode/0651883/1').click();
  await failed.getByText(/^Ledger rows: .*BSKT-078/).waitFor();
  await panel.getByRole('searchbox').fill('503');
  await panel.getByText(/^1 of \d+ calls$/).waitFor();
  expect(await panel.getByRole('list', { name: 'Calls' }).getByRole('listitem').count()).toBe(1);

  await panel.getByRole('tab', { name: 'Faults' }).click();
  const removals = panel.getByRole('button', { name: /^Remove addCartItem/ });
  await expect.poll(() => removals.count()).toBe(2);
  // Both at once: the second is removed from what the first has left.
  await removals.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await panel.getByText('None. Every call goes well.').waitFor();
  expect(await focusedName(page)).toBe('Active faults');
});

test('events are listed as they are tracked', async () => {
  const { page, panel } = await openPanel({ path: wine, section: 'Events' });
  // Sent a second after the page; the latest event comes first.
  await row(page, 'pageView').waitFor();
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  const added = row(page, 'cart add');
  await added.getByText('cart add').click();
  await added.getByText(/"itemCode": "0651883"/).waitFor();
  expect(await panel.getByRole('list', { name: 'Events' }).getByRole('listitem').first().textContent()).toContain(
    'cart add',
  );
});

test('two hundred calls are listed, and filtered without redrawing any of them', async () => {
  const { page, panel } = await openPanel({ section: 'Calls', query: { latency: '0' } });
  await page.evaluate(() => Promise.all(Array.from({ length: 220 }, () => fetch('/api/cart/list?validate=true'))));
  await panel.getByText('200 calls').waitFor();
  const steps = await page.evaluate(async () => {
    const panel = document.querySelector('wine-storefront-devtools')?.shadowRoot;
    const field = panel?.querySelector<HTMLInputElement>('input[type=search]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const rows = () => [...(panel?.querySelectorAll('li') ?? [])];
    const steps: { shown: number; kept: number; redrawn: number }[] = [];
    for (const typed of ['g', 'getC', 'no such call', '']) {
      const before = new Set(rows());
      set?.call(field, typed);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled)));
      const currentRows = rows();
      // A call of the page that ends in the meantime comes first; a redrawn row would be among the others.
      const others = currentRows.slice(currentRows.findIndex((row) => before.has(row)));
      const reused = others.filter((row) => before.has(row)).length;
      steps.push({
        shown: currentRows.length,
        kept: reused,
        redrawn: reused === 0 ? currentRows.length : others.length - reused,
      });
    }
    return steps;
  });
  const [all, some, none, again] = steps;
  expect([all?.redrawn, some?.redrawn]).toEqual([0, 0]);
  expect(Math.min(all?.kept ?? 0, some?.kept ?? 0)).toBeGreaterThan(100);
  expect([none?.shown, again?.shown]).toEqual([0, 200]);
  await panel.getByRole('button', { name: 'Clear' }).click();
  // A call in progress may follow.
  await panel.getByText(/^\d calls?$/).waitFor();
});
