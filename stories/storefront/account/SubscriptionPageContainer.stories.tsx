import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { PlanPaymentMethod } from '../../../src/model/plan.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

/** The membership of the unlimited persona, at its address. */
const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/subscriptions/MS1301' },
  globals: { login: 'hard', persona: 'unlimited' },
});

const path = '/api/user/subscriptions/subscription';

export const AutoRenewSwitchedOff = meta.story({
  parameters: { rules: ['PLAN-074'] },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Renew automatically' });
    const calls = await callsFromHere();
    await userEvent.click(box);
    await canvas.findByText('Ends automatically');
    await expect(calls.writes).toEqual([['PUT', `${path}/MS1301/current`, { autoRenew: false }]]);
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
  },
});
export const PaidByAnotherCard = meta.story({
  parameters: { rules: ['PLAN-077'] },
  play: async ({ canvas, userEvent }) => {
    const radios = await canvas.findAllByRole<HTMLInputElement>('radio', { name: /ending/ });
    await userEvent.click(radios.find(({ checked }) => !checked)!);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use it for all my plans' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await canvas.findByText('Saved.');
    await expect(calls.writes).toEqual([
      [
        'PUT',
        `${path}/payment/MS1301`,
        {
          paymentDetail: { paymentMode: 'creditCard' },
          paymentId: expect.stringMatching(/^C\d+-\d$/),
          updateAllPlans: true,
        },
      ],
    ]);
  },
});
/** A way to pay other than a card is selected by its mode. */
export const PaidByPayPal = meta.story({
  parameters: { rules: ['PLAN-076', 'PLAN-075'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /PayPal/ }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await canvas.findByText('Saved.');
    await expect(calls.writes).toEqual([['PUT', `${path}/payment/MS1301/paypal`]]);
    await expect(canvas.getByRole('radio', { name: /PayPal/ })).toBeChecked();
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
    await userEvent.click(await dialog.findByRole('radio', { name: 'I do not use it enough' }));
    const calls = await callsFromHere();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await canvas.findByText('Cancelled');
    await expect(calls.writes).toEqual([['DELETE', `${path}/MS1301?reasonCode=201`]]);
    await expect(canvas.queryByRole('button', { name: 'Cancel this subscription' })).toBeNull();
  },
});
/** The shop has cancelled the subscription, but the response was lost. */
export const CancellationAnswerLost = meta.story({
  parameters: { mock: { fault: 'cancelSubscription:500@after*1' } },
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
  parameters: { mock: { fault: 'cancelSubscription:500*1' } },
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
  parameters: { mock: { fault: 'listSubscriptions:500*1' }, rules: ['PLAN-017'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    const link = within(await canvas.findByRole('table')).getByRole('link', { name: 'Unlimited delivery' });
    await expect(link).toHaveAttribute('href', '/account/subscriptions/MS1301');
  },
});
export const WineReward = meta.story({
  args: { address: '/account/wine-reward' },
  globals: { persona: 'wine-reward' },
  parameters: { rules: ['PLAN-066', 'PLAN-067', 'PLAN-069', 'PLAN-070', 'ACCT-008'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Day of the month' }), '17');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payment holiday' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payments' }));
    await canvas.findByText('Your payments are saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'By post' }));
    await canvas.findByText('Your statement is on its way.');
    const box = canvas.getByRole('checkbox', { name: 'Pay for my wine plans with my wine reward' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    const reward = expect.stringMatching(/^\/api\/user\/subscriptions\/winereward\/MS\d+\/options$/);
    const statement = expect.stringMatching(
      /^\/api\/user\/subscriptions\/winereward\/MS\d+\/statements\/requestStatement$/,
    );
    await expect(calls.writes).toEqual([
      ['PUT', reward, { dayOfMonth: 17, paymentHoliday: true }],
      ['POST', statement, { media: 'POST' }],
      ['PUT', '/api/user/profile/options', { payForWineplansWithWinereward: true }],
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
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your storage' });
  },
});
