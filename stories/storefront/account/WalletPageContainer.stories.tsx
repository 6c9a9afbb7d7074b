import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/wallet' },
  globals: { login: 'hard' },
});

/** A wrong PIN is refused with the server's message, and both fields keep what was typed. */
export const GiftCardChecked = meta.story({
  parameters: { rules: ['ACCT-043', 'ACCT-072', 'GIFT-043', 'GIFT-044'] },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Check a gift card' }));
    const number = form.getByLabelText('Gift card number');
    const pin = form.getByLabelText('PIN');
    const wrong = await callsFromHere();
    await userEvent.type(number, '0335861000000000018');
    await userEvent.type(pin, '0099');
    await userEvent.click(form.getByRole('button', { name: 'Check balance' }));
    await waitFor(() =>
      expect(form.getByRole('alert')).toHaveTextContent('There is no gift card with this number and PIN.'),
    );
    await expect(wrong.all).toEqual([['GET', '/api/giftcards/0335861000000000018/balance?pin=0099']]);
    await expect(number).toHaveValue('0335861000000000018');
    await userEvent.clear(number);
    await userEvent.type(number, '6335861000000018');
    await userEvent.clear(pin);
    await userEvent.type(pin, '4821');
    const calls = await callsFromHere();
    await userEvent.click(form.getByRole('button', { name: 'Check balance' }));
    await form.findByText('You have £50.00 left on this gift card.');
    await expect(calls.all).toEqual([['GET', '/api/giftcards/6335861000000018/balance?pin=4821']]);
    await expect(form.queryByRole('alert')).toBeNull();
    // The balance is that of the card checked last.
    await userEvent.clear(pin);
    await userEvent.type(pin, '4822');
    await userEvent.click(form.getByRole('button', { name: 'Check balance' }));
    await form.findByRole('alert');
    await expect(form.queryByText(/left on this gift card/)).toBeNull();
  },
});
export const GiftCardFailedOnce = meta.story({
  parameters: { mock: { fault: 'getGiftCardBalance:500*1' } },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Check a gift card' }));
    await userEvent.type(form.getByLabelText('Gift card number'), '6335861000000018');
    await userEvent.type(form.getByLabelText('PIN'), '4821{Enter}');
    await waitFor(() => expect(form.getByRole('alert')).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: 'Check balance' }));
    await form.findByText('You have £50.00 left on this gift card.');
  },
});

/** The wallet is complete only with the savings. */
export const SavingsFailedOnce = meta.story({
  parameters: { mock: { fault: 'listSavingsAccounts:500*1' }, rules: ['ACCT-068'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('row', { name: /^BIRTHDAY15/ });
  },
});
