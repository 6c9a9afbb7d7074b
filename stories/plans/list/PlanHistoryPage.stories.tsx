import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { ready } from '../../../src/model/load.js';
import { PlanHistoryPage } from '../../../src/screens/plans/list/PlanHistoryPage.js';
import { failsToLoad, fitsNarrow, loads } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import { pastCasesOf } from '../samplePlan.js';

const meta = preview.meta({
  component: PlanHistoryPage,
  args: {
    subscriptionId: 'WP1501',
    cases: from((world) => ready(pastCasesOf(world))),
    orderIds: new Set(['WP1501-3']),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
  decorators: [framed(960)],
});

/** Every known state, and an unknown one; cases that were not sent were not charged for. */
export const List = meta.story({
  args: {
    cases: from((world) =>
      ready(pastCasesOf(world).map((one, place) => (place === 1 ? { ...one, name: 'All Reds', bottleCount: 6 } : one))),
    ),
  },
  parameters: { rules: ['PLAN-063'] },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(5);
    for (const [place, words] of [
      /14 September 2026.*Mixed Case.*Ordered.*12.*£118\.88/,
      /14 August 2026.*All Reds.*Delivered.*6.*£119\.88/,
      /14 July 2026.*Skipped.*Not charged/,
      /14 June 2026.*Cancelled.*Not charged/,
      /14 May 2026.*IN_CELLAR.*£122\.88/,
    ].entries())
      await expect(rows[place]!).toHaveTextContent(words);
    await expect(within(rows[1]!).getByRole('link', { name: '14 August 2026' })).toHaveAttribute(
      'href',
      '/account/orders/WP1501-3',
    );
    await expect(canvas.getByRole('link', { name: 'Back to the plan' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});
/** Fifty cases, twenty at a time. */
export const Long = meta.story({
  args: {
    cases: from((world) =>
      ready(
        Array.from({ length: 50 }, (_, place) => ({
          orderId: `WP1501-${50 - place}`,
          deliveryDate: `${2026 - Math.trunc(place / 12)}-${String(12 - (place % 12)).padStart(2, '0')}-05`,
          status: 'DELIVERED',
          caseType: 'MIXED',
          name: 'Mixed Case',
          itemCode: '1',
          bottleCount: 12,
          deliveryPrice: 0,
          total: world.site.money === 'points' ? 11888 : 118.88,
        })),
      ),
    ),
  },
  parameters: { rules: ['PLAN-063'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('50 cases')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await userEvent.click(canvas.getByRole('button', { name: 'Show older cases' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(41);
    await userEvent.click(canvas.getByRole('button', { name: 'Show older cases' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(51);
    await expect(canvas.queryByRole('button', { name: 'Show older cases' })).toBeNull();
  },
});
export const Empty = meta.story({
  args: { cases: ready([]) },
  parameters: { rules: ['PLAN-063'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No past cases yet' })).toBeVisible();
    await expect(
      canvas.getByText('Every case we send you, and every case you skip, will be listed here.'),
    ).toBeVisible();
  },
});
export const Loading = meta.story({
  ...loads('cases', 'Fetching the past cases...'),
  parameters: { rules: ['PLAN-063'] },
});
export const Failed = meta.story({
  ...failsToLoad('cases', 'The books are closed.'),
  parameters: { rules: ['PLAN-063'] },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11,888')).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
