import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { ready } from '../../../src/model/load.js';
import { plannedCases } from '../../../src/rules/plans/planCases.js';
import { UpcomingCases } from '../../../src/screens/plans/list/UpcomingCases.js';
import { failsToLoad, fitsNarrow, loads } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import { casesOf } from '../samplePlan.js';

const meta = preview.meta({
  component: UpcomingCases,
  args: {
    subscriptionId: 'WP1501',
    cases: from((world) => ready(casesOf(world))),
    canChange: true,
    onSkip: fn(),
    onBringBack: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
  decorators: [framed(960)],
});

/** The second of four cases is skipped, and stays in its place in the list. Each case has its own contents. */
export const List = meta.story({
  args: {
    cases: from((world) =>
      ready(casesOf(world).map((one, place) => (place === 2 ? { ...one, name: 'All Reds', bottleCount: 6 } : one))),
    ),
  },
  parameters: { rules: ['PLAN-024'] },
  play: async ({ args, canvas, userEvent }) => {
    const cases = canvas.getAllByRole('listitem');
    await expect(cases).toHaveLength(4);
    await expect(cases[0]!).toHaveTextContent(
      /Next case.*14 December 2026: The Seasonal Plan: Mixed Case.*12 bottles.*£118\.88/,
    );
    await expect(cases[1]!).toHaveTextContent(/Skipped.*8 February 2027.*Mixed Case.*12 bottles.*£119\.88/);
    await expect(cases[2]!).toHaveTextContent(/5 April 2027: All Reds.*6 bottles.*£120\.88/);
    await expect(cases[3]!).toHaveTextContent(/31 May 2027.*£121\.88/);
    await expect(cases.map(({ textContent }) => textContent.includes('Next case'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    await expect(cases.map(({ textContent }) => textContent.includes('Skipped'))).toEqual([false, true, false, false]);
    await expect(within(cases[0]!).getByRole('link', { name: 'Change the wines' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501/next-case',
    );
    await expect(within(cases[0]!).getByRole('link', { name: 'Change delivery day' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501/delivery',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Skip the case of 5 April 2027' }));
    await expect(args.onSkip).toHaveBeenLastCalledWith({ orderId: 'WP1501-7' });
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back the case of 8 February 2027' }));
    await expect(args.onBringBack).toHaveBeenCalledOnce();
  },
});
/** While the next case is packed, the shop's check refuses to skip any case. */
export const Packed = meta.story({
  args: {
    cases: from((world) => {
      const upcoming = casesOf(world).map(({ state: _, ...due }, place) => ({ ...due, isChangeable: place > 0 }));
      return ready(plannedCases(upcoming, [], '2026-12-10'));
    }),
  },
  parameters: { rules: ['PLAN-024'] },
  play: async ({ canvas }) => {
    const cases = canvas.getAllByRole('listitem');
    await expect(cases).toHaveLength(4);
    await expect(cases[0]!).toHaveTextContent('Being packed, so it can no longer be changed');
    await expect(cases[2]!).toHaveTextContent('Can be skipped once the case before it is on its way');
    await expect(canvas.queryByRole('button', { name: /^Skip/ })).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
/** A plan in an unknown state cannot be changed. */
export const NothingToDo = meta.story({
  args: { canChange: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
export const None = meta.story({
  args: { cases: ready([]) },
  parameters: { rules: ['PLAN-024'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No case is planned at the moment')).toBeVisible();
    await expect(canvas.getByText('As soon as one is, you will see its day and price here.')).toBeVisible();
  },
});
export const Loading = meta.story({
  ...loads('cases', 'Fetching the coming cases...'),
  parameters: { rules: ['PLAN-024'] },
});
export const Failed = meta.story({
  ...failsToLoad('cases', 'Cases are being counted.'),
  parameters: { rules: ['PLAN-024'] },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11,888')).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
