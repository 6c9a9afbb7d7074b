import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { busy, done, failed, idle, loading, ready } from '../../../src/model/load.js';
import type { NextCase } from '../../../src/model/plan.js';
import type { CaseNews, CaseStep, SaveChoice } from '../../../src/rules/plans/nextCase.js';
import { NextCasePage } from '../../../src/screens/plans/nextCase/NextCasePage.js';
import { failsToLoad, fitsNarrow } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import type { StoryWorld } from '../../world.js';
import { bottles, caseWith, favourites, otherWine, plannedCase, ratings } from '../nextCaseSamples.js';

const readyCase = (pick: (world: StoryWorld) => NextCase) => from((world) => ready<NextCase | undefined>(pick(world)));
const step = (kind: CaseStep['kind'], by?: string): CaseStep => ({
  kind,
  name: 'Monte Urraca Rioja Crianza',
  ...(by && { by }),
  undo: [],
});
const added = (world: StoryWorld) => caseWith(world, (wines) => [...wines, otherWine(world, 1)]);
const removed = (world: StoryWorld) => caseWith(world, (wines) => wines.slice(1));
const swapped = (world: StoryWorld) => caseWith(world, (wines) => [...wines.slice(1), otherWine(world, 2)]);
const counted = (world: StoryWorld) => caseWith(world, ([first, ...rest]) => [bottles(first!, 5), ...rest]);

const meta = preview.meta({
  component: NextCasePage,
  args: {
    subscriptionId: 'WP1501',
    nextCase: readyCase(plannedCase),
    isChangeable: true,
    ratings: from(ratings),
    favourites: from(favourites),
    change: idle,
    steps: [] as readonly CaseStep[],
    elsewhere: [] as readonly CaseNews[],
    choice: 'thisCase' as SaveChoice,
    save: idle,
    onAdd: fn(),
    onSwap: fn(),
    onRemove: fn(),
    onPutBack: fn(),
    onQuantity: fn(),
    onUndo: fn(),
    onReset: fn(),
    onRetryChange: fn(),
    onChoice: fn(),
    onSave: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
  decorators: [framed(1000)],
});

type Canvas = ReturnType<typeof within>;
const row = (canvas: Canvas, name: string) => within(canvas.getByRole('article', { name }));
const figures = (canvas: Canvas) =>
  within(canvas.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((one) => one.textContent);

/** Whether each bottle drawn in the crate is there, or its place is empty. */
const crate = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>('.wsk-NextCaseCrate-bottle')].map(
    ({ dataset }) => dataset.empty === undefined,
  );
const places = (full: number, empty = 0) => Array.from({ length: full + empty }, (_, place) => place < full);

/** Six wines, two bottles of each; the customer's opinions are shown beside them. */
export const AsPlanned = meta.story({
  parameters: { rules: ['PLAN-048'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(crate(canvasElement)).toEqual(places(12));
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your December case The Seasonal Plan: Mixed Case' }),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        /^The Seasonal Plan: Mixed Case, arriving on 14 December 2026\..* You can change it until 7 December 2026\.$/,
      ),
    ).toBeVisible();
    const busyOf = (one: HTMLElement) => one.getAttribute('aria-busy');
    await expect(canvas.getAllByRole('article').map(busyOf)).toEqual(Array.from({ length: 6 }, () => 'false'));
    const amounts = canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Quantity of / });
    await expect(amounts.map(({ value }) => value)).toEqual(['2', '2', '2', '2', '2', '2']);
    for (const name of [
      'Les Trois Ormes Touraine Sauvignon 2024',
      'Domaine Aubrac Mâcon-Villages 2022',
      'Cuatro Grullas Verdejo 2024',
    ])
      await expect(row(canvas, name).getByRole('textbox', { name: `Quantity of ${name}` })).toBeVisible();
    const first = row(canvas, 'Monte Urraca Rioja Crianza 2021');
    await expect(first.getByRole('textbox', { name: 'Quantity of Monte Urraca Rioja Crianza 2021' })).toHaveValue('2');
    await expect(first.getByText('£18.98')).toBeVisible();
    await expect(first.getByText('£9.49 a bottle')).toBeVisible();
    await expect(
      row(canvas, 'Domaine Mistralet Côtes du Rhône Villages 2024').getByRole('img', { name: /^2 / }),
    ).toBeVisible();
    await expect(
      row(canvas, 'Fattoria Cignaletta Chianti Classico 2023').getByText('One of your favourites'),
    ).toBeVisible();
    await expect(figures(canvas)).toEqual(['Bottles1212', 'Price£118.88£118.88']);
    await expect(canvas.getByText('Exactly what your plan sends.')).toBeVisible();
    await expect(canvas.getByText('The same price as planned')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Compared with your plan’s choice' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'In the case' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a wine' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});
