import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loading, ready } from '../../src/model/load.js';
import { WalletPage } from '../../src/screens/account/WalletPage.js';
import { failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: WalletPage,
  args: {
    wallet: from((world) =>
      ready({
        cards: world.answer('getProfileDetails').userDetails?.paymentCards ?? [],
        vouchers: world.answer('listVouchers').vouchers,
        balance: world.answer('listSavingsAccounts').accounts[0]?.balance,
      }),
    ),
    giftCard: <p>Check a gift card</p>,
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'wine-reward' },
  decorators: [framed(960)],
});

export const CardsVouchersAndBalance = meta.story({
  parameters: { rules: ['ACCT-037', 'ACCT-068'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£240.00')).toBeVisible();
    const cards = canvas.getAllByText(/ending \d{4}$/).map(({ textContent }) => textContent);
    await expect(cards).toEqual([
      'Visa ending 1111',
      'Mastercard ending 4444',
      'American Express ending 0005',
      'Mastercard ending 8210',
    ]);
    await expect(canvas.getByRole('row', { name: /^BIRTHDAY15-/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your cards' })).toHaveAttribute('href', '/account/cards');
    await expect(canvas.getByRole('link', { name: 'Your vouchers' })).toHaveAttribute('href', '/account/vouchers');
    await expect(canvas.getByRole('link', { name: 'Your savings account' })).toHaveAttribute(
      'href',
      '/account/savings',
    );
  },
});
export const WithoutBalance = meta.story({
  globals: { persona: 'standard' },
  parameters: { rules: ['ACCT-068'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visa ending 1111')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Your savings account' })).toBeNull();
  },
});
export const BalanceAlone = meta.story({
  args: { wallet: ready({ cards: [], vouchers: [], balance: 240 }) },
  parameters: { rules: ['ACCT-068'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No cards saved.')).toBeVisible();
    await expect(canvas.getByText('No vouchers on your account.')).toBeVisible();
  },
});
export const Empty = meta.story({
  globals: { persona: 'empty' },
  parameters: { rules: ['ACCT-068'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cards, vouchers and savings are kept here.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your wallet is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Save a card' })).toHaveAttribute('href', '/account/cards');
    await expect(canvas.getByText('Check a gift card')).toBeVisible();
    await expect(canvas.getByText('Everything you can pay with, in one place.')).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { wallet: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening your wallet...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('wallet', 'We could not reach the shop.'));
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24,000')).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
