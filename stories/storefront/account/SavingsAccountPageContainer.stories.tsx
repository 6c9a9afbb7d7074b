import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { holdTimers } from '../../heldTimers.js';
import { answerInstead, callsFromHere, envelopeOf, storyCalls } from '../../storyShop.js';
import { keepDownloads } from '../downloads.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/savings' },
  globals: { login: 'hard', persona: 'wine-reward' },
});

type Canvas = ReturnType<typeof within>;
const dialogOf = async (canvas: Canvas) => within(await canvas.findByRole('alertdialog'));

export const Refunded = meta.story({
  parameters: { rules: ['ACCT-053', 'ACCT-057', 'ACCT-059', 'ACCT-060'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund the balance' }));
    const calls = await callsFromHere();
    await userEvent.click((await dialogOf(canvas)).getByRole('button', { name: 'Yes, refund it' }));
    await canvas.findByText('The balance is on its way to your card.');
    await expect(calls.writes).toEqual([
      ['POST', expect.stringMatching(/^\/gvapi\/user\/savingsaccounts\/refund\/WR\d{6}$/)],
    ]);
    await waitFor(() => expect(canvas.getAllByRole('row')[1]!).toHaveTextContent('-£240.00'));
    await expect(canvas.queryByRole('button', { name: 'Refund the balance' })).toBeNull();
  },
});
/** The file has the columns of the page. */
export const StatementDownloaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { files } = keepDownloads();
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as CSV' }));
    const [columns, ...rows] = (await files[0]!.text()).trim().split(/\r?\n/);
    await expect(columns?.replace(/["\uFEFF]/g, '')).toBe('Date,Description,Amount');
    await expect(rows).toHaveLength(canvas.getAllByRole('row').length - 1);
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
  },
});
export const AutoRefund = meta.story({
  parameters: { rules: ['ACCT-053', 'ACCT-058', 'ACCT-060'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund automatically' }));
    const calls = await callsFromHere();
    await userEvent.click((await dialogOf(canvas)).getByRole('button', { name: 'Yes, switch on' }));
    await canvas.findByText('Automatic refunds are on.');
    await expect(calls.writes).toEqual([
      ['POST', expect.stringMatching(/^\/gvapi\/user\/savingsaccounts\/autorefund\/WR\d{6}$/)],
    ]);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Refund automatically' })).toBeNull());
    await expect(canvas.getByText(/The balance is refunded automatically\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refund the balance' })).toBeVisible();
  },
});
export const RefundFailedOnce = meta.story({
  parameters: { mock: { fault: 'refundSavingsAccount:500*1' }, rules: ['ACCT-060'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund the balance' }));
    const dialog = await dialogOf(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, refund it' }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, refund it' }));
    await canvas.findByText('The balance is on its way to your card.');
  },
});
/** The server's own message, unchanged. */
export const RefundRefused = meta.story({
  parameters: { rules: ['ACCT-060', 'ACCT-072'] },
  beforeEach: () =>
    answerInstead(
      'refundSavingsAccount',
      { statusCode: 409, errorResponse: { message: 'There is nothing to refund.' } },
      409,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund the balance' }));
    const dialog = await dialogOf(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, refund it' }));
    await expect(await dialog.findByText('There is nothing to refund.')).toBeVisible();
    await expect(canvas.queryByText('The balance is on its way to your card.')).toBeNull();
  },
});
export const AutoRefundFailedOnce = meta.story({
  parameters: { mock: { fault: 'autoRefundSavingsAccount:500*1' }, rules: ['ACCT-060'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund automatically' }));
    const dialog = await dialogOf(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, switch on' }));
    await dialog.findByRole('alert');
    await expect(canvas.queryByText('Automatic refunds are on.')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, switch on' }));
    await canvas.findByText('Automatic refunds are on.');
  },
});
/** The balance is refunded only once, even though the response was lost. */
export const RefundAnswerLost = meta.story({
  parameters: { mock: { fault: 'refundSavingsAccount:offline@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund the balance' }));
    await userEvent.click((await dialogOf(canvas)).getByRole('button', { name: 'Yes, refund it' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]!).toHaveTextContent('-£240.00'));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Refund the balance' })).toBeNull();
  },
});
export const StatementFailedOnce = meta.story({
  parameters: { rules: ['ACCT-059'], mock: { fault: 'getSavingsAccountStatement:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('table');
  },
});
export const None = meta.story({
  globals: { persona: 'standard' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No savings account' });
  },
});
/** The customer is only recognised, so the page asks for the password. */
export const Recognised = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['ACCT-061', 'IDENT-018'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'Sign in' });
    await storyCalls.settle();
    await expect(canvas.queryByRole('heading', { name: 'Savings account' })).toBeNull();
    await expect(storyCalls.all.filter(([, address]) => address.includes('savingsaccounts'))).toEqual([]);
  },
});
/** A visitor cannot be asked for the password alone, and signs in first. */
export const Visitor = meta.story({
  globals: { login: 'visitor' },
  parameters: { rules: ['ACCT-003', 'ACCT-061'] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(host.navigate.mock.calls).toEqual([
        ['/jsp/registration/common/account_login.jsp?returnTo=%2Faccount%2Fsavings', { replace: true }],
      ]),
    );
    await storyCalls.settle();
    await expect(canvas.queryByRole('heading', { name: 'Savings account' })).toBeNull();
    await expect(storyCalls.all.filter(([, address]) => address.includes('savingsaccounts'))).toEqual([]);
  },
});
let timers: ReturnType<typeof holdTimers>;
/** The balance in the menu is updated three seconds after the page's own, each time it changes; the story lets these
 * seconds pass. */
export const CopiedIntoTheMenu = meta.story({
  parameters: { rules: ['ACCT-065'] },
  beforeEach: () => {
    timers = holdTimers(3000);
  },
  play: async ({ canvas, userEvent }) => {
    const refund = await canvas.findByRole('button', { name: 'Refund the balance' });
    const menu = within(canvas.getByRole('navigation', { name: 'Your account' }));
    await expect(menu.queryByText('£240.00')).toBeNull();
    await waitFor(() => expect(timers.count()).toBe(1));
    await expect(menu.queryByText('£240.00')).toBeNull();
    timers.pass();
    await expect(await menu.findByText('£240.00')).toBeVisible();
    await userEvent.click(refund);
    await userEvent.click((await dialogOf(canvas)).getByRole('button', { name: 'Yes, refund it' }));
    await waitFor(() => expect(within(canvas.getByRole('main')).getByText('£0.00')).toBeVisible());
    await expect(menu.getByText('£240.00')).toBeVisible();
    await waitFor(() => expect(timers.count()).toBe(1));
    await expect(menu.queryByText('£0.00')).toBeNull();
    timers.pass();
    await expect(await menu.findByText('£0.00')).toBeVisible();
    await expect(menu.queryByText('£240.00')).toBeNull();
  },
});
const accounts = [
  { accountId: 'WR1', balance: 0 },
  { accountId: 'WR2', balance: 99 },
];
/** If there are several accounts, the first is used, with the balance of its details. */
export const FirstOfSeveral = meta.story({
  parameters: { rules: ['ACCT-055', 'ACCT-056'] },
  beforeEach: () => {
    answerInstead('listSavingsAccounts', envelopeOf({ accounts }));
    answerInstead('getSavingsAccount', envelopeOf({ accountId: 'WR1', balance: 12.34 }));
  },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await waitFor(() => expect(main.getByText('£12.34')).toBeVisible());
    await expect(storyCalls.all).toContainEqual(['GET', '/api/user/savingsaccounts/WR1']);
    await waitFor(() => expect(storyCalls.all).toContainEqual(['GET', '/api/user/savingsaccounts/statement/WR1']));
    for (const other of ['£0.00', '£99.00']) await expect(main.queryByText(other)).toBeNull();
  },
});
/** It is also the one that is refunded. */
export const FirstOfSeveralRefunded = FirstOfSeveral.extend({
  parameters: { rules: ['ACCT-053', 'ACCT-057', 'ACCT-058'] },
  beforeEach: () => {
    answerInstead('refundSavingsAccount', envelopeOf({}));
    answerInstead('autoRefundSavingsAccount', envelopeOf({}));
  },
  play: async ({ canvas, userEvent }) => {
    const refund = await canvas.findByRole('button', { name: 'Refund the balance' });
    const calls = await callsFromHere();
    await userEvent.click(refund);
    await userEvent.click((await dialogOf(canvas)).getByRole('button', { name: 'Yes, refund it' }));
    await canvas.findByText('The balance is on its way to your card.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refund automatically' }));
    await userEvent.click((await dialogOf(canvas)).getByRole('button', { name: 'Yes, switch on' }));
    await canvas.findByText('Automatic refunds are on.');
    await expect(calls.writes).toEqual([
      ['POST', '/gvapi/user/savingsaccounts/refund/WR1'],
      ['POST', '/gvapi/user/savingsaccounts/autorefund/WR1'],
    ]);
  },
});
/** If its details cannot be fetched, the balance comes from the list, also when there is nothing in the account. */
export const DetailsFailed = meta.story({
  parameters: { mock: { fault: 'getSavingsAccount:500' }, rules: ['ACCT-055'] },
  beforeEach: () => answerInstead('listSavingsAccounts', envelopeOf({ accounts })),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await waitFor(() => expect(main.getByText('£0.00')).toBeVisible());
    await expect(main.queryByText('£99.00')).toBeNull();
  },
});
