import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle, loading, ready } from '../../src/model/load.js';
import { VouchersPage } from '../../src/screens/account/VouchersPage.js';
import { failsToLoad, fitsNarrow, ignoresPress } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const welcome = {
  voucherCode: 'WELCOME10',
  description: 'Off your next order',
  amount: 10,
  minimumSpend: 30,
  expiryDateAsString: '24/03/2027',
};

const meta = preview.meta({
  component: VouchersPage,
  args: {
    vouchers: from((world) => ready(world.answer('listVouchers').vouchers)),
    start: '',
    checking: idle,
    redeeming: idle,
    onDraft: fn(),
    onCheck: fn(),
    onRedeem: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

export const List = meta.story({
  parameters: { rules: ['ACCT-040', 'ACCT-042'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Check a code, and add it to your account.')).toBeVisible();
    const birthday = canvas.getByRole('row', { name: /^BIRTHDAY15/ });
    await expect(birthday).toHaveTextContent('£15.00');
    await expect(birthday).toHaveTextContent('Orders from £60.00');
    await expect(birthday).toHaveTextContent('Use by 23 January 2027');
    await expect(birthday).toHaveTextContent('Off your next order');
    await expect(canvas.getByRole('table', { name: 'On your account' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'On your account' })).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Voucher code' });
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(field).toHaveAccessibleDescription('Please enter a code.');
    await expect(args.onCheck).not.toHaveBeenCalled();
    await userEvent.type(field, ' WELCOME10 ');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, '{Enter}');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ code: ' WELCOME10 ' });
    await expect(args.onCheck).toHaveBeenLastCalledWith({ code: 'WELCOME10' });
  },
});
export const WithoutEnd = meta.story({
  args: { vouchers: ready([{ voucherCode: 'WELCOME10', description: 'Off your next order', amount: 10 }]) },
  parameters: { rules: ['ACCT-040'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No end date' })).toBeVisible();
  },
});
export const Checking = meta.story({
  args: { start: 'WELCOME10', checking: busy },
  parameters: { rules: ['ACCT-042'] },
  play: ignoresPress('Checking...', 'onCheck'),
});
export const Valid = meta.story({
  args: { start: 'WELCOME10', checking: done, checked: welcome },
  parameters: { rules: ['ACCT-040', 'ACCT-042'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Voucher WELCOME10 is valid')).toBeVisible();
    await expect(canvas.getByText(/Use by 24 March 2027/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my account' }));
    await expect(args.onRedeem).toHaveBeenCalledWith({ voucher: welcome });
  },
});
export const Invalid = meta.story({
  args: { start: 'HARVEST5', checking: failed('This voucher expired on 23/11/2026.') },
  parameters: { rules: ['ACCT-042', 'ACCT-072'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('This voucher expired on 23/11/2026.');
    await expect(field).toHaveValue('HARVEST5');
  },
});
export const Redeeming = meta.story({
  args: { start: 'WELCOME10', checked: welcome, redeeming: busy },
  parameters: { rules: ['ACCT-042'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adding...')).toBeVisible();
  },
});
export const Redeemed = meta.story({
  args: { checking: done, redeeming: done, vouchers: ready([{ ...welcome, status: 'REDEEMED' }]) },
  parameters: { rules: ['ACCT-042'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The voucher has been added to your account.')).toBeVisible();
    await expect(canvas.getByText('Ready to use')).toBeVisible();
  },
});
export const RedeemingFailed = meta.story({
  args: { checked: welcome, redeeming: failed('You have this voucher already.') },
  parameters: { rules: ['ACCT-042', 'ACCT-072'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have this voucher already.');
  },
});
/** Used and expired vouchers are below the others, one in an unknown state among them. */
export const EveryState = meta.story({
  args: {
    vouchers: ready([
      { voucherCode: 'V-SPENT', status: 'SPENT', amount: 5, description: 'Off your next order' },
      { voucherCode: 'V-EXPIRED', status: 'EXPIRED', description: 'Free delivery on your next order' },
      { voucherCode: 'V-HELD', status: 'HELD' },
      { ...welcome, status: 'REDEEMED' },
    ]),
  },
  parameters: { rules: ['ACCT-040'] },
  play: async ({ canvas }) => {
    for (const words of ['Used', 'Expired', 'HELD']) await expect(canvas.getByText(words)).toBeVisible();
    const codes = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(codes).toEqual(['V-HELD', 'WELCOME10', 'V-SPENT', 'V-EXPIRED']);
    const stubs = canvas.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent?.trim());
    await expect(stubs).toEqual([
      undefined,
      'Voucher',
      '£10.00 Off your next order',
      '£5.00 Off your next order',
      'Free delivery on your next order',
    ]);
  },
});
export const Empty = meta.story({
  globals: { persona: 'empty' },
  parameters: { rules: ['ACCT-042'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No vouchers on your account' })).toBeVisible();
    await expect(canvas.getByText('A code you add is kept here until you use it.')).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { vouchers: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your vouchers...')).toBeInTheDocument();
  },
});
export const Failed = meta.story({
  ...failsToLoad('vouchers', 'We could not reach the shop.'),
  parameters: { rules: ['ACCT-042'] },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,500')).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
export const RightToLeft = meta.story({ decorators: [rightToLeft] });
export const Zoomed = meta.story({ decorators: [framed(400), zoomed], play: expectToFit });
