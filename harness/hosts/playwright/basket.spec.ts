import { expect, test } from './shopTest.js';

// Eight tests at once in one server. Each leaves another basket behind.
for (const bottles of [1, 2, 3, 4, 5, 6, 7, 8])
  test.describe(`with ${bottles} bottles`, () => {
    test.use({ world: bottles % 2 ? { brand: 'law' } : { brand: 'law', login: 'hard', persona: 'heavy' } });

    test('the basket is this test’s own', async ({ page, context }) => {
      const before = await context.request.get('/api/cart/list?validate=true');
      expect((await before.json()).response.numBottles).toBe(0);
      await context.request.put(`/api/cart/itemcode/0651883/${bottles}`);
      await page.goto('/product/0651883');
      await page.getByRole('button', { name: new RegExp(`basket: ${bottles} `, 'i') }).waitFor();
      await page.getByRole('button', { name: 'Add to basket' }).first().click();
      await page.getByRole('button', { name: new RegExp(`basket: ${bottles + 1} `, 'i') }).waitFor();
      await page.getByRole('button', { name: bottles % 2 ? 'Sign in' : 'Sign out' }).waitFor();
    });
  });
