import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere, holdAnswer, storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

/** Maximilian has forty wine plans. */
/** The shop's message in a refusal. */
const refusal = 'Something in the request was not accepted.';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/wine-plans/WP2001/payment' },
  globals: { login: 'hard', persona: 'heavy' },
});

const path = '/api/user/subscriptions/wineplan/payment/WP2001';

export const Switched = meta.story({
  parameters: { rules: ['PLAN-034', 'PLAN-035', 'PLAN-036'] },
  play: async ({ canvas, userEvent }) => {
    const radios = await canvas.findAllByRole<HTMLInputElement>('radio');
    await expect(radios.map(({ value }) => value)).toEqual([
      'C204607-1',
      'C204607-2',
      'C204607-3',
      'C204607-4',
      'paypal',
    ]);
    await expect(storyCalls.all).toContainEqual([
      'GET',
      '/api/user/subscriptions/wineplan/payment/availablemethods/WP2001',
    ]);
    await expect(radios[0]).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mastercard ending 4444' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await canvas.findByText('Saved. Mastercard ending 4444 pays for your cases from now on.');
    await expect(calls.writes).toEqual([['PUT', `${path}/C204607-2?updateAllPlans=false`]]);
    await expect(canvas.getByRole('radio', { name: /^Mastercard ending 4444\s*In use/ })).toBeChecked();
  },
});
export const ForAllPlans = meta.story({
  parameters: { rules: ['PLAN-036'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'PayPal' }));
    const all = await canvas.findByRole('checkbox', { name: 'Use it for all my wine plans' });
    await expect(all).toHaveAccessibleDescription('You have 40 wine plans.');
    await userEvent.click(all);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await canvas.findByText('Saved. PayPal pays for your cases from now on.');
    await expect(calls.writes).toEqual([['PUT', `${path}/paypal?updateAllPlans=true`]]);
    await expect(all).not.toBeChecked();
  },
});
/** A card that has expired is listed, says so, and cannot be chosen. */
export const ExpiredCard = meta.story({
  parameters: { rules: ['PLAN-035'] },
  play: async ({ canvas }) => {
    const expired = await canvas.findByRole('radio', { name: 'Mastercard ending 8210' });
    await expect(expired).toHaveAccessibleDescription('Expired 09/2026');
    await expect(expired).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Mastercard ending 4444' })).toBeEnabled();
  },
});
export const SavingFailedOnce = meta.story({
  parameters: { mock: { fault: 'switchWinePlanPayment:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'PayPal' }));
    const answer = holdAnswer('switchWinePlanPayment');
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await canvas.findByRole('button', { name: 'Saving...' });
    answer();
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(refusal));
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await expect(sessionStorage.getItem('wsk-draft-planPayment')).toContain('paypal');
    // The refusal is about the way to pay that was sent, so another choice ends it.
    await userEvent.click(canvas.getByRole('radio', { name: 'Mastercard ending 4444' }));
    await waitFor(() => expect(within(canvas.getByRole('main')).queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await canvas.findByText('Saved. PayPal pays for your cases from now on.');
    await expect(sessionStorage.getItem('wsk-draft-planPayment')).toBeNull();
  },
});
export const MethodsFailedOnce = meta.story({
  parameters: { rules: ['PLAN-035'], mock: { fault: 'listWinePlanPaymentMethods:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('radio', { name: 'PayPal' });
  },
});
/** In the meantime, PayPal was saved in another window. */
export const ChangedElsewhere = meta.story({
  parameters: { rules: ['PLAN-034'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Mastercard ending 4444' }));
    await fetch(`${path}/paypal?updateAllPlans=false`, { method: 'PUT' });
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await canvas.findByText(
      'Your wine plan was changed somewhere else, so nothing has been saved yet. Check what changes now, then save again.',
    );
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    const changes = within(canvas.getByRole('region', { name: 'What changes' }));
    await expect(changes.getByText('PayPal')).toBeVisible();
    await expect(changes.getByText('Mastercard ending 4444')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await canvas.findByText('Saved. Mastercard ending 4444 pays for your cases from now on.');
    await expect(calls.writes).toEqual([['PUT', `${path}/C204607-2?updateAllPlans=false`]]);
  },
});
