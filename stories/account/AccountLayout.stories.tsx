import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import type { AccountPageName } from '../../src/rules/account/accountMenu.js';
import { loginState } from '../../src/rules/common/loginState.js';
import { AccountLayout } from '../../src/screens/account/AccountLayout.js';
import { narrow } from '../commonStories.js';
import { from } from '../from.js';
import { expectToFit } from '../storyChecks.js';

const meta = preview.meta({
  component: AccountLayout,
  args: {
    current: from<AccountPageName>(() => 'account'),
    login: from((world) => loginState(world.answer('getProfileDetails'))),
    signInHref: '/sign-in',
    onRetry: fn(),
    children: (
      <h1 className="wsk-Heading" data-level="title">
        The page
      </h1>
    ),
  },
  globals: { login: 'hard' },
});

type Canvas = ReturnType<typeof within>;
const menu = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Your account' }));
const current = (canvas: Canvas) =>
  menu(canvas)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

export const Overview = meta.story({
  args: { name: 'Mrs Margaret Hale' },
  parameters: { rules: ['ACCT-002'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Skip the account menu' })).toBeInTheDocument();
    await expect(menu(canvas).getByText('Mrs Margaret Hale')).toBeVisible();
    await expect(current(canvas)).toEqual(['Overview']);
    await expect(
      menu(canvas)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Overview',
      'Orders',
      'Purchases',
      'Your wine plans',
      'Subscriptions',
      'Unlimited delivery',
      'Storage',
      'Wallet',
      'Wine reward',
      'Savings account',
      'Vouchers',
      'Your details',
      'Address book',
      'Cards',
      'Contact preferences',
      'Permissions',
      'Your data',
      'Favourites',
      'Ratings',
      'Recently viewed',
    ]);
  },
});
export const Favourites = meta.story({
  args: { current: 'favourites' },
  parameters: { rules: ['ACCT-002'] },
  play: async ({ canvas }) => {
    await expect(current(canvas)).toEqual(['Favourites']);
  },
});
/** A recognised customer has the same entries. */
export const Recognised = meta.story({
  args: { name: 'Mrs Margaret Hale', current: 'recentlyViewed' },
  globals: { login: 'soft' },
  parameters: { rules: ['ACCT-002'] },
  play: async ({ canvas }) => {
    await expect(menu(canvas).getAllByRole('link')).toHaveLength(20);
    await expect(current(canvas)).toEqual(['Recently viewed']);
  },
});
/** A list that visitors have as well. */
export const NotSignedIn = meta.story({
  args: { current: 'recentlyViewed' },
  globals: { login: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign in to see your orders, memberships and lists.')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
    await expect(canvas.getByRole('heading', { name: 'The page' })).toBeVisible();
  },
});
export const ServerError = meta.story({
  args: { failure: 'Your account is being moved. Please come back at noon.' },
  parameters: { rules: ['ACCT-072'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your account is being moved. Please come back at noon.');
    await expect(canvas.queryByRole('heading', { name: 'The page' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
/** A brand that does not record viewed products. */
export const WithoutRecentlyViewed = meta.story({
  globals: { brand: 'ba' },
  parameters: { rules: ['HOME-050', 'BRAND-060'] },
  play: async ({ canvas }) => {
    await expect(menu(canvas).getByRole('link', { name: 'Favourites' })).toBeVisible();
    await expect(menu(canvas).queryByRole('link', { name: 'Recently viewed' })).toBeNull();
  },
});
export const Narrow = meta.story({
  args: { current: 'ratings' },
  ...narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(current(canvas)).toEqual(['Ratings']);
    await expectToFit({ canvasElement });
  },
});
