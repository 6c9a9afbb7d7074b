import { describe, expect, test } from 'vitest';
import { giftCode } from '../../mocks/fixtures/catalogue/codes.js';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { openShop } from './shopper.js';

const printAddress = (itemCode: string) =>
  ['/jsp/templates/page_templates/uk/common/print_template.jsp', `page=product&itemcode=${itemCode}`] as const;

test('an address opens the note over its page, and closing it leads to the page [PROD-003, PROD-107, IDENT-014]', async () => {
  const { page } = await openShop({ path: `/product/tasting-notes/${notable.wine}`, query: 'login=visitor' });
  const note = page.getByRole('dialog', { name: 'Beyond the Label' });
  await note.getByRole('heading', { level: 3, name: 'Bodegas Quintera Rioja Reserva' }).waitFor();
  await note.getByRole('button', { name: 'Close' }).click();
  await note.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/product/${notable.wine}`);
  await page.getByRole('heading', { level: 1, name: 'Bodegas Quintera Rioja Reserva' }).waitFor();
  await page.goBack();
  expect(page.url()).not.toContain('tasting-notes');
});

test('a link on the page opens the note in place, and Escape returns to the link', async () => {
  const { page } = await openShop({ path: `/product/${notable.wine}` });
  const link = page.getByRole('link', { name: 'Print or share this tasting note' });
  await link.press('Enter');
  const note = page.getByRole('dialog', { name: 'Beyond the Label' });
  await note.getByRole('heading', { level: 3, name: 'Bodegas Quintera Rioja Reserva' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/product/${notable.wine}`);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('going back closes a note and a case, forward opens them again, and closing leaves no extra step', async () => {
  const { page } = await openShop({ path: `/product/${notable.wine}`, query: 'login=visitor' });
  const note = page.getByRole('dialog', { name: 'Beyond the Label' });
  const link = page.getByRole('link', { name: 'Print or share this tasting note' });
  await link.click();
  await note.waitFor();
  await page.goBack();
  await note.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(`/product/${notable.wine}`);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.goForward();
  await note.getByRole('heading', { level: 3, name: 'Bodegas Quintera Rioja Reserva' }).waitFor();
  const steps = await page.evaluate(() => history.length);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await link.click();
  await note.waitFor();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.reload();
  await note.getByRole('heading', { level: 3, name: 'Bodegas Quintera Rioja Reserva' }).waitFor();
  await note.getByRole('button', { name: 'Close' }).click();
  await note.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).hash).toBe('');

  await page.goto(new URL(`/product/${notable.wine}#case-${notable.mixedCase}`, page.url()).href);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'The House Mixed Dozen' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test('printing opens a separate page, which prints itself [PROD-115, PROD-117]', async () => {
  const { page, context } = await openShop({ path: `/product/tasting-notes/${notable.wine}` });
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const opened = context.waitForEvent('page');
  await page
    .getByRole('dialog', { name: 'Beyond the Label' })
    .getByRole('link', { name: /^Print/ })
    .click();
  const paper = await opened;
  const { pathname, search } = new URL(paper.url());
  expect([pathname, search.slice(1)]).toEqual(printAddress(notable.wine));
  await paper.getByRole('heading', { level: 1, name: 'Bodegas Quintera Rioja Reserva' }).waitFor();
  await paper.locator('html[data-printed]').waitFor({ state: 'attached' });
});

describe.each(['law', 'hsb', 'tcm'])('on paper in %s', (brand) => {
  test.each([
    ['a wine', notable.wine, 'Bodegas Quintera Rioja Reserva'],
    ['a case', notable.mixedCase, 'The House Mixed Dozen'],
  ])(
    '%s fits one sheet, without any other part of the shop [PROD-116, PROD-117, MISC-030]',
    async (_, itemCode, name) => {
      const [path, query] = printAddress(itemCode);
      const { page } = await openShop({ brand, path, query });
      const section = page.getByRole('region', { name: 'Beyond the Label' });
      await section.getByRole('heading', { level: 1, name }).waitFor();
      if (itemCode === notable.mixedCase) await section.getByText('x 2 bottle(s)').first().waitFor();
      for (const landmark of ['banner', 'contentinfo', 'navigation', 'search'] as const)
        expect(await page.getByRole(landmark).count()).toBe(0);
      expect(await page.getByRole('main').innerText()).toBe(await section.innerText());
      const lines = (await section.innerText()).split(/\s*\n\s*/).filter((line) => !/^print this page$/i.test(line));
      expect(lines.length).toBeGreaterThan(10);
      await page.emulateMedia({ media: 'print' });
      const printed = await page.locator('body').innerText();
      expect(printed).toContain(name);
      expect(printed).not.toMatch(/print this page/i);
      // All of the note is on paper, and it is the section that is printed.
      const printedLines = printed.split(/\s*\n\s*/);
      expect(lines.filter((line) => !printedLines.includes(line))).toEqual([]);
      expect(printedLines.filter((line) => line !== '' && !lines.includes(line))).toEqual([]);
      const sheets = (await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm' } })).toString('latin1');
      expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    },
  );
});

test('the print page of an unknown code shows a message [PROD-117]', async () => {
  const shop = await openShop({ path: printAddress('NOSUCH')[0], query: printAddress('NOSUCH')[1] });
  shop.allowNoise(/NOSUCH|404/);
  await shop.page.getByText('We have no tasting note for NOSUCH.').waitFor();
});

test('the print template of anything but a product is not found [PROD-117]', async () => {
  const [path, query] = printAddress(notable.wine);
  const { page } = await openShop({ path, query: query.replace('product', 'order') });
  await page.getByRole('heading', { name: 'We cannot find that page' }).waitFor();
});

test('a gift has a note too', async () => {
  const { page } = await openShop({ path: `/product/tasting-notes/${giftCode('tumblers')}` });
  await page
    .getByRole('dialog', { name: 'Beyond the Label' })
    .getByRole('heading', { level: 3, name: 'Set of Two Cut Tumblers' })
    .waitFor();
});
