import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { loading, ready } from '../../../src/model/load.js';
import { WinePlansPage } from '../../../src/screens/plans/list/WinePlansPage.js';
import { failsToLoad, fitsNarrow, loads } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import { expectToFit, zoomed } from '../../storyChecks.js';

const meta = preview.meta({
  component: WinePlansPage,
  args: {
    plans: from((world) => ready(world.answer('listWinePlans'))),
    ended: [],
    options: from((world) => ready(world.answer('listWinePlanOptions'))),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
  decorators: [framed(960)],
});

type Canvas = ReturnType<typeof within>;
const planNamed = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('heading', { name }).closest('[data-component="Panel"]') as HTMLElement);

const partNamed = (canvas: Canvas, title: string) =>
  within(canvas.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement);
const casesToStart = (canvas: Canvas, title: string) =>
  within(partNamed(canvas, title).getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

export const One = meta.story({
  parameters: { rules: ['IDENT-119', 'PLAN-021', 'PLAN-022'] },
  play: async ({ canvas }) => {
    const plan = planNamed(canvas, 'The Seasonal Plan: Mixed Case');
    for (const fact of ['Active', 'Mixed wines', '12 bottles', 'Every 12 weeks', '14 December 2026'])
      await expect(plan.getByText(fact)).toBeVisible();
    await expect(plan.getByRole('link', { name: 'Manage plan WP1501' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501',
    );
    await expect(canvas.getByRole('link', { name: 'Start another plan' })).toHaveAttribute(
      'href',
      '/account/new-wine-plan',
    );
    await expect(canvas.queryByText(/subscription/i)).toBeNull();
    await expect(canvas.getByText('Good wine at your door, as often as you like.')).toBeVisible();
  },
});
export const Several = meta.story({
  args: {
    plans: from((world) => {
      const [first, ...rest] = world.answer('listWinePlans');
      const other = { name: 'The Fizz Plan: Six Sparklers', caseType: 'FIZZ', bottleCount: 6, frequency: 1 };
      return ready([
        ...rest,
        ...(first ? [first, { ...first, ...other, subscriptionId: 'WP7', nextDeliveryDate: '2027-01-11' }] : []),
      ]);
    }),
  },
  parameters: { rules: ['PLAN-022', 'PLAN-021'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 wine plans')).toBeVisible();
    await expect(canvas.getByText('14 December 2026')).toBeVisible();
    const fizz = planNamed(canvas, 'The Fizz Plan: Six Sparklers');
    for (const fact of ['Active', 'Sparkling wines', '6 bottles', 'Every week', '11 January 2027'])
      await expect(fizz.getByText(fact)).toBeVisible();
    await expect(fizz.getByRole('link')).toHaveAttribute('href', '/account/wine-plans/WP7');
  },
});
const ended = {
  subscriptionId: 'WP9',
  name: 'The Premier Plan: Fine Reds',
  type: 'WINEPLAN',
  status: 'CANCELLED',
  autoRenew: false,
} as const;
/** One plan is active, another was cancelled. */
export const OneEnded = meta.story({
  args: { ended: [ended] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Plans that have ended' })).toBeVisible();
    const plan = planNamed(canvas, 'The Premier Plan: Fine Reds');
    await expect(plan.getByRole('link', { name: 'See what it sent WP9' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP9',
    );
    await expect(plan.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/account/new-wine-plan');
  },
});
export const AllEnded = meta.story({
  args: { plans: ready([]), ended: [ended, { ...ended, subscriptionId: 'WP8', name: 'The Fizz Plan: Six Sparklers' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A case you look forward to' })).toBeVisible();
    await expect(planNamed(canvas, 'The Premier Plan: Fine Reds').getByText(/WP9$/, { selector: 'p' })).toBeVisible();
    const other = planNamed(canvas, 'The Fizz Plan: Six Sparklers');
    await expect(other.getByRole('link', { name: 'See what it sent WP8' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP8',
    );
    await expect(canvas.getAllByRole('link', { name: 'Subscribe again' })).toHaveLength(2);
  },
});
/** Three of the cases on offer, below the plans: none that the customer has already. Each link selects its case on the
 * next page. */
export const CasesToStart = meta.story({
  play: async ({ canvas }) => {
    await expect(casesToStart(canvas, 'Start another')).toEqual([
      '/account/new-wine-plan?schemeCode=WP-RED',
      '/account/new-wine-plan?schemeCode=WP-WHITE',
      '/account/new-wine-plan?schemeCode=WP-PREMIER',
    ]);
    const part = partNamed(canvas, 'Start another');
    const red = part.getByRole('link', { name: 'The Seasonal Plan: All Reds' });
    await expect(red).toHaveAccessibleDescription('Twelve reds for the turn of the year £110.88 a case of 12 bottles');
    await expect(part.getByRole('link', { name: 'See all wine plans' })).toHaveAttribute(
      'href',
      '/account/new-wine-plan',
    );
  },
});
export const CasesLoading = meta.story({
  args: { options: loading },
  play: async ({ canvas }) => {
    await expect(partNamed(canvas, 'Start another').getByRole('status')).toHaveAccessibleName(
      'Fetching our wine plans...',
    );
    await expect(planNamed(canvas, 'The Seasonal Plan: Mixed Case').getByText('Active')).toBeVisible();
  },
});
const casesFail = failsToLoad('options', 'Cases are being counted.', 'options');
/** The cases could not be fetched; the plans stay. */
export const CasesFailed = meta.story({
  ...casesFail,
  play: async (context) => {
    await casesFail.play(context);
    await expect(planNamed(context.canvas, 'The Seasonal Plan: Mixed Case').getByText('Active')).toBeVisible();
  },
});
/** The only case on offer is the one the customer has already: another plan may send it too. */
export const OnlyTheCaseHeld = meta.story({
  args: {
    options: from((world) =>
      ready(world.answer('listWinePlanOptions').filter(({ schemeCode }) => schemeCode === 'WP-MIXED')),
    ),
  },
  play: async ({ canvas }) => {
    await expect(casesToStart(canvas, 'Start another')).toEqual(['/account/new-wine-plan?schemeCode=WP-MIXED']);
  },
});
/** A shop without plans on offer has no empty section. */
export const NoCases = meta.story({
  args: { options: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The Seasonal Plan: Mixed Case' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Start another' })).toBeNull();
  },
});
export const Suspended = meta.story({
  globals: { persona: 'plan-suspended' },
  parameters: { rules: ['IDENT-120', 'PLAN-022', 'PLAN-021'] },
  play: async ({ canvas }) => {
    const plan = planNamed(canvas, 'The Seasonal Plan: Mixed Case');
    for (const fact of ['Suspended', 'Mixed wines', '12 bottles', 'Every 12 weeks'])
      await expect(plan.getByText(fact)).toBeVisible();
    await expect(plan.getByText('No cases while the plan is suspended')).toBeVisible();
    await expect(plan.getByRole('link', { name: 'Reinstate plan WP1601' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1601',
    );
  },
});
/** Forty plans: the eight suspended ones stand out. */
export const Many = meta.story({
  globals: { persona: 'heavy' },
  parameters: { rules: ['IDENT-119', 'IDENT-120', 'PLAN-019', 'PLAN-021'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40 wine plans, 8 are suspended')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Active')).toHaveLength(32));
    await expect(canvas.getAllByText('Suspended')).toHaveLength(8);
    await expect(canvas.getAllByRole('link', { name: /^Reinstate plan/ })).toHaveLength(8);
    const premier = within(canvas.getByText('Plan WP2004').closest('li')!);
    await expect(premier.getByRole('heading', { name: 'The Premier Plan: Fine Reds' })).toBeVisible();
    for (const fact of ['Active', 'Fine red wines', '12 bottles', 'Every 4 weeks', '21 December 2026'])
      await expect(premier.getByText(fact)).toBeVisible();
    await expect(premier.getByRole('link', { name: 'Manage plan WP2004' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP2004',
    );
    const fizz = within(canvas.getByText('Plan WP2005').closest('li')!);
    for (const fact of [
      'Suspended',
      'Sparkling wines',
      '6 bottles',
      'Every 12 weeks',
      'No cases while the plan is suspended',
    ])
      await expect(fizz.getByText(fact)).toBeVisible();
  },
});
/** An unknown state and an unknown case are shown unchanged; without a day, no case is planned. */
export const Unknown = meta.story({
  args: {
    plans: from((world) =>
      ready(
        world
          .answer('listWinePlans')
          .map(({ nextDeliveryDate: _, ...plan }) => ({ ...plan, status: 'ON_HOLD', caseType: 'ORANGE' })),
      ),
    ),
  },
  parameters: { rules: ['PLAN-064'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ON_HOLD')).toBeVisible();
    await expect(canvas.getByText('ORANGE')).toBeVisible();
    await expect(canvas.getByText('No case is planned')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Reinstate/ })).toBeNull();
  },
});
/** In a long list, where plans are drawn smaller, one plan in an unknown state does not change the others. */
export const UnknownAmongMany = meta.story({
  args: {
    plans: from((world) =>
      ready(
        world
          .answer('listWinePlans')
          .map((plan, place) => (place === 1 ? { ...plan, status: 'ON_HOLD', caseType: 'ORANGE' } : plan)),
      ),
    ),
  },
  globals: { persona: 'heavy' },
  parameters: { rules: ['PLAN-064'] },
  play: async ({ canvas }) => {
    const plan = within(canvas.getByText('Plan WP2002').closest('li')!);
    for (const words of ['ON_HOLD', 'ORANGE', '27 November 2026']) await expect(plan.getByText(words)).toBeVisible();
    await expect(plan.getByRole('link', { name: 'Manage plan WP2002' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Active')).toHaveLength(31));
  },
});
export const None = meta.story({
  globals: { persona: 'standard' },
  parameters: { rules: ['PLAN-022'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A case you look forward to' })).toBeVisible();
    await expect(
      canvas.getByText(
        'Choose the wines you like and how often a case should come. We pick each bottle, and you can swap any of them, skip a case or stop whenever you want.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a wine plan' })).toHaveAttribute(
      'href',
      '/account/new-wine-plan',
    );
    await expect(canvas.queryByText('Start another')).toBeNull();
    await expect(casesToStart(canvas, 'Cases to start with')).toHaveLength(3);
  },
});
export const Loading = meta.story({
  ...loads('plans', 'Fetching your wine plans...'),
  parameters: { rules: ['PLAN-022'] },
});
export const Failed = meta.story({
  ...failsToLoad('plans', 'Plans are being counted.', 'plans'),
  parameters: { rules: ['PLAN-022'] },
});
export const Points = meta.story({ globals: { brand: 'hsb' } });
export const Narrow = meta.story({
  ...fitsNarrow,
  globals: { ...fitsNarrow.globals, persona: 'heavy' },
});
export const Zoomed = meta.story({
  globals: { persona: 'plan-suspended' },
  decorators: [zoomed],
  play: expectToFit,
});
