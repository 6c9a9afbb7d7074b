import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { GiftsPage } from '../../src/screens/gifts/GiftsPage.js';
import { from } from '../from.js';
import { expectToFit } from '../storyChecks.js';

const meta = preview.meta({
  component: GiftsPage,
  args: {
    ideas: from((world) => ({ term: 'gifts', products: ready([world.product('gift'), world.product('spirit')]) })),
    cases: from((world) => ({ term: 'mixed case', products: ready([world.product('mixedCase')]) })),
    onChoose: fn(),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  parameters: { rules: ['GIFT-004', 'GIFT-005'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(
      canvas.getByText(
        'Wine they choose themselves, or a parcel that is ready to open. Both come with your own message.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Cases to give' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Give them a good glass' })).toBeVisible();
    for (const [name, address] of [
      ['See all gifts', '/wines?Ntt=gifts'],
      ['See all mixed cases', '/wines?Ntt=mixed+case'],
      ['About gift vouchers', '/gifts/vouchers'],
      ['Check a balance', '/account/wallet'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', address);
    await userEvent.click(canvas.getByRole('radio', { name: 'Gift card' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onChoose.mock.calls).toEqual([[{ type: 'giftCard' }]]);
    await expectToFit({ canvasElement });
  },
});
export const Points = Ready.extend({ globals: { brand: 'hsb' } });
export const Loading = meta.story({
  args: { ideas: { term: 'gifts', products: loading }, cases: { term: 'mixed case', products: loading } },
});
/** Each part is fetched again separately; the chooser works all the time. */
export const Failed = meta.story({
  args: {
    ideas: { term: 'gifts', products: loadFailed('We could not reach the shop.') },
    cases: { term: 'mixed case', products: loadFailed('We could not reach the shop.') },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const retry of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry);
    await expect(args.onRetry.mock.calls).toEqual([[{ part: 'ideas' }], [{ part: 'cases' }]]);
    await expect(canvas.getByRole('radio', { name: 'E-voucher' })).toBeVisible();
  },
});
export const NothingFound = meta.story({
  args: { ideas: { term: 'gifts', products: ready([]) }, cases: { term: 'mixed case', products: ready([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Ready to wrap' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  },
});