/** Nothing is saved yet: the page first shows which cases the changes would be saved for, and their effect. */
export const Unsaved = meta.story({
  args: { nextCase: readyCase(counted), steps: [step('amount')] },
  parameters: { rules: ['PLAN-052', 'PLAN-053', 'PLAN-054'] },
  play: async ({ args, canvas, userEvent }) => {
    const first = row(canvas, 'Monte Urraca Rioja Crianza 2021');
    await expect(first.getByText('2 bottles in your plan')).toBeVisible();
    await expect(canvas.getByText('Not saved yet. Until you save, the case comes as it was.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Save your changes' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Save it for' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'This case only' })).toBeChecked();
    await expect(
      canvas.getByText('Only the case of 14 December 2026 changes. Later cases come as your plan sends them.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Every case from now on' }));
    await expect(args.onChoice).toHaveBeenLastCalledWith({ choice: 'everyCase' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save the case' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(first.getByRole('button', { name: /^One more Monte Urraca Rioja Crianza/ }));
    await expect(args.onQuantity).toHaveBeenLastCalledWith({
      wine: expect.objectContaining({ name: 'Monte Urraca Rioja Crianza' }),
      quantity: 6,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the plan’s choice' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});
/** Day, amount and price have changed since the shopper last looked, and the case lacks two bottles. */
export const ChangedElsewhere = meta.story({
  args: {
    nextCase: readyCase(removed),
    elsewhere: from((world) => {
      const { wines } = plannedCase(world);
      return [
        { what: 'day', before: '2026-06-12', after: '2026-06-18' },
        { what: 'amount', wine: wines[0]!, before: 2, after: 0 },
        { what: 'price', wine: wines[1]!, before: 9.5, after: 10.25 },
      ] satisfies CaseNews[];
    }),
  },
  globals: { brand: 'law' },
  play: async ({ canvas, canvasElement }) => {
    await expect(crate(canvasElement)).toEqual(places(10, 2));
    await expect(canvas.getByText('This case was changed somewhere else')).toBeVisible();
    await expect(canvas.getByText('Nothing has been saved yet. This is new since you last looked:')).toBeVisible();
    await expect(canvas.getByText('Delivery on 18 June 2026 instead of 12 June 2026')).toBeVisible();
    await expect(canvas.getByText('Monte Urraca Rioja Crianza: 0 instead of 2')).toBeVisible();
    await expect(canvas.getByText(/: £10\.25 a bottle instead of £9\.50$/)).toBeVisible();
  },
});
/** A delivery charge is included in the price, before and after the changes. */
export const WithDelivery = meta.story({
  args: { nextCase: from((world) => ready({ ...removed(world), deliveryPrice: 4 })), steps: [step('removed')] },
  play: async ({ canvas }) => {
    await expect(figures(canvas)).toEqual([
      'Bottles1210',
      'Wines£118.88£99.90',
      'Delivery£4.00£4.00',
      'Price£122.88£103.90',
    ]);
    await expect(canvas.getByText('£18.98 less than planned')).toBeVisible();
  },
});
/** One bottle more than the plan sends. */
export const WineAdded = meta.story({
  args: { nextCase: readyCase(added), steps: [step('added')] },
  parameters: { rules: ['PLAN-049'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Not in your plan')).toBeVisible();
    await expect(figures(canvas)[0]).toBe('Bottles1213');
    await expect(canvas.getByText(/more than planned$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Different wines' })).toBeVisible();
    await expect(canvas.getByText(/: 0 in the plan, 1 in this case$/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo adding Monte Urraca Rioja Crianza' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});
/** There are too few bottles: the case cannot be saved, and the page says so in advance. */
export const WineRemoved = meta.story({
  args: { nextCase: readyCase(removed), steps: [step('removed')] },
  parameters: { rules: ['PLAN-050', 'PLAN-054'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 bottles are missing')).toBeVisible();
    await expect(canvas.getByText('A case of this plan has 12 bottles or more. Add to it, then save.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save the case' })).toBeDisabled();
    await expect(figures(canvas)).toEqual(['Bottles1210', 'Price£118.88£99.90']);
    await expect(canvas.getByText('£18.98 less than planned')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Put back Monte Urraca Rioja Crianza 2021' }));
    await expect(args.onPutBack).toHaveBeenCalledWith({
      wine: expect.objectContaining({ name: 'Monte Urraca Rioja Crianza', quantity: 2 }),
    });
    await expect(canvas.getByText('These are in your plan, but not in this case.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Taken out' })).toBeVisible();
  },
});
export const WineSwapped = meta.story({
  args: { nextCase: readyCase(swapped), steps: [step('swapped', 'Bodegas Quintera Rioja Reserva')] },
  parameters: { rules: ['PLAN-050', 'PLAN-051'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/: 2 in the plan, 0 in this case$/)).toBeInTheDocument();
    await expect(canvas.getByText(/: 0 in the plan, 2 in this case$/)).toBeInTheDocument();
    await expect(figures(canvas)[0]).toBe('Bottles1212');
    await expect(
      canvas.getByRole('button', { name: 'Undo the swap for Bodegas Quintera Rioja Reserva' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Swap Cuatro Grullas Verdejo 2024' }));
    await expect(args.onSwap).toHaveBeenCalledWith({
      wine: expect.objectContaining({ name: 'Cuatro Grullas Verdejo' }),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Cuatro Grullas Verdejo 2024' }));
    await expect(args.onRemove).toHaveBeenCalledWith({
      wine: expect.objectContaining({ name: 'Cuatro Grullas Verdejo' }),
    });
  },
});
export const ForEveryCase = meta.story({
  args: { nextCase: readyCase(counted), choice: 'everyCase' },
  parameters: { rules: ['PLAN-054'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Every case from now on' })).toBeChecked();
    await expect(
      canvas.getByText(
        'These wines become your plan’s own. This case and each one after it comes with them, until you change them.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save for every case' })).toBeEnabled();
  },
});
/** The case is back to what the plan sends; the reset itself can be undone. */
export const Reset = meta.story({
  args: { nextCase: readyCase(plannedCase), steps: [step('reset')] },
  parameters: { rules: ['PLAN-053'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo the reset' })).toBeVisible();
    await expect(canvas.getByText('Exactly what your plan sends.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back to the plan’s choice' })).toBeNull();
  },
});
/** A case that was saved with changes is changed back by hand, which has to be saved too. */
export const BackAsPlanned = meta.story({
  args: { nextCase: readyCase((world) => ({ ...plannedCase(world), isSaved: false })) },
  parameters: { rules: ['PLAN-054'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Saving puts the case of 14 December 2026 back to what your plan sends.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save the case' })).toBeEnabled();
  },
});
export const Saving = meta.story({
  args: { nextCase: readyCase(counted), save: busy },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving...')).toBeVisible();
  },
});
export const Saved = meta.story({
  args: { nextCase: readyCase((world) => ({ ...counted(world), isSaved: true })), save: done },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This is what arrives on 14 December 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Saved' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
/** The case is opened again later: nothing is left to save. */
export const SavedBefore = meta.story({
  args: { nextCase: readyCase((world) => ({ ...counted(world), isSaved: true })) },
  parameters: { rules: ['PLAN-054'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything is saved.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
  },
});
export const SavingFailed = meta.story({
  args: { nextCase: readyCase(counted), save: failed('The packing list is locked.') },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The packing list is locked.');
    await expect(
      row(canvas, 'Monte Urraca Rioja Crianza 2021').getByRole('textbox', { name: /^Quantity/ }),
    ).toHaveValue('5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the case' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});
/** While a change is made, the page announces it. */
export const Changing = meta.story({
  args: { change: busy },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changing your case...')).toBeInTheDocument();
  },
});
/** The failure is shown beside the wine concerned, with a retry button. */
export const ChangeFailed = meta.story({
  args: {
    change: failed('Only 4 of Monte Urraca Rioja Crianza are left.'),
    changeAt: from((world) => ({ part: 'wine' as const, itemCode: plannedCase(world).wines[0]!.itemCode })),
  },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    const first = row(canvas, 'Monte Urraca Rioja Crianza 2021');
    await expect(first.getByRole('alert')).toHaveTextContent('Only 4 of Monte Urraca Rioja Crianza are left.');
    await userEvent.click(first.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryChange).toHaveBeenCalledOnce();
  },
});
export const UndoFailed = meta.story({
  args: {
    nextCase: readyCase(added),
    steps: [step('added')],
    change: failed('The shop did not answer.'),
    changeAt: { part: 'case' },
  },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The shop did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryChange).toHaveBeenCalledOnce();
  },
});
/** A wine that came with an offer cannot be changed, and does not count as chosen. */
export const WithGift = meta.story({
  args: {
    nextCase: readyCase((world) => {
      const planned = plannedCase(world);
      return { ...planned, wines: [...planned.wines, { ...otherWine(world, 2), price: 0, amount: 0, isGift: true }] };
    }),
  },
  parameters: { rules: ['PLAN-048'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(crate(canvasElement)).toEqual(places(14));
    await expect(canvas.getByText('With our thanks')).toBeVisible();
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(figures(canvas)[0]).toBe('Bottles1212');
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(6);
  },
});
/** The case is too close to delivery to be changed: it is read-only, and the page says why. */
export const BeingPacked = meta.story({
  args: { isChangeable: false },
  parameters: { rules: ['PLAN-048'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This case can no longer be changed')).toBeVisible();
    await expect(canvas.getByText(/^It is being packed to reach you on 14 December 2026\./)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getAllByText('2 bottles')).toHaveLength(6);
  },
});
export const Empty = meta.story({
  args: { nextCase: readyCase((world) => caseWith(world, () => [])) },
  parameters: { rules: ['PLAN-048'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('The case is empty')).toBeVisible();
    await expect(canvas.getByText('Add wines of your own, or go back to what your plan sends.')).toBeVisible();
    await expect(crate(canvasElement)).toEqual(places(0, 12));
  },
});
/** A large case is drawn as two rows of a dozen; the words give its number. */
export const Large = meta.story({
  args: { nextCase: readyCase((world) => caseWith(world, ([first, ...rest]) => [bottles(first!, 99), ...rest])) },
  play: async ({ canvas, canvasElement }) => {
    await expect(crate(canvasElement)).toEqual(places(24));
    await expect(figures(canvas)[0]).toBe('Bottles12109');
  },
});
export const NoneDue = meta.story({
  args: { nextCase: ready<NextCase | undefined>(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No case is on its way' })).toBeVisible();
    await expect(
      canvas.getByText('Your plan is not sending cases at the moment. Restart it to see your next case here.'),
    ).toBeVisible();
  },
});
export const Points = Unsaved.extend({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(figures(canvas)).toEqual(['Bottles1215', 'Price11,888 pts14,735 pts']);
  },
});
export const Loading = meta.story({
  args: { nextCase: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your next case...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('nextCase', 'We could not reach the shop.'));
export const Narrow = meta.story({
  ...fitsNarrow,
  args: { nextCase: readyCase(swapped), steps: [step('removed')] },
});
