import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, idle, loadFailed, loading, ready } from '../../src/model/load.js';
import { hasWineRewards } from '../../src/rules/account/membership.js';
import { ProfileOptionsForm } from '../../src/screens/account/ProfileOptionsForm.js';
import { WineRewardOptionsForm } from '../../src/screens/account/WineRewardOptionsForm.js';
import { WineRewardPage } from '../../src/screens/account/WineRewardPage.js';
import { actionFails, failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import type { StoryWorld } from '../world.js';

const rewardOf = (world: StoryWorld) =>
  world.answer('listSubscriptions').find(({ type }) => type === 'WINEREWARD') ?? null;

const meta = preview.meta({
  component: WineRewardPage,
  args: {
    reward: from((world) => ready(rewardOf(world))),
    isActive: from((world) => hasWineRewards(world.answer('getProfileDetails'))),
    events: from((world) => {
      const subscriptionId = rewardOf(world)?.subscriptionId;
      return subscriptionId ? ready(world.answer('listWineRewardEvents', { params: { subscriptionId } })) : loading;
    }),
    options: (
      <WineRewardOptionsForm
        options={{ dayOfMonth: 1, paymentHoliday: false }}
        action={idle}
        onDraft={fn()}
        onSubmit={fn()}
      />
    ),
    planPayment: <ProfileOptionsForm payForWineplansWithWinereward={false} action={idle} onChange={fn()} />,
    statement: idle,
    onRequestStatement: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'wine-reward' },
  decorators: [framed(960)],
});

const balance = from((world) => {
  const [account] = world.answer('listSavingsAccounts').accounts;
  return account && ready(account.balance);
});

/** A statement can be asked for although the list of events could not be fetched. */
export const StatementWithoutEvents = meta.story({
  args: { balance, events: loadFailed('Network request failed') },
  parameters: { rules: ['PLAN-069'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Network request failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'By post' }));
    await expect(args.onRequestStatement).toHaveBeenLastCalledWith({ media: 'POST' });
    await userEvent.click(canvas.getByRole('button', { name: 'By email' }));
    await expect(args.onRequestStatement).toHaveBeenLastCalledWith({ media: 'EMAIL' });
  },
});
export const Active = meta.story({
  args: { balance },
  parameters: { rules: ['ACCT-066', 'PLAN-068', 'PLAN-069'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'See your savings account' })).toHaveAttribute(
      'href',
      '/account/savings',
    );
    await expect(canvas.getByText('Your balance').nextElementSibling).toHaveTextContent(/^£240\.00$/);
    await expect(canvas.getByText('£25.00 was paid in on 1 November 2026, yours to spend on wine.')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What happened',
      'Ask for a statement',
      'Payments',
      'Wine plans',
    ]);
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(11);
    await expect(rows[1]!).toHaveTextContent('1 November 2026');
    await expect(rows[1]!).toHaveTextContent('Monthly payment');
    await expect(rows[1]!).toHaveTextContent('£25.00');
    await userEvent.click(canvas.getByRole('button', { name: 'By post' }));
    await expect(args.onRequestStatement).toHaveBeenLastCalledWith({ media: 'POST' });
    await userEvent.click(canvas.getByRole('button', { name: 'By email' }));
    await expect(args.onRequestStatement).toHaveBeenLastCalledWith({ media: 'EMAIL' });
    await expect(canvas.getByText('A little put aside each month, to spend on wine.')).toBeVisible();
  },
});
/** What was taken after the last payment does not replace it. */
export const TakenSince = meta.story({
  args: {
    balance,
    events: from((world) => {
      const subscriptionId = rewardOf(world)?.subscriptionId;
      if (!subscriptionId) return loading;
      const [last, ...earlier] = world.answer('listWineRewardEvents', { params: { subscriptionId } });
      const spent = {
        ...last!,
        type: 'PAID_OUT',
        description: 'Spent on wine',
        amount: -12,
        dateAsString: '09/11/2026',
      };
      return ready([spent, last!, ...earlier]);
    }),
  },
  parameters: { rules: ['PLAN-068'] },
  play: async ({ canvas }) => {
    const [, spent, paid] = canvas.getAllByRole('row');
    for (const words of ['9 November 2026', 'Spent on wine', '-£12.00']) await expect(spent!).toHaveTextContent(words);
    for (const words of ['1 November 2026', 'Monthly payment', '£25.00']) await expect(paid!).toHaveTextContent(words);
    await expect(canvas.getByText('£25.00 was paid in on 1 November 2026, yours to spend on wine.')).toBeVisible();
  },
});
export const BalanceLoading = meta.story({ args: { balance: loading } });
/** The account's menu tells of the failure, with a way to try again. */
export const BalanceFailed = meta.story({
  args: { balance: loadFailed('Savings are being counted.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your savings account' })).toBeVisible();
    await expect(canvas.queryByText('Your balance')).toBeNull();
  },
});
export const NotAMember = meta.story({
  globals: { persona: 'standard' },
  parameters: { rules: ['ACCT-066'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^With a wine reward you put a little aside each month for wine\. Call .+ to start one\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'You have no wine reward' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/jsp/customerservice/common/contactus.jsp',
    );
  },
});
/** A subscription whose savings account is not open. */
export const OneFeatureOnly = meta.story({
  args: { isActive: false },
  parameters: { rules: ['ACCT-066', 'IDENT-124'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Its subscription or its account is not open at the moment\. Call .+ and we’ll sort it out\.$/),
    ).toBeVisible();
    await expect(canvas.getByText('Your wine reward is not active')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
export const PaymentHoliday = meta.story({
  args: {
    reward: from((world) => {
      const reward = rewardOf(world);
      return ready(reward && { ...reward, paymentHoliday: true });
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is paid in until you end the holiday.')).toBeVisible();
    await expect(canvas.getByText('You are on a payment holiday')).toBeVisible();
  },
});
export const RequestingStatement = meta.story({ args: { statement: busy } });
export const StatementRequested = meta.story({
  args: { statement: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your statement is on its way.')).toBeVisible();
  },
});
export const StatementFailed = meta.story(actionFails('statement', 'This wine reward has ended.'));
export const NoEvents = meta.story({
  args: { events: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payments and changes will be listed here.')).toBeVisible();
    await expect(canvas.getByText('Nothing has happened yet')).toBeVisible();
    await expect(canvas.queryByText(/was paid in/)).toBeNull();
  },
});
export const EventsLoading = meta.story({ args: { events: loading } });
export const EventsFailed = meta.story(failsToLoad('events', 'Events are being counted.', 'events'));
export const Loading = meta.story({
  args: { reward: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your wine reward...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('reward', 'We could not reach the shop.', 'reward'));
export const Narrow = meta.story({ ...fitsNarrow, args: { balance } });
