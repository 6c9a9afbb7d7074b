import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { accountNeeds } from '../../src/rules/account/accountNeeds.js';
import { membershipFlags } from '../../src/rules/account/membership.js';
import { nextPlan } from '../../src/rules/account/nextPlan.js';
import { loginState } from '../../src/rules/common/loginState.js';
import { AccountHomePage } from '../../src/screens/account/AccountHomePage.js';
import { fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: AccountHomePage,
  args: {
    login: from((world) => loginState(world.answer('getProfileDetails'))),
    firstName: from((world) => world.answer('getProfileDetails').summaryDetails?.firstName),
    needs: from((world) => ready(accountNeeds(world.answer('getProfileDetails'), '2026-11-24'))),
    nextCase: from((world) => ready(nextPlan(world.answer('listWinePlans')))),
    lastOrder: from((world) => ready(world.answer('listPurchases').purchases[0])),
    balance: from((world) => ready(world.answer('listSavingsAccounts').accounts[0]?.balance)),
    subscriptions: from((world) => world.answer('getProfileDetails').trustedDetails?.subscriptions ?? []),
    flags: from((world) => membershipFlags(world.answer('getProfileDetails'))),
    onSignIn: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

type Canvas = ReturnType<typeof within>;
const tile = (canvas: Canvas, name: string) => canvas.getByRole('region', { name });

export const Standard = meta.story({
  parameters: { rules: ['ACCT-064'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Memberships and plans' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hello, Margaret' })).toBeVisible();
    await expect(tile(canvas, 'Last order')).toHaveTextContent('12 October 2026');
    await expect(canvas.queryByRole('region', { name: 'Wine reward' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'No memberships yet' })).toBeVisible();
  },
});
/** A customer without any orders. */
export const New = meta.story({
  globals: { persona: 'new' },
  play: async ({ canvas }) => {
    await expect(within(tile(canvas, 'Last order')).getByRole('link', { name: 'Find a wine' })).toHaveAttribute(
      'href',
      '/wines',
    );
    await expect(canvas.getByText('No case is on its way. A wine plan sends one as often as you like.')).toBeVisible();
    await expect(canvas.getByText('You have not ordered from us yet.')).toBeVisible();
  },
});
export const Empty = New.extend({ globals: { persona: 'empty' } });
export const Unlimited = meta.story({
  globals: { persona: 'unlimited' },
});
export const Premiere = meta.story({
  globals: { persona: 'premiere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hello, Priya')).toBeVisible();
  },
});
export const PlanActive = meta.story({
  globals: { persona: 'plan-active' },
  parameters: { rules: ['IDENT-094', 'IDENT-119'] },
  play: async ({ canvas }) => {
    const next = within(tile(canvas, 'Next case'));
    await expect(next.getByText(/ December 2026/)).toBeVisible();
    await expect(next.getByRole('link', { name: 'The Seasonal Plan: Mixed Case' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501',
    );
    await expect(next.getByRole('link', { name: 'See the wines' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501/next-case',
    );
  },
});
export const PlanSuspended = meta.story({
  globals: { persona: 'plan-suspended' },
  parameters: { rules: ['IDENT-094', 'IDENT-120'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your wine plan is suspended')).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Go to your wine plans' }))
      await expect(link).toHaveAttribute('href', '/account/wine-plans');
    const next = within(tile(canvas, 'Next case'));
    await expect(next.getByText('No case is on its way at the moment.')).toBeVisible();
    await expect(next.queryByRole('link', { name: 'Start a wine plan' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reinstate plan' })).toBeNull();
  },
});
/** A single suspended plan is reinstated where the page says that it is suspended. */
export const OnePlanSuspended = meta.story({
  globals: { persona: 'plan-suspended' },
  args: { onReinstate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reinstate plan' }));
    await expect(args.onReinstate).toHaveBeenCalledOnce();
    await expect(canvas.getByText('No case is sent until it restarts.')).toBeVisible();
  },
});
/** Only a customer without a plan is offered one. */
export const WithoutPlan = meta.story({
  parameters: { rules: ['IDENT-094'] },
  play: async ({ canvas }) => {
    const next = within(tile(canvas, 'Next case'));
    await expect(next.getByRole('link', { name: 'Start a wine plan' })).toHaveAttribute(
      'href',
      '/account/new-wine-plan',
    );
  },
});
export const WineReward = meta.story({
  globals: { persona: 'wine-reward' },
  parameters: { rules: ['IDENT-093', 'IDENT-094'] },
  play: async ({ canvas }) => {
    await expect(within(tile(canvas, 'Next case')).getByRole('link', { name: 'Start a wine plan' })).toBeVisible();
    await expect(canvas.getByText('Yours to spend on wine.')).toBeVisible();
    await expect(tile(canvas, 'Wine reward')).toHaveTextContent('£240.00');
    await expect(within(tile(canvas, 'Wine reward')).getByRole('link', { name: 'See your savings' })).toHaveAttribute(
      'href',
      '/account/savings',
    );
  },
});
export const Storage = meta.story({
  globals: { persona: 'storage' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hello, Hugh')).toBeVisible();
  },
});
export const Confrere = meta.story({
  globals: { persona: 'confrere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hello, Odile')).toBeVisible();
  },
});
export const Heavy = meta.story({
  globals: { persona: 'heavy' },
  parameters: { rules: ['IDENT-011', 'IDENT-024', 'IDENT-120'] },
  play: async ({ canvas, canvasElement }) => {
    const held = [...canvasElement.querySelectorAll('.wsk-MembershipPanel-item')].map((item) => [
      item.querySelector('.wsk-MembershipPanel-name')?.textContent,
      item.querySelector('[data-flag]')?.textContent,
    ]);
    await expect(held).toEqual([
      ['Unlimited delivery', 'Active'],
      ['Wine reward', 'Active'],
      ['Wine plan × 32', 'Active'],
      ['Wine plan × 8', 'Suspended'],
    ]);
    await expect(canvas.getByText('No case is sent until they restart.')).toBeVisible();
    await expect(canvas.getByText('8 of your wine plans are suspended')).toBeVisible();
  },
});
/** The part of the page that needs no password. */
export const Recognised = meta.story({
  globals: { login: 'soft', persona: 'unlimited' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your orders and your balance' })).toBeVisible();
    await expect(canvas.getByText('We show them once you have entered your password.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Last order' })).toBeNull();
    await expect(canvas.getByText('Unlimited delivery')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
/** A single card has a notice of its own, which says what to do. */
export const CardAtItsEnd = meta.story({
  args: { needs: from((world) => ready(accountNeeds(world.answer('getProfileDetails'), '2026-10-01'))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your card ending 8210 has expired')).toBeVisible();
    await expect(canvas.getByText('Save your new card, so that orders and plans can be paid.')).toBeVisible();
    await expect(canvas.queryByText(/need attention/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to your cards' })).toHaveAttribute('href', '/account/cards');
  },
});
/** Several share one notice, so that the next case stays in view on a phone. */
export const CardsAtTheirEnd = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of your cards need attention')).toBeVisible();
    await expect(canvas.getByText('Your card ending 0005 expires this month')).toBeVisible();
    await expect(canvas.getByText('Your card ending 8210 has expired')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Go to your cards' })).toHaveLength(1);
  },
});
export const Loading = meta.story({
  args: { nextCase: loading, lastOrder: loading, balance: ready(12) },
  play: async ({ canvas }) => {
    const busyOf = (name: string) => canvas.getByRole('region', { name }).getAttribute('aria-busy');
    await expect(['Next case', 'Last order', 'Wine reward'].map(busyOf)).toEqual(['true', 'true', 'false']);
  },
});
export const NeedsLoading = meta.story({
  args: { needs: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your account...')).toBeInTheDocument();
  },
});
export const Failed = meta.story({
  args: {
    nextCase: loadFailed('We could not reach the shop.'),
    lastOrder: loadFailed('Orders are being counted.'),
    balance: loadFailed('Balances are being counted.'),
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const [name, part] of [
      ['Next case', 'nextCase'],
      ['Last order', 'lastOrder'],
      ['Wine reward', 'balance'],
    ] as const) {
      await userEvent.click(within(tile(canvas, name)).getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenLastCalledWith({ part });
    }
    await expect(canvas.getByText(/^We could not reach the shop/)).toBeVisible();
    await expect(canvas.getByText(/^Orders are being counted/)).toBeVisible();
    await expect(canvas.getByText(/^Balances are being counted/)).toBeVisible();
  },
});
export const Points = WineReward.extend({ globals: { brand: 'hsb' }, play: () => {} });
export const Narrow = meta.story({
  ...fitsNarrow,
  globals: { ...fitsNarrow.globals, persona: 'heavy' },
});
