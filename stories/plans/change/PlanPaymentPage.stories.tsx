import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { busy, done, failed, idle, loading, ready } from '../../../src/model/load.js';
import { PlanPaymentPage } from '../../../src/screens/plans/change/PlanPaymentPage.js';
import { failsToLoad, fitsNarrow, ignoresPress } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import type { StoryWorld } from '../../world.js';
import { ofPlan, planOf, planWorld } from '../planWorld.js';

const methodsOf = (world: StoryWorld) => planWorld(world).answer('listWinePlanPaymentMethods', ofPlan(world));
const chosen = (place: number) => from((world) => ({ paymentId: methodsOf(world)[place]!.paymentId }));

/** Maximilian has forty wine plans, each paid for with his Visa card. */
const meta = preview.meta({
  component: PlanPaymentPage,
  args: {
    plan: from((world) => ready(planOf(world))),
    methods: from((world) => ready(methodsOf(world))),
    planCount: 40,
    today: '2026-11-24',
    choice: {},
    saving: idle,
    onChoose: fn(),
    onSave: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'heavy' },
  decorators: [framed(960)],
});

export const Methods = meta.story({
  parameters: { rules: ['PLAN-034', 'PLAN-035'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('How you pay for your cases.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Pay for this plan with' })).toBeVisible();
    const radios = canvas.getAllByRole('radio');
    await expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Visa ending 1111In use',
      'Mastercard ending 4444',
      'American Express ending 0005',
      'Mastercard ending 8210',
      'PayPal',
    ]);
    await expect(radios[0]).toBeChecked();
    await expect(radios[0]).toHaveAccessibleDescription('Expires 04/2029');
    await expect(radios[3]).toHaveAccessibleDescription('Expired 09/2026');
    await expect(radios.map((radio) => (radio as HTMLInputElement).disabled)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    await expect(canvas.getByText('Nothing has changed yet.', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save payment' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/account/cards');
    await userEvent.click(radios[4]!);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ paymentId: 'paypal' });
  },
});
/** A card that has expired since it was chosen cannot be chosen for the other plans either. */
export const CurrentExpired = meta.story({
  args: { today: '2029-05-01', choice: { updateAllPlans: true } },
  play: async ({ canvas }) => {
    const [current] = canvas.getAllByRole('radio');
    await expect(current).toBeChecked();
    await expect(current).toBeDisabled();
    await expect(current).toHaveAccessibleDescription('Expired 04/2029');
    await expect(canvas.queryByRole('button', { name: 'Save payment' })).toBeNull();
  },
});
export const Another = meta.story({
  args: { choice: chosen(1) },
  parameters: { rules: ['PLAN-034', 'PLAN-036'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'What changes' })).toHaveTextContent(
      /This plan is paid by\s*Visa ending 1111\s*becomes\s*Mastercard ending 4444/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await expect(args.onSave).toHaveBeenCalledWith({ paymentId: 'C204607-2', updateAllPlans: false });
    await expect(canvas.getByText('It pays for the next case and those after it.')).toBeVisible();
  },
});
/** The choice can be saved even if this plan already uses it, since the other plans may not. */
export const UpdateAllPlansOn = meta.story({
  args: { choice: { updateAllPlans: true } },
  parameters: { rules: ['PLAN-036'] },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Use it for all my wine plans' });
    await expect(all).toBeChecked();
    await expect(all).toHaveAccessibleDescription('You have 40 wine plans.');
    await expect(canvas.getByRole('region', { name: 'What changes' })).toHaveTextContent(
      /All your wine plans are paid by\s*Visa ending 1111/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await expect(args.onSave).toHaveBeenCalledWith({ paymentId: 'C204607-1', updateAllPlans: true });
    await userEvent.click(all);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ updateAllPlans: false });
  },
});
export const OnlyPlan = meta.story({
  args: { planCount: 1 },
  globals: { persona: 'plan-active' },
  parameters: { rules: ['PLAN-036'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});
export const NothingToPayWith = meta.story({
  args: { methods: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is nothing to pay with yet' })).toBeVisible();
    await expect(canvas.getByText('Save a card first, then choose it here.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/account/cards');
  },
});
const noneInUse = from((world: StoryWorld) =>
  ready(methodsOf(world).map((method) => ({ ...method, isCurrent: false }))),
);
/** The card was deleted, so no payment is selected. */
export const NothingChosen = meta.story({
  args: { methods: noneInUse },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});
export const ChosenAfterNothing = meta.story({
  args: { methods: noneInUse, choice: chosen(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is chosen')).toBeVisible();
  },
});
export const Saving = meta.story({
  args: { choice: chosen(1), saving: busy },
  parameters: { rules: ['PLAN-065'] },
  play: ignoresPress('Saving...', 'onSave'),
});
export const Saved = meta.story({
  args: { saving: done },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved. Visa ending 1111 pays for your cases from now on.')).toBeVisible();
  },
});
/** The shop refuses an expired card, and the choice is kept. */
export const Failed = meta.story({
  args: { choice: chosen(3), saving: failed('This card has expired. Please choose another.') },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This card has expired. Please choose another.');
    await expect(canvas.getByRole('radio', { name: 'Mastercard ending 8210' })).toBeChecked();
  },
});
export const MethodsLoading = meta.story({
  args: { methods: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your payment options...' })).toBeVisible();
  },
});
export const MethodsFailed = meta.story(failsToLoad('methods', 'The cards are being shuffled.', 'methods'));
export const Loading = meta.story({
  args: { plan: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your wine plan...')).toBeInTheDocument();
  },
});
export const LoadFailed = meta.story(failsToLoad('plan', 'This plan has been cancelled.', 'plan'));
export const Narrow = meta.story({
  ...fitsNarrow,
  args: { choice: chosen(1) },
});
