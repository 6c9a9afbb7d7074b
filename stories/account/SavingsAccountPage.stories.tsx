import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle, loading, ready } from '../../src/model/load.js';
import { SavingsAccountPage } from '../../src/screens/account/SavingsAccountPage.js';
import { failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import type { StoryWorld } from '../world.js';

const accountOf = (world: StoryWorld) => world.answer('listSavingsAccounts').accounts[0] ?? null;

const meta = preview.meta({
  component: SavingsAccountPage,
  args: {
    account: from((world) => ready(accountOf(world))),
    statement: from((world) => {
      const accountId = accountOf(world)?.accountId;
      return accountId ? ready(world.answer('getSavingsAccountStatement', { params: { accountId } })) : loading;
    }),
    actions: { refund: idle, auto: idle },
    onConfirm: fn(async () => true),
    onDownload: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'wine-reward' },
  decorators: [framed(960)],
});

type Canvas = ReturnType<typeof within>;
type UserEvent = { click: (element: Element) => Promise<void> };
async function ask(canvas: Canvas, userEvent: UserEvent, name: string) {
  await userEvent.click(canvas.getByRole('button', { name }));
  return within(await canvas.findByRole('alertdialog'));
}

export const Account = meta.story({
  parameters: { rules: ['ACCT-053', 'ACCT-054', 'ACCT-056', 'ACCT-059'] },
  play: async ({ args, canvas, userEvent }) => {
    if (args.account.status !== 'ready' || args.statement.status !== 'ready') throw new Error('There is an account.');
    await expect(canvas.getByText(`Account ${args.account.data?.accountId}`, { exact: false })).toBeVisible();
    await expect(canvas.getByText('£240.00')).toBeVisible();
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(11);
    await expect(rows[1]!).toHaveTextContent('1 November 2026');
    await expect(rows[1]!).toHaveTextContent('Monthly payment');
    await expect(rows[1]!).toHaveTextContent('£25.00');
    await expect(rows[10]!).toHaveTextContent('First payment');
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith({ statement: args.statement.data });
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(canvas.getByText('What you have put aside with your wine reward.')).toBeVisible();
  },
});
/** The balance is that of the account, to the penny, whatever the statement adds up to. */
export const BalanceInPence = meta.story({
  args: { account: from((world) => ready({ ...accountOf(world)!, balance: 238.07 })) },
  parameters: { rules: ['ACCT-054'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£238.07')).toBeVisible();
  },
});
export const RefundConfirmed = meta.story({
  parameters: { rules: ['ACCT-057', 'ACCT-060'] },
  play: async ({ args, canvas, userEvent }) => {
    if (args.account.status !== 'ready') throw new Error('There is an account.');
    const dialog = await ask(canvas, userEvent, 'Refund the balance');
    await expect(dialog.getByText('Refund the whole balance?')).toBeVisible();
    await expect(
      dialog.getByText('All of it, £240.00, goes back to the card it came from today, and your account will be empty.'),
    ).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, refund it' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ kind: 'refund', accountId: args.account.data?.accountId });
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
});
export const AutoRefundConfirmed = meta.story({
  parameters: { rules: ['ACCT-058', 'ACCT-060'] },
  play: async ({ args, canvas, userEvent }) => {
    if (args.account.status !== 'ready') throw new Error('There is an account.');
    const dialog = await ask(canvas, userEvent, 'Refund automatically');
    await expect(dialog.getByText('Refund automatically from now on?')).toBeVisible();
    await expect(dialog.getByText(/^We refund your balance automatically\. To stop this, call .+\.$/)).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, switch on' }));
    await expect(args.onConfirm.mock.calls).toEqual([[{ kind: 'auto', accountId: args.account.data?.accountId }]]);
  },
});
export const LeftAsItIs = meta.story({
  parameters: { rules: ['ACCT-060'] },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Refund the balance', 'Refund automatically']) {
      const dialog = await ask(canvas, userEvent, name);
      await userEvent.click(dialog.getByRole('button', { name: 'No, leave it' }));
      await expect(canvas.queryByRole('alertdialog')).toBeNull();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    }
  },
});
export const Refunding = meta.story({
  args: { actions: { refund: busy, auto: idle } },
  parameters: { rules: ['ACCT-060'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await ask(canvas, userEvent, 'Refund the balance');
    await userEvent.click(dialog.getByRole('button', { name: 'Refunding...' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const RefundDone = meta.story({
  args: { actions: { refund: done, auto: idle } },
  parameters: { rules: ['ACCT-060'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The balance is on its way to your card.')).toBeVisible();
    await expect(canvas.queryByText('Automatic refunds are on.')).toBeNull();
  },
});
export const RefundFailed = meta.story({
  args: { actions: { refund: failed('There is nothing to refund.'), auto: idle }, onConfirm: fn(async () => false) },
  parameters: { rules: ['ACCT-060', 'ACCT-072'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask(canvas, userEvent, 'Refund the balance');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, refund it' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('There is nothing to refund.');
  },
});
export const AutoRefunding = meta.story({
  args: { actions: { refund: idle, auto: busy } },
  parameters: { rules: ['ACCT-060'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await ask(canvas, userEvent, 'Refund automatically');
    await userEvent.click(dialog.getByRole('button', { name: 'Switching on...' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const AutoRefundDone = meta.story({
  args: { actions: { refund: idle, auto: done } },
  parameters: { rules: ['ACCT-060'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Automatic refunds are on.')).toBeVisible();
    await expect(canvas.queryByText('The balance is on its way to your card.')).toBeNull();
  },
});
export const AutoRefundFailed = meta.story({
  args: { actions: { refund: idle, auto: failed('Not today.') }, onConfirm: fn(async () => false) },
  parameters: { rules: ['ACCT-060', 'ACCT-072'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask(canvas, userEvent, 'Refund automatically');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, switch on' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Not today.');
  },
});
/** Auto-refund is already on: no call can switch it off. */
export const AutoRefundOn = meta.story({
  args: { account: ready({ accountId: 'WR1', balance: 0, autoRefund: true }) },
  parameters: { rules: ['ACCT-057', 'ACCT-058'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The balance is refunded automatically\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Refund/ })).toBeNull();
  },
});
export const None = meta.story({
  args: { account: ready(null) },
  parameters: { rules: ['ACCT-056'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('It comes with a wine reward: a little put aside each month for wine.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No savings account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the wine reward' })).toHaveAttribute(
      'href',
      '/account/wine-reward',
    );
  },
});
/** A single entry can be kept and printed as well. */
export const StatementOfOneEntry = meta.story({
  args: {
    statement: ready({
      accountId: 'WR1',
      entries: [{ dateAsString: '01/11/2026', description: 'First payment', amount: 25 }],
    }),
  },
  parameters: { rules: ['ACCT-059'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
});
export const StatementEmpty = meta.story({
  args: { statement: ready({ accountId: 'WR1', entries: [] }) },
  parameters: { rules: ['ACCT-059'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every payment will be listed here.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Nothing has been paid in or out yet' })).toBeVisible();
  },
});
export const StatementLoading = meta.story({
  args: { statement: loading },
  parameters: { rules: ['ACCT-059'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Fetching your statement...' })).toBeVisible();
  },
});
export const StatementFailed = meta.story({
  ...failsToLoad('statement', 'Statements are being printed.', 'statement'),
  parameters: { rules: ['ACCT-059', 'ACCT-072'] },
});
export const Loading = meta.story({
  args: { account: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your savings...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('account', 'We could not reach the shop.', 'account'));
export const Points = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['ACCT-054'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24,000')).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
