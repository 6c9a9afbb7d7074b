import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { EndedPlanPage } from '../../../src/screens/plans/list/EndedPlanPage.js';
import { fitsNarrow } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import { pastCasesOf } from '../samplePlan.js';

const meta = preview.meta({
  component: EndedPlanPage,
  args: {
    subscriptionId: 'WP1501',
    lastCase: from((world) => pastCasesOf(world)[1]),
  },
  globals: { login: 'hard', persona: 'plan-active' },
  decorators: [framed(960)],
});

export const Ended = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This plan has ended' })).toBeVisible();
    await expect(canvas.getByText('No more cases are sent, and nothing is charged.')).toBeVisible();
    await expect(canvas.getByText('Last case: 14 August 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute(
      'href',
      '/account/new-wine-plan',
    );
    await expect(canvas.getByRole('link', { name: 'Past cases' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501/history',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const NeverSentACase = meta.story({
  args: { lastCase: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Wine plan');
  },
});
export const Narrow = meta.story(fitsNarrow);
