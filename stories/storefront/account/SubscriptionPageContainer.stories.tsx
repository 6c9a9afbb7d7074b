import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { PlanPaymentMethod } from '../../../src/model/plan.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere, changeAnswer, storyCalls } from '../../storyShop.js';
import { wineRewardFeatures } from '../wineRewardFeatures.js';
import { withStorefront } from '../withStorefront.js';

/** The membership of the unlimited persona, at its address. */
const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/subscriptions/MS1301' },
  globals: { login: 'hard', persona: 'unlimited' },
});

const path = '/api/user/subscriptions/subscription';

export const AutoRenewSwitched = meta.story({
  parameters: { rules: ['PLAN-074'] },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Renew automatically' });
    await waitFor(() => expect(document.title).toBe('Unlimited delivery - Lawton Wines'));
    const calls = await callsFromHere();
    await userEvent.click(box);
    await canvas.findByText('Ends automatically');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Renew automatically' }));
    await canvas.findByText('Renews automatically');
    await expect(calls.writes).toEqual([
      ['PUT', `${path}/MS1301/current`, { autoRenew: false }],
      ['PUT', `${path}/MS1301/current`, { autoRenew: true }],
    ]);
  },
});
/** The case of a plan is changed by its type alone. */
export const AnotherCase = meta.story({
  args: { address: '/account/subscriptions/WP1501' },
  globals: { persona: 'plan-active' },
  parameters: { rules: ['PLAN-073'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Case' }),
      await canvas.findByRole('option', { name: 'The Seasonal Plan: All Reds' }),
    );
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save case' }));
    await canvas.findByText('Saved.');
    await expect(calls.writes).toEqual([['PUT', `${path}/WP1501/current`, { caseType: 'RED' }]]);
    // A reload shows what is saved.
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('wsk-draft-subscription')!)).toMatchObject({ caseType: '' }),
    );
  },
});
export const PaidByAnotherCard = meta.story({
  parameters: { rules: ['PLAN-077'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^American Express ending 0005/ }));
    const forAll = () => canvas.getByRole('checkbox', { name: 'Use it for all my plans' });
    await userEvent.click(forAll());
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await canvas.findByText('Saved.');
    // For this subscription alone.
    await userEvent.click(forAll());
    await userEvent.click(canvas.getByRole('radio', { name: /^Mastercard ending 4444/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await waitFor(() => expect(calls.writes).toHaveLength(2));
    const paymentDetail = { paymentMode: 'creditCard' };
    await expect(calls.writes).toEqual([
      ['PUT', `${path}/payment/MS1301`, { paymentDetail, paymentId: 'C204474-3', updateAllPlans: true }],
      ['PUT', `${path}/payment/MS1301`, { paymentDetail, paymentId: 'C204474-2', updateAllPlans: false }],
    ]);
  },
});
/** A way to pay other than a card is saved by its mode, and not by its id. */
export const PaidByPayPal = meta.story({
  parameters: { rules: ['PLAN-076', 'PLAN-075'] },
  beforeEach: () =>
    changeAnswer('listSubscriptionPaymentMethods', (methods) =>
      (methods as unknown as readonly PlanPaymentMethod[]).map((method) =>
        method.paymentMode === 'paypal' ? { ...method, paymentId: 'A7' } : method,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /PayPal/ }));
    await expect(canvas.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
      'C204474-1',
      'C204474-2',
      'C204474-3',
      'C204474-4',
      'A7',
    ]);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await canvas.findByText('Saved.');
    await expect(calls.writes).toEqual([['PUT', `${path}/payment/MS1301/paypal`]]);
    await expect(canvas.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  },
});
/** A suspended subscription is paid in the same ways. */
export const PaymentOfSuspended = meta.story({
  args: { address: '/account/subscriptions/WP1601' },
  globals: { persona: 'plan-suspended' },
  parameters: { rules: ['PLAN-075'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /PayPal/ });
    await expect(storyCalls.all).toContainEqual(['GET', `${path}/payment/availablemethods/WP1601`]);
  },
});
/** PayPal for all plans uses the call that supports this; afterwards, the other plans are paid for by PayPal too. */
export const AllPlansPaidByPayPal = meta.story({
  args: { address: '/account/subscriptions/MS2001' },
  globals: { persona: 'heavy' },
  parameters: { rules: ['PLAN-036', 'PLAN-077'] },
  play: async ({ canvas, userEvent }) => {
    const paidBy = async () => {
      const answer = await fetch('/api/user/subscriptions/wineplan/payment/availablemethods/WP2003');
      const { response } = (await answer.json()) as { response: readonly PlanPaymentMethod[] };
      return response.find(({ isCurrent }) => isCurrent)?.paymentMode;
    };
    await userEvent.click(await canvas.findByRole('radio', { name: /PayPal/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use it for all my plans' }));
    await expect(await paidBy()).toBe('creditCard');
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await canvas.findByText('Saved.');
    await expect(calls.writes).toEqual([
      [
        'PUT',
        `${path}/payment/MS2001`,
        { paymentDetail: { paymentMode: 'paypal' }, paymentId: 'paypal', updateAllPlans: true },
      ],
    ]);
    await expect(canvas.getByRole('radio', { name: /PayPal/ })).toBeChecked();
    await expect(await paidBy()).toBe('paypal');
  },
});
export const CancelledWithReason = meta.story({
  parameters: { rules: ['PLAN-071', 'PLAN-072'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this subscription' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'I am moving away' }));
    const calls = await callsFromHere();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await canvas.findByText('Cancelled');
    await expect(calls.writes).toEqual([['DELETE', `${path}/MS1301?reasonCode=203`]]);
    await expect(canvas.queryByRole('button', { name: 'Cancel this subscription' })).toBeNull();
  },
});
/** The shop has cancelled the subscription, but the response was lost. */
export const CancellationAnswerLost = meta.story({
  parameters: { rules: ['PLAN-071'], mock: { fault: 'cancelSubscription:500@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this subscription' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'I do not use it enough' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await canvas.findByText('Cancelled');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
export const CancellingFailedOnce = meta.story({
  parameters: { rules: ['PLAN-071'], mock: { fault: 'cancelSubscription:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this subscription' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'I do not use it enough' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await canvas.findByText('Cancelled');
  },
});
export const List = meta.story({
  args: { address: '/account/subscriptions' },
  globals: { persona: 'heavy' },
  parameters: { mock: { fault: 'listSubscriptions:500*1' }, rules: ['PLAN-017'] },
  beforeEach: async () => {
    await fetch(`${path}/MS2002?reasonCode=203`, { method: 'DELETE' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    const table = within(await canvas.findByRole('table'));
    await expect(table.getByRole('link', { name: 'Unlimited delivery' })).toHaveAttribute(
      'href',
      '/account/subscriptions/MS2001',
    );
    await expect(table.getByRole('link', { name: 'Wine reward' })).toHaveAttribute(
      'href',
      '/account/subscriptions/MS2002',
    );
    // Even if it is cancelled. And 40 plans, of which 8 are suspended.
    await expect(table.getByRole('row', { name: /^Wine reward/ })).toHaveTextContent('Cancelled');
    await expect(table.getAllByRole('link')).toHaveLength(42);
    await expect(table.getAllByText('Suspended')).toHaveLength(8);
  },
});
export const WineReward = meta.story({
  args: { address: '/account/wine-reward' },
  globals: { persona: 'wine-reward' },
  parameters: { rules: ['PLAN-066', 'PLAN-067', 'PLAN-069', 'PLAN-070', 'ACCT-008', 'ACCT-066', 'PLAN-068'] },
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByRole('combobox', { name: 'Day of the month' });
    await expect(day).toHaveValue('1');
    await expect(canvas.getByRole('checkbox', { name: 'Payment holiday' })).not.toBeChecked();
    await expect(storyCalls.all).toContainEqual(['GET', '/api/user/subscriptions/winereward/MS1701/events']);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/1 November 2026.*Monthly payment.*£25\.00/);
    await userEvent.selectOptions(day, '17');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payment holiday' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payments' }));
    await canvas.findByText('Your payments are saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'By post' }));
    await canvas.findByText('Your statement is on its way.');
    await userEvent.click(canvas.getByRole('button', { name: 'By email' }));
    await waitFor(() => expect(calls.writes).toHaveLength(3));
    await canvas.findByText('Your statement is on its way.');
    const box = canvas.getByRole('checkbox', { name: 'Pay for my wine plans with my wine reward' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payment holiday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save payments' }));
    await waitFor(() => expect(calls.writes).toHaveLength(6));
    const reward = expect.stringMatching(/^\/api\/user\/subscriptions\/winereward\/MS\d+\/options$/);
    const statement = expect.stringMatching(
      /^\/api\/user\/subscriptions\/winereward\/MS\d+\/statements\/requestStatement$/,
    );
    await expect(calls.writes).toEqual([
      ['PUT', reward, { dayOfMonth: 17, paymentHoliday: true }],
      ['POST', statement, { media: 'POST' }],
      ['POST', statement, { media: 'EMAIL' }],
      ['PUT', '/api/user/profile/options', { payForWineplansWithWinereward: true }],
      ['PUT', '/api/user/profile/options', { payForWineplansWithWinereward: false }],
      ['PUT', reward, { dayOfMonth: 17, paymentHoliday: false }],
    ]);
  },
});
/** A wine reward whose account is not open is not active. */
export const WineRewardWithoutAccount = meta.story({
  args: { address: '/account/wine-reward' },
  globals: { persona: 'wine-reward' },
  parameters: { rules: ['ACCT-066', 'IDENT-124'] },
  beforeEach: wineRewardFeatures('WINE_REWARD_SUBSCRIPTION_ACTIVE'),
  play: async ({ canvas }) => {
    await canvas.findByText('Your wine reward is not active');
    await expect(canvas.queryByRole('combobox', { name: 'Day of the month' })).toBeNull();
  },
});
/** Nor is one whose subscription is not active. */
export const WineRewardWithoutSubscription = WineRewardWithoutAccount.extend({
  beforeEach: wineRewardFeatures('WINE_REWARD_ACCOUNT_OPEN'),
});
export const Wallet = meta.story({
  args: { address: '/account/wallet' },
  globals: { persona: 'wine-reward' },
  parameters: { rules: ['ACCT-037', 'ACCT-068'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Visa ending 1111');
    await expect(canvasElement.querySelector('.wsk-WalletPage-balance')).toHaveTextContent(/^£240\.00$/);
    await expect(canvas.getByRole('row', { name: /^BIRTHDAY15/ })).toBeVisible();
  },
});
/** What was chosen on an earlier visit is shown. */
export const WineRewardOptionsHeld = meta.story({
  args: { address: '/account/wine-reward' },
  globals: { persona: 'wine-reward' },
  parameters: { rules: ['PLAN-066', 'PLAN-067', 'PLAN-070'] },
  beforeEach: async () => {
    const put = (address: string, body: object) =>
      fetch(address, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await put('/api/user/subscriptions/winereward/MS1701/options', { dayOfMonth: 9, paymentHoliday: true });
    await put('/api/user/profile/options', { payForWineplansWithWinereward: true });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Day of the month' })).toHaveValue('9');
    await expect(canvas.getByRole('checkbox', { name: 'Payment holiday' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Pay for my wine plans with my wine reward' })).toBeChecked();
    // The day alone is changed; the holiday goes on.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Day of the month' }), '28');
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payments' }));
    await canvas.findByText('Your payments are saved.');
    await expect(calls.writes).toEqual([
      ['PUT', '/api/user/subscriptions/winereward/MS1701/options', { dayOfMonth: 28, paymentHoliday: true }],
    ]);
  },
});
export const WalletFailedOnce = meta.story({
  args: { address: '/account/wallet' },
  parameters: { mock: { fault: 'listVouchers:500*1' }, rules: ['ACCT-068'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('row', { name: /^BIRTHDAY15/ });
  },
});
export const Storage = meta.story({
  args: { address: '/account/storage' },
  globals: { persona: 'storage' },
  parameters: { rules: ['ACCT-067'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your storage' });
    await expect(canvas.getByText('Your wine, resting in our cellars.')).toBeVisible();
  },
});
/** A member of something else has nothing in storage. */
export const StorageOfAnotherMember = meta.story({
  args: { address: '/account/storage' },
  globals: { persona: 'heavy' },
  parameters: { rules: ['ACCT-067'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You have no wine in storage' });
    await expect(canvas.queryByText('Unlimited delivery', { selector: 'h3' })).toBeNull();
  },
});
