import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, loading, ready } from '../../src/model/load.js';
import { BulkDeals } from '../../src/screens/product/BulkDeals.js';
import { failsToLoad } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const deal = (cases: number, description: string) => ({
  promoId: `BULK${cases}`,
  description,
  bulkUIRules: { qualifyingItems: [{ itemCode: '07', quantity: cases }] },
  promotionItems: ['07'],
});
const two = deal(2, '£151.88 (£75.94 per case) SAVE £8.00');
const three = deal(3, '£215.82 (£71.94 per case) SAVE £24.00');

const meta = preview.meta({
  component: BulkDeals,
  args: { deals: ready([two, three]), onAdd: fn(), onRetry: fn() },
  decorators: [framed(520)],
});

export const None = meta.story({
  args: { deals: ready([]) },
  parameters: { rules: ['PROD-086'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Loading = meta.story({ args: { deals: loading } });
export const TwoCases = meta.story({
  args: { deals: ready([two]) },
  parameters: { rules: ['PROD-084', 'PROD-086', 'PROD-079', 'PROD-080', 'PROD-081'] },
  play: async ({ canvas }) => {
    const [item, ...others] = canvas.getAllByRole('listitem');
    await expect(others).toEqual([]);
    await expect(within(item!).getByRole('heading')).toHaveTextContent(/^Two cases$/);
    for (const words of ['£151.88', '£75.94 a case', 'Save £8.00'])
      await expect(within(item!).getByText(words)).toBeVisible();
  },
});
export const ThreeCases = meta.story({
  args: { deals: ready([three]) },
  parameters: { rules: ['PROD-085', 'PROD-086', 'PROD-079', 'PROD-080', 'PROD-081'] },
  play: async ({ canvas }) => {
    const [item, ...others] = canvas.getAllByRole('listitem');
    await expect(others).toEqual([]);
    await expect(within(item!).getByRole('heading')).toHaveTextContent(/^Three cases$/);
    for (const words of ['£215.82', '£71.94 a case', 'Save £24.00'])
      await expect(within(item!).getByText(words)).toBeVisible();
  },
});
export const Both = meta.story({
  parameters: { rules: ['PROD-076', 'PROD-086'] },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Add to basket' });
    await userEvent.click(second!);
    await expect(args.onAdd).toHaveBeenLastCalledWith({ deal: three });
    await userEvent.click(first!);
    await expect(args.onAdd).toHaveBeenLastCalledWith({ deal: two });
    await expect(canvas.getByRole('heading', { name: 'Buy more, save more' })).toBeVisible();
  },
});
export const Adding = meta.story({
  args: { adding: { promoId: 'BULK3', action: busy } },
  parameters: { rules: ['PROD-078', 'PROD-086'] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(within(first!).getByRole('button', { name: 'Add to basket' })).toBeEnabled();
    await expect(within(second!).getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true');
  },
});
/** Of two deals on as many cases, the one whose id is given is being added. */
export const AddingOneOfTwoAlike = meta.story({
  args: { deals: ready([two, { ...two, promoId: '002' }]), adding: { promoId: '002', action: busy } },
  parameters: { rules: ['PROD-078', 'PROD-086'] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(within(first!).getByRole('button', { name: 'Add to basket' })).toBeEnabled();
    await expect(within(second!).getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const Added = meta.story({ args: { adding: { promoId: 'BULK2', action: done } } });
export const AddFailed = meta.story({
  args: { adding: { promoId: 'BULK2', action: failed('Sold out while you were choosing.') } },
  parameters: { rules: ['PROD-086'] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(within(first!).getByRole('alert')).toHaveTextContent('Sold out while you were choosing.');
    await expect(within(second!).queryByRole('alert')).toBeNull();
  },
});
export const LoadFailed = meta.story({
  ...failsToLoad('deals', 'Network request failed'),
  parameters: { rules: ['PROD-086'] },
});
/** A sentence without prices is shown unchanged. */
export const OtherSentence = meta.story({
  args: { deals: ready([deal(4, 'Ask our advisors for a price')]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/^4 cases$/);
    await expect(canvas.getByText('Ask our advisors for a price')).toBeVisible();
  },
});
/** Two cases of one wine and one of another are three cases. */
export const SeveralItems = meta.story({
  args: {
    deals: ready([
      {
        ...two,
        bulkUIRules: {
          qualifyingItems: [
            { itemCode: '07', quantity: 2 },
            { itemCode: '08', quantity: 1 },
          ],
        },
      },
    ]),
  },
  parameters: { rules: ['PROD-082', 'PROD-085'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/^Three cases$/);
  },
});
export const AsTheShopHasThem = meta.story({
  args: {
    deals: from((world) =>
      ready(world.answer('getBulkPromotions', { params: { itemcode: world.product('plainCase').itemCode } })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£148.09 a case')).toBeVisible();
  },
});
/** Two cases may be one each of two items. */
export const TwoCasesOfTwoItems = meta.story({
  args: {
    deals: ready([
      {
        ...two,
        bulkUIRules: {
          qualifyingItems: [
            { itemCode: '07', quantity: 1 },
            { itemCode: '08', quantity: 1 },
          ],
        },
      },
    ]),
  },
  parameters: { rules: ['PROD-084'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/^Two cases$/);
  },
});
