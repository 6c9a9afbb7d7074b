import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loading, ready } from '../../src/model/load.js';
import { SubscriptionsPage } from '../../src/screens/account/SubscriptionsPage.js';
import { failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const kinds = [
  ['MS1', 'Unlimited delivery', 'FREESHIP', 'ACTIVE'],
  ['MS2', 'Premiere', 'PREMIERE', 'EXPIRED'],
  ['WP3', 'Cellar Reds', 'WINEPLAN', 'SUSPENDED'],
  ['MS4', 'Wine reward', 'WINEREWARD', 'CANCELLED'],
  ['MS5', 'Storage', 'STORAGE', 'ACTIVE'],
  ['MS6', 'Confrère', 'CONFRERE', 'PAUSED'],
] as const;

const meta = preview.meta({
  component: SubscriptionsPage,
  args: { subscriptions: from((world) => ready(world.answer('listSubscriptions'))), onRetry: fn() },
  globals: { login: 'hard', persona: 'unlimited' },
  decorators: [framed(960)],
});

export const Unlimited = meta.story();
/** A plan has no last day, which is said, because on a phone each value stands beside the name of its column. */
export const WithoutEnd = meta.story({
  globals: { persona: 'plan-active', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(row!).toHaveTextContent('UntilNo end date');
  },
});
/** One subscription of each type; an unknown status is shown unchanged. */
export const EachType = meta.story({
  args: {
    subscriptions: ready(
      kinds.map(([subscriptionId, name, type, status], place) => ({
        subscriptionId,
        name,
        type,
        status,
        autoRenew: place % 2 === 0,
        enrollmentToDateAsString: `0${place + 1}/02/2027`,
      })),
    ),
  },
  parameters: { rules: ['PLAN-017'] },
  play: async ({ canvas }) => {
    const columns = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(columns).toEqual(['Subscription', 'State', 'Until', 'Renewal']);
    const rows = canvas.getAllByRole('row').slice(1);
    const names = rows.map((row) => within(row).getByRole('link').textContent);
    await expect(names).toEqual(kinds.map(([, name]) => name));
    await expect(within(rows[2]!).getByRole('link')).toHaveAttribute('href', '/account/subscriptions/WP3');
    const values = rows.map((row) => [...row.querySelectorAll('.wsk-Table-value')].map((value) => value.textContent));
    await expect(values).toEqual([
      ['Active', '1 February 2027', 'Renews automatically'],
      ['Ended', '2 February 2027', 'Ends automatically'],
      ['Suspended', '3 February 2027', 'Renews automatically'],
      ['Cancelled', '4 February 2027', 'Ends automatically'],
      ['Active', '5 February 2027', 'Renews automatically'],
      ['PAUSED', '6 February 2027', 'Ends automatically'],
    ]);
  },
});
export const Heavy = meta.story({ globals: { persona: 'heavy' } });
export const None = meta.story({
  globals: { persona: 'standard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your memberships and plans, and when they renew.')).toBeVisible();
    await expect(canvas.getByText('Memberships and plans you take out are listed here.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No subscriptions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a wine plan' })).toHaveAttribute(
      'href',
      '/account/new-wine-plan',
    );
  },
});
export const Loading = meta.story({
  args: { subscriptions: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your subscriptions...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('subscriptions', 'We could not reach the shop.'));
export const Narrow = meta.story(fitsNarrow);
