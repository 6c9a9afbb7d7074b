import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { caseCode } from '../../../mocks/fixtures/catalogue/codes.js';
import { busy, done, failed, idle, loadFailed, loading, ready } from '../../../src/model/load.js';
import { PlanChangePage } from '../../../src/screens/plans/change/PlanChangePage.js';
import { failsToLoad, fitsNarrow, ignoresPress } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import type { StoryWorld } from '../../world.js';
import { ofPlan, planOf, planWorld } from '../planWorld.js';

const optionsOf = (world: StoryWorld, query: { bottleCountFilter?: string } = {}) =>
  planWorld(world).answer('listSubscriptionWinePlanOptions', { ...ofPlan(world), query });

/** Jonathan's plan: a mixed case every 12 weeks, the next one on Monday 14 December. */
const meta = preview.meta({
  component: PlanChangePage,
  args: {
    plan: from((world) => ready(planOf(world))),
    upcoming: from((world) => ready(planWorld(world).answer('listWinePlanUpcomingCases', ofPlan(world)))),
    options: from((world) => ready(optionsOf(world))),
    allOptions: from((world) => optionsOf(world)),
    choice: {},
    saving: idle,
    onFilter: fn(),
    onChoose: fn(),
    onContents: fn(),
    onSave: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
  decorators: [framed(960)],
});

type Canvas = ReturnType<typeof within>;
const changes = (canvas: Canvas) => canvas.getByRole('region', { name: 'What changes' });
const rows = (canvas: Canvas) => [...changes(canvas).querySelectorAll('dd')].map(({ textContent }) => textContent);

export const Options = meta.story({
  parameters: { rules: ['PLAN-056', 'PLAN-057', 'PLAN-058', 'PLAN-059', 'PLAN-060'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Another case, or another time between cases: once, or from now on.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'What would you like to change?' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Only the next case' })).toBeChecked();
    await expect(
      canvas.getByText('The case of Monday 14 December 2026. After it your plan goes on as it is.'),
    ).toBeVisible();
    await expect(canvas.getByText('The case of Monday 14 December 2026 and every one after it.')).toBeVisible();
    await expect(canvas.getByText('Your case now')).toBeVisible();
    const cases = within(canvas.getByRole('radiogroup', { name: 'Which case?' }));
    await expect(cases.getAllByRole('radio')).toHaveLength(6);
    await expect(cases.getByRole('radio', { name: 'The Seasonal Plan: Mixed Case' })).toBeChecked();
    await expect(cases.getByRole('radio', { name: 'The Premier Plan: Fine Reds' })).toHaveAccessibleDescription(
      /£226\.88 a case of 12 bottles$/,
    );
    await expect(changes(canvas)).toHaveTextContent('Nothing has changed yet.');
    await expect(canvas.queryByRole('button', { name: /^Change/ })).toBeNull();
    await userEvent.click(cases.getByRole('radio', { name: 'The Seasonal Plan: All Reds' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ caseType: 'RED' });
    await userEvent.click(canvas.getByRole('radio', { name: '8 weeks later' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ frequency: 8 });
    await userEvent.click(canvas.getByRole('radio', { name: 'The whole plan' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ scope: 'plan' });
    await expect(canvas.getByRole('heading', { name: /^Change your wine plan/ })).toBeVisible();
  },
});
/** Only the cases of the selected size. */
export const OneSize = meta.story({
  args: { bottles: 6, options: from((world) => ready(optionsOf(world, { bottleCountFilter: '6' }))) },
  parameters: { rules: ['PLAN-011', 'PLAN-060'] },
  play: async ({ args, canvas, userEvent }) => {
    const cases = within(canvas.getByRole('radiogroup', { name: 'Which case?' }));
    await expect(cases.getAllByRole('radio')).toHaveLength(2);
    const size = canvas.getByRole('combobox', { name: 'Bottles in a case' });
    await expect(size).toHaveDisplayValue('6 bottles');
    await userEvent.selectOptions(size, '12 bottles');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ bottles: 12 });
    await userEvent.selectOptions(size, 'Any number');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ bottles: undefined });
  },
});
export const NoneOfThatSize = meta.story({
  args: { bottles: 6, options: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no case of this size' })).toBeVisible();
    await expect(canvas.getByText('Look at the other sizes: there is one for every cellar.')).toBeVisible();
  },
});
/** After the next case, the plan continues as before. */
export const NextDeliveryOnly = meta.story({
  args: { choice: { scope: 'next', caseType: 'RED', frequency: 8 } },
  parameters: { rules: ['PLAN-056', 'PLAN-057', 'PLAN-058'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(rows(canvas)).toEqual([
      'The Seasonal Plan: Mixed CasebecomesThe Seasonal Plan: All Reds',
      '£118.88becomes£110.88',
      'Monday 8 March 2027becomesMonday 8 February 2027',
    ]);
    await expect(changes(canvas)).toHaveTextContent(
      'It comes on Monday 14 December 2026 as planned. After that The Seasonal Plan: Mixed Case goes on, every 12 weeks.',
    );
    await expect(canvas.getByText('When should the one after it come?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the next case' }));
    await expect(args.onSave).toHaveBeenCalledWith({ scope: 'next', caseType: 'RED', frequency: 8 });
  },
});
/** On a wide screen, the effect stays beside the choices while they scroll. */
export const Beside = meta.story({
  args: { choice: { scope: 'next', caseType: 'RED', frequency: 8 } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const cases = canvas.getByRole('radiogroup', { name: 'Which case?' }).getBoundingClientRect();
    const { left, top } = changes(canvas).getBoundingClientRect();
    await expect(left).toBeGreaterThan(cases.right);
    await expect(top).toBeLessThan(cases.top);
    canvas.getByRole('radio', { name: '8 weeks later' }).scrollIntoView();
    await expect(changes(canvas).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(canvas.getByRole('button', { name: 'Change the next case' })).toBeVisible();
  },
});
export const WholePlan = meta.story({
  args: { choice: { scope: 'plan', caseType: 'WHITE', frequency: 4 } },
  parameters: { rules: ['PLAN-056', 'PLAN-057', 'PLAN-059'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('How often?')).toBeVisible();
    await expect(canvas.getByText('Price of a case')).toBeVisible();
    await expect(canvas.getByText('A case comes')).toBeVisible();
    await expect(canvas.getByText('The case after that')).toBeVisible();
    await expect(rows(canvas)).toEqual([
      'The Seasonal Plan: Mixed CasebecomesThe Seasonal Plan: All Whites',
      '£118.88becomes£119.88',
      'every 12 weeksbecomesevery 4 weeks',
      'Monday 8 March 2027becomesMonday 11 January 2027',
    ]);
    await expect(changes(canvas)).toHaveTextContent('The next case comes on Monday 14 December 2026 as planned.');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the whole plan' }));
    await expect(args.onSave).toHaveBeenCalledWith({ scope: 'plan', caseType: 'WHITE', frequency: 4 });
  },
});
/** The next case was changed on its own before: a change to the whole plan starts from what the plan sends. */
export const WholePlanAfterOneCase = meta.story({
  args: {
    choice: { scope: 'plan', frequency: 4 },
    upcoming: from((world) =>
      ready(
        planWorld(world)
          .answer('listWinePlanUpcomingCases', ofPlan(world))
          .map((one, place) => (place === 0 ? { ...one, caseType: 'RED' } : one)),
      ),
    ),
  },
  parameters: { rules: ['PLAN-056', 'PLAN-057', 'PLAN-059'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'The Seasonal Plan: Mixed Case' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the whole plan' }));
    await expect(args.onSave).toHaveBeenCalledWith({ scope: 'plan', caseType: 'MIXED', frequency: 4 });
  },
});
/** The same change for the next case only starts from what that case holds. */
export const NextAfterOneCase = WholePlanAfterOneCase.extend({
  args: { choice: { scope: 'next', frequency: 4 } },
  parameters: { rules: ['PLAN-056', 'PLAN-057', 'PLAN-058'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Reds' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the next case' }));
    await expect(args.onSave).toHaveBeenCalledWith({ scope: 'next', caseType: 'RED', frequency: 4 });
  },
});
/** A delivery charge is included in the price. */
export const WithDelivery = meta.story({
  args: {
    choice: { caseType: 'RED' },
    upcoming: from((world) =>
      ready(
        planWorld(world)
          .answer('listWinePlanUpcomingCases', ofPlan(world))
          .map((one) => ({ ...one, deliveryPrice: 4, total: one.total + 4 })),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toContain('£122.88becomes£114.88');
    await expect(canvas.getByText('The price includes £4.00 for delivery.')).toBeVisible();
  },
});
export const Contents = meta.story({
  args: {
    choice: { caseType: 'RED' },
    contents: from((world) =>
      ready(
        world.answer('getCase', {
          params: { itemcode: optionsOf(world).find(({ caseType }) => caseType === 'RED')!.itemCode },
        }),
      ),
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('What’s in The Seasonal Plan: All Reds?')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Serra do Lume/ })).toBeVisible();
    // An element that is drawn open also tells so.
    await waitFor(() => expect(args.onContents).toHaveBeenLastCalledWith({ itemCode: caseCode('plan-red') }));
  },
});
export const ContentsFailed = meta.story({
  args: { contents: loadFailed('The cellar is dark.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Unfortunately we are unable to load the details at this time.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith({ part: 'contents' });
  },
});
export const Saving = meta.story({
  args: { choice: { caseType: 'RED' }, saving: busy },
  parameters: { rules: ['PLAN-065'] },
  play: ignoresPress('Saving...', 'onSave'),
});
export const Saved = meta.story({
  args: { choice: { scope: 'plan' }, saving: done },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved. Your wine plan is changed.')).toBeVisible();
  },
});
/** The choice is kept. */
export const Failed = meta.story({
  args: { choice: { caseType: 'RED' }, saving: failed('This case is being packed already.') },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This case is being packed already.');
    await expect(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Reds' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Change the next case' })).toBeVisible();
  },
});
export const OnHold = meta.story({
  globals: { persona: 'plan-suspended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This wine plan is on hold' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});
export const OptionsLoading = meta.story({
  args: { options: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Fetching the cases...' })).toBeVisible();
  },
});
export const UpcomingLoading = meta.story({
  args: { upcoming: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Fetching the cases...' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});
export const OptionsFailed = meta.story(failsToLoad('options', 'The cases are being counted.', 'options'));
export const UpcomingFailed = meta.story(failsToLoad('upcoming', 'The calendar is being printed.', 'upcoming'));
export const Loading = meta.story({
  args: { plan: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your wine plan...')).toBeInTheDocument();
  },
});
export const LoadFailed = meta.story(failsToLoad('plan', 'This plan has been cancelled.', 'plan'));
export const Points = meta.story({
  args: { choice: { caseType: 'RED' } },
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11,988')).toBeVisible();
  },
});
export const Narrow = meta.story({
  ...fitsNarrow,
  args: { choice: { scope: 'plan', caseType: 'WHITE', frequency: 4 } },
  play: async (context) => {
    const { canvas } = context;
    const frequency = canvas.getByRole('radio', { name: 'Every 4 weeks' }).getBoundingClientRect();
    await expect(changes(canvas).getBoundingClientRect().top).toBeGreaterThan(frequency.bottom);
    await fitsNarrow.play(context);
  },
});
