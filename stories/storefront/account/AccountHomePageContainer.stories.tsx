import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere, changeAnswer, storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

/** The page at its address, subject to its access rule. */
const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account' },
});

type Canvas = ReturnType<typeof within>;
const tile = (canvas: Canvas, name: string) => canvas.findByRole('region', { name });
export const Visitor = meta.story({
  parameters: { rules: ['ACCT-003'] },
  play: async () => {
    await waitFor(() =>
      expect(host.navigate.mock.calls).toEqual([
        ['/jsp/registration/common/account_login.jsp?returnTo=%2Faccount', { replace: true }],
      ]),
    );
  },
});

/** The plan restarts on the page that says it is suspended, after a confirmation. */
export const PlanReinstated = meta.story({
  globals: { login: 'hard', persona: 'plan-suspended' },
  parameters: { rules: ['PLAN-027'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reinstate plan' }));
    const calls = await callsFromHere();
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reinstate plan' }));
    await dialog.findByText(/^Your plan is running again/);
    await expect(calls.writes).toEqual([['PUT', '/api/user/subscriptions/wineplan/reinstate/WP1601']]);
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByText('Your wine plan is suspended')).toBeNull());
    await expect(await tile(canvas, 'Next case')).toHaveTextContent(/202[67]/);
  },
});
/** The customer has another plan, which comes later: the day is that of the plan that was reinstated. */
export const OneOfTwoPlansReinstated = PlanReinstated.extend({
  beforeEach: () =>
    changeAnswer('listWinePlans', (response) => {
      const plans = response as unknown as readonly object[];
      return [{ ...plans[0], subscriptionId: 'WP0001', status: 'ACTIVE', nextDeliveryDate: '2028-02-29' }, ...plans];
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reinstate plan' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reinstate plan' }));
    await dialog.findByText(/^Your plan is running again/);
    await expect(dialog.getByText(/^The next case comes on /)).toHaveTextContent(/202[67]\.$/);
  },
});
export const Recognised = meta.story({
  globals: { login: 'soft', persona: 'wine-reward' },
  parameters: { rules: ['IDENT-018'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hello, Catrin' });
    await expect(canvas.queryByRole('region', { name: 'Wine reward' })).toBeNull();
    await storyCalls.settle();
    await expect(storyCalls.all).toContainEqual(['GET', '/api/user/details']);
    await expect(storyCalls.all.filter(([, address]) => address.includes('savingsaccounts'))).toEqual([]);
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('dialog', { name: 'Sign in' });
  },
});

export const SignedIn = meta.story({
  globals: { login: 'hard', persona: 'wine-reward' },
  parameters: { rules: ['IDENT-022', 'IDENT-024', 'IDENT-093'] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => expect(await tile(canvas, 'Wine reward')).toHaveTextContent('£240.00'));
    await waitFor(async () => expect(await tile(canvas, 'Last order')).toHaveTextContent('12 October 2026'));
    const menu = within(canvas.getByRole('navigation', { name: 'Your account' }));
    await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    const membership = canvasElement.querySelector('.wsk-MembershipPanel-item[data-kind="wineReward"]');
    await expect(membership?.querySelector('h3')).toHaveTextContent('Wine reward');
    await expect(membership?.querySelector('[data-flag]')).toHaveTextContent('Active');
  },
});

export const PlanActive = meta.story({
  globals: { login: 'hard', persona: 'plan-active' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await tile(canvas, 'Next case')).toHaveTextContent(/\d{4}/));
  },
});

export const OrdersFailedOnce = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { fault: 'listPurchases:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await within(await tile(canvas, 'Last order')).findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await tile(canvas, 'Last order')).toHaveTextContent('12 October 2026'));
  },
});
