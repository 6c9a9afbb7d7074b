import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { busy, done, failed, idle, loadFailed, loading, ready } from '../../../src/model/load.js';
import type { ShippingMethod } from '../../../src/model/order.js';
import { PlanDeliveryPage } from '../../../src/screens/plans/delivery/PlanDeliveryPage.js';
import { failsToLoad, fitsNarrow, ignoresPress } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import type { StoryWorld } from '../../world.js';
import { ofPlan, planOf, planWorld } from '../planWorld.js';

const methodsOf = (world: StoryWorld) =>
  planWorld(world).answer('listWinePlanDeliveryMethods', { ...ofPlan(world), query: {} });
const datesOf = (world: StoryWorld, method = 'STD') =>
  planWorld(world).answer('listWinePlanDeliveryDates', { params: { ...ofPlan(world).params, method } });
const express = (world: StoryWorld) =>
  ready<ShippingMethod | undefined>(methodsOf(world).find(({ type }) => type === 'EXP'));

/** Jonathan's plan: its next case arrives on Monday 14 December. */
const meta = preview.meta({
  component: PlanDeliveryPage,
  args: {
    plan: from((world) => ready(planOf(world))),
    methods: from((world) => ready(methodsOf(world))),
    dates: from((world) => ready(datesOf(world))),
    choice: {},
    saving: idle,
    onChoose: fn(),
    onSave: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
  decorators: [framed(960)],
});

export const Methods = meta.story({
  parameters: { rules: ['PLAN-045'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('How your cases are delivered, and when the next one comes.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'How your cases come' })).toBeVisible();
    await expect(canvas.getAllByRole('radio', { name: /delivery/ })).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: 'Standard delivery Free' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Save delivery' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Express delivery £4.00 a case' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ deliveryMethod: 'EXP' });
  },
});
/** The current day is selected among the days that the method offers. */
export const Dates = meta.story({
  parameters: { rules: ['PLAN-046'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('It is planned for Monday 14 December 2026.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Monday 14 December 2026' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /^Saturday/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Thursday 17 December 2026' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ nextDeliveryDate: '2026-12-17' });
  },
});
/** The only day may be the present one: the way to save it is there. */
export const OneDay = meta.story({
  args: { dates: ready(['2026-12-14']), choice: { deliveryMethod: 'EXP' }, offer: from(express) },
  parameters: { rules: ['PLAN-047'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Monday 14 December 2026' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery' }));
    await expect(args.onSave).toHaveBeenCalledWith({ deliveryMethod: 'EXP', nextDeliveryDate: '2026-12-14' });
  },
});
/** The effect of the choice is shown above the button that saves it; the day planned until then keeps its ring. */
export const Chosen = meta.story({
  args: {
    choice: { deliveryMethod: 'EXP', nextDeliveryDate: '2026-12-17' },
    dates: from((world) => ready(datesOf(world, 'EXP'))),
    offer: from(express),
  },
  parameters: { rules: ['PLAN-044', 'PLAN-047'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Price of delivery')).toBeVisible();
    const days = canvas.getAllByRole('radio', { name: /2026$/ });
    const ringed = days.filter((day) => getComputedStyle(day).borderTopStyle === 'double');
    await expect(ringed.map((day) => day.getAttribute('aria-label'))).toEqual(['Monday 14 December 2026']);
    const changes = canvas.getByRole('region', { name: 'What changes' });
    await expect([...changes.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'Monday 14 December 2026becomesThursday 17 December 2026',
      'Standard deliverybecomesExpress delivery',
      'Freebecomes£4.00 a case',
    ]);
    await expect(changes).toHaveTextContent('Only this case moves. The ones after it stay on their days.');
    await expect(changes).toHaveTextContent('Later cases come this way too.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery' }));
    await expect(args.onSave).toHaveBeenCalledWith({ deliveryMethod: 'EXP', nextDeliveryDate: '2026-12-17' });
  },
});
/** If the method does not deliver on the selected day, the page asks for another day. */
export const DayGone = meta.story({
  args: { choice: { deliveryMethod: 'EXP', nextDeliveryDate: '2026-12-17' }, offer: ready(undefined) },
  parameters: { rules: ['PLAN-046', 'PLAN-047'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Express delivery does not come on Thursday 17 December 2026. Please choose another day.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery' }));
    await expect(canvas.getByRole('radiogroup', { name: 'Day of the next case' })).toBeInvalid();
    await expect(canvas.getByText('Please choose a day')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('radio', { name: /2026/ })[0]).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
export const NoDates = meta.story({
  args: { dates: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This case can no longer be moved' })).toBeVisible();
    await expect(
      canvas.getByText(
        'There is no other day for it: it may be packed already. You can choose the day of the next one once it is on its way.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What changes' })).toBeNull();
  },
});
export const NoMethods = meta.story({
  args: { methods: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We cannot offer you another way just now')).toBeVisible();
    await expect(canvas.getByText(/^Call .+ and we will see what can be done\.$/)).toBeVisible();
  },
});
/** The case is collected from a shop; the address is changed on a separate page. */
export const FromShop = meta.story({
  args: { plan: from((world) => ready({ ...planOf(world), deliveryTypeCode: 'SHOP' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/wait for you at one of our shops/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change where they go' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501/address',
    );
  },
});
export const Saving = meta.story({
  args: { choice: { nextDeliveryDate: '2026-12-17' }, saving: busy },
  parameters: { rules: ['PLAN-065'] },
  play: ignoresPress('Saving...', 'onSave'),
});
export const Saved = meta.story({
  args: { saving: done },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved. Your next case comes on Monday 14 December 2026.')).toBeVisible();
  },
});
/** The case was moved so early that no other day is left. */
export const SavedNear = meta.story({
  args: { dates: ready([]), saving: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved. Your next case comes on Monday 14 December 2026.')).toBeVisible();
  },
});
/** The choice is kept. */
export const Failed = meta.story({
  args: {
    choice: { nextDeliveryDate: '2026-12-17' },
    saving: failed('nextDeliveryDate: we cannot deliver on 2026-12-17'),
  },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('we cannot deliver on 2026-12-17');
    await expect(canvas.getByRole('radio', { name: 'Thursday 17 December 2026' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery' }));
    await expect(args.onSave).toHaveBeenCalledWith({ deliveryMethod: 'STD', nextDeliveryDate: '2026-12-17' });
  },
});
/** A suspended plan sends no cases. */
export const OnHold = meta.story({
  globals: { persona: 'plan-suspended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This wine plan is on hold' })).toBeVisible();
    await expect(
      canvas.getByText('It sends no cases at the moment. Restart it first, then make your changes.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plan' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1601',
    );
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});
export const PartsLoading = meta.story({
  args: { methods: loading, dates: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your delivery options...' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Looking for days...' })).toBeVisible();
  },
});
export const PartsFailed = meta.story({
  args: { methods: loadFailed('The vans are being counted.'), dates: loadFailed('The calendar is being printed.') },
  play: async ({ args, canvas, userEvent }) => {
    const [methods, dates] = canvas.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(methods!);
    await expect(args.onRetry).toHaveBeenLastCalledWith({ part: 'methods' });
    await userEvent.click(dates!);
    await expect(args.onRetry).toHaveBeenLastCalledWith({ part: 'dates' });
    await expect(canvas.getByText(/The vans are being counted/)).toBeVisible();
    await expect(canvas.getByText(/The calendar is being printed/)).toBeVisible();
  },
});
export const OfferFailed = meta.story({
  args: { choice: { nextDeliveryDate: '2026-12-17' }, offer: loadFailed('The price list is being printed.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith({ part: 'offer' });
    await expect(canvas.getByText(/The price list is being printed/)).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { plan: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your wine plan...')).toBeInTheDocument();
  },
});
export const LoadFailed = meta.story(failsToLoad('plan', 'This plan has been cancelled.', 'plan'));
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('400 pts a case')).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
