import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isLong } from './longRuns.js';
import { openShop } from './shopper.js';

/** Noise caused by the fault that the test sets. */
const failingServer = /(^console error: (ApiError|Failed to load resource)|^5\d\d|status of 5\d\d)/;

const path = '/account/wine-plans/WP1501/next-case';
const rioja = 'Monte Urraca Rioja Crianza 2021';
const verdejo = 'Cuatro Grullas Verdejo 2024';
const blanco = 'Viña Orzamar Rioja Blanco 2023';

const row = (page: Page, name: string): Locator => page.getByRole('article', { name });
/** Returns the number of bottles in the plan and in the current case. */
const bottles = (page: Page) =>
  page
    .getByRole('row', { name: /^Bottles/ })
    .getByRole('cell')
    .allTextContents();
const quantity = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity of ${name}` });

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 90; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${control}`);
}

async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

const shops = [
  ['law', /^Price£118\.88/],
  ['hsb', /^Price11,888 pts/],
] as const;

/** Usual runs test only the brand with points. */
test.each(isLong ? shops : shops.slice(1))(
  'with the keyboard a wine is swapped, one added, a quantity set, a step undone and the case saved, with a reload in between: %s [PLAN-049, PLAN-051, PLAN-052, PLAN-054]',
  async (brand, price) => {
    const shopper = await openShop({
      brand,
      path,
      query: 'login=hard&persona=plan-active&fault=saveWinePlanNextCase:500*1',
    });
    const { page } = shopper;
    shopper.allowNoise(failingServer);
    await row(page, rioja).waitFor();
    expect(await page.getByRole('row', { name: /^Price/ }).textContent()).toMatch(price);

    await pressOn(page, page.getByRole('button', { name: `Swap ${verdejo}` }));
    await pressOn(page, page.getByRole('button', { name: `Swap for ${blanco}` }));
    await row(page, blanco).waitFor();
    await expect.poll(() => row(page, verdejo).count()).toBe(0);

    await pressOn(page, page.getByRole('button', { name: 'Add a wine' }));
    await pressOn(page, page.getByRole('button', { name: 'Add Domaine des Grives Beaujolais-Villages 2023' }));
    await expect.poll(() => bottles(page)).toEqual(['12', '13']);

    await tabTo(page, quantity(page, rioja));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect.poll(() => bottles(page)).toEqual(['12', '15']);

    await page.reload();
    await expect.poll(() => bottles(page)).toEqual(['12', '15']);
    await pressOn(page, page.getByRole('button', { name: 'Undo the new number of Monte Urraca Rioja Crianza' }));
    await expect.poll(() => bottles(page)).toEqual(['12', '13']);
    expect(await quantity(page, rioja).inputValue()).toBe('2');

    const save = page.getByRole('button', { name: 'Save the case' });
    await pressOn(page, save);
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(await bottles(page)).toEqual(['12', '13']);
    await pressOn(page, save);
    await page.getByText('This is what arrives on 14 December 2026.').waitFor();
    await page.reload();
    await page.getByText('Everything is saved.').waitFor();
    expect(await bottles(page)).toEqual(['12', '13']);
  },
);

test('two tabs never overwrite each other’s changes to a case, and the second is told about the first’s', async () => {
  const shopper = await openShop({ path, query: 'login=hard&persona=plan-active' });
  const { page } = shopper;
  await row(page, rioja).waitFor();
  const other = await shopper.openTab(path);
  await row(other, rioja).waitFor();
  await row(page, rioja)
    .getByRole('button', { name: /^One more\b/ })
    .click();
  await expect.poll(() => bottles(page)).toEqual(['12', '13']);

  await other.getByRole('button', { name: `Remove ${verdejo}` }).click();
  await other.getByText('This case was changed somewhere else').waitFor();
  await other.getByText('Monte Urraca Rioja Crianza: 3 instead of 2').waitFor();

  await page.getByRole('button', { name: 'Save the case' }).click();
  await page.getByText('Cuatro Grullas Verdejo: 0 instead of 2').waitFor();
  await expect.poll(() => bottles(page)).toEqual(['12', '11']);
  await page.getByText('1 bottle is missing').waitFor();
  await page.getByRole('button', { name: `Put back ${verdejo}` }).click();
  await expect.poll(() => bottles(page)).toEqual(['12', '13']);
  await page.getByRole('button', { name: 'Save the case' }).click();
  await page.getByText('This is what arrives on 14 December 2026.').waitFor();
});

test('wines saved for every case belong to the plan from then on [PLAN-050, PLAN-053, PLAN-054]', async () => {
  const { page } = await openShop({ path, query: 'login=hard&persona=plan-active' });
  await row(page, rioja)
    .getByRole('button', { name: /^One more\b/ })
    .click();
  await page.getByRole('radio', { name: 'Every case from now on' }).check();
  await page.getByRole('button', { name: 'Save for every case' }).click();
  await page.getByText('These wines come in every case from now on.').waitFor();
  await expect.poll(() => bottles(page)).toEqual(['13', '13']);
  await page.getByRole('button', { name: `Remove ${verdejo}` }).click();
  await expect.poll(() => bottles(page)).toEqual(['13', '11']);
  await page.getByRole('button', { name: 'Back to the plan’s choice' }).click();
  await expect.poll(() => bottles(page)).toEqual(['13', '13']);
});
