import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { busy, done, failed, idle, loading, ready } from '../../../src/model/load.js';
import { PlanSubscribePage } from '../../../src/screens/plans/change/PlanSubscribePage.js';
import { failsToLoad, fitsNarrow, ignoresPress } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import type { StoryWorld } from '../../world.js';
import { planOf } from '../planWorld.js';

type Query = { schemeType?: string; bottleCountFilter?: string; schemeFamily?: string };
const optionsOf = (world: StoryWorld, query: Query = {}) => world.answer('listWinePlanOptions', { query });

const meta = preview.meta({
  component: PlanSubscribePage,
  args: {
    allOptions: from((world) => ready(optionsOf(world))),
    options: from((world) => ready(optionsOf(world))),
    choice: {},
    terms: from((world) => {
      const { paymentCards = [], shippingAddresses = [] } = world.answer('getProfileDetails').userDetails ?? {};
      return ready({ card: paymentCards[0], address: shippingAddresses[0]?.shippingAddress });
    }),
    subscribing: idle,
    onFilter: fn(),
    onChoose: fn(),
    onContents: fn(),
    onSubscribe: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'standard' },
  decorators: [framed(960)],
});

export const Options = meta.story({
  parameters: { rules: ['PLAN-061', 'PLAN-007'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Choose a case above to see what it costs and what happens next.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Kind of wine plan' })).toHaveDisplayValue('Every kind');
    const cases = within(canvas.getByRole('radiogroup', { name: 'Choose your case' }));
    await expect(cases.getAllByRole('radio')).toHaveLength(6);
    await expect(cases.getByRole('radio', { name: 'The Premier Plan: Fine Reds' })).toHaveAccessibleDescription(
      /£226\.88 a case of 12 bottles$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start this wine plan' }));
    await expect(canvas.getByText('Please choose a case')).toBeVisible();
    await waitFor(() => expect(cases.getAllByRole('radio')[0]).toHaveFocus());
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await userEvent.click(cases.getByRole('radio', { name: 'The Fizz Plan: Six Sparklers' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ schemeCode: 'WP-FIZZ' });
  },
});
/** Filtered by size and by kind: each selection queries the shop again. */
export const Filtered = meta.story({
  args: {
    bottles: 12,
    family: 'PREMIER',
    options: from((world) => ready(optionsOf(world, { bottleCountFilter: '12', schemeFamily: 'PREMIER' }))),
  },
  parameters: { rules: ['PLAN-009', 'PLAN-011', 'PLAN-061'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bottles in a case' }), '6 bottles');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ bottles: 6, family: 'PREMIER' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of wine plan' }), 'Seasonal');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ bottles: 12, family: 'SEASONAL' });
  },
});
export const NoneOfThatKind = meta.story({
  args: { bottles: 6, family: 'PREMIER', options: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no such wine plan' })).toBeVisible();
    await expect(canvas.getByText('Choose another size or kind to see more.')).toBeVisible();
  },
});
export const NoneAtAll = meta.story({
  args: { allOptions: ready([]), options: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There are no wine plans to start just now/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start this wine plan' })).toBeNull();
  },
});
export const Chosen = meta.story({
  args: { choice: { schemeCode: 'WP-FIZZ', frequency: 8 } },
  parameters: { rules: ['PLAN-005', 'PLAN-006', 'PLAN-007', 'PLAN-062'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'How often should it come?' })).toBeVisible();
    const summary = canvas.getByRole('region', { name: 'Your wine plan' });
    await expect(summary).toHaveTextContent('The Fizz Plan: Six Sparklers£73.44 a case of 6 bottles, every 8 weeks');
    await expect(summary).toHaveTextContent('It arrives on the day shown here.');
    await expect(canvas.getByRole('radio', { name: 'Every 8 weeks' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Every 4 weeks' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ frequency: 4 });
    await userEvent.click(canvas.getByRole('button', { name: 'Start this wine plan' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith({ schemeCode: 'WP-FIZZ', caseType: 'FIZZ', frequency: 8 });
  },
});
/** A new plan whose parent is one of the customer's plans. */
/** Card, address, delivery price and first day stand above the button. */
export const Terms = meta.story({
  args: { choice: { schemeCode: 'WP-RED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can change all of this in the plan once it has started.')).toBeVisible();
    const facts = canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(facts).toEqual([
      ['Paid by', 'Visa ending 1111'],
      ['Delivered to', expect.stringContaining('14 Orchard Lane, Ludlow')],
      ['Delivery', 'Free with every case'],
      ['First case', 'Tuesday 8 December 2026'],
    ]);
    const button = canvas.getByRole('button', { name: 'Start this wine plan' });
    const last = canvas.getAllByRole('term').at(-1)!;
    await expect(last.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
});
/** Without a card there is nothing to charge a case to, so the page leads to the cards. */
export const CardMissing = meta.story({
  args: { choice: { schemeCode: 'WP-RED' }, terms: ready({}) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Start this wine plan' })).toBeNull();
    await expect(canvas.getByText('Save a card before you start: each case is charged to it.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your cards' })).toHaveAttribute('href', '/account/cards');
    canvas.getByRole('radio', { name: 'Every 8 weeks' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
});
const oldCard = {
  cardId: 'C1',
  cardType: 'VISA',
  cardNumber: '************1111',
  expirationMonth: '01',
  expirationYear: '2026',
};
export const CardExpired = meta.story({
  args: { terms: ready({ card: { ...oldCard, type: 'creditCard' }, isExpired: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your card has expired. Save another before you start.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start this wine plan' })).toBeNull();
  },
});
export const AddressMissing = meta.story({
  args: { terms: ready({ card: { ...oldCard, type: 'creditCard' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add an address before you start: each case is sent to it.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your addresses' })).toHaveAttribute(
      'href',
      '/account/addresses',
    );
  },
});
export const TermsFailed = meta.story(failsToLoad('terms', 'We could not reach the shop.', 'terms'));
export const UnderPlan = meta.story({
  args: { parent: { name: 'The Seasonal Plan: Mixed Case' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It runs alongside The Seasonal Plan: Mixed Case.')).toBeVisible();
  },
});
export const Contents = meta.story({
  args: {
    choice: { schemeCode: 'WP-RED' },
    contents: from((world) =>
      ready(
        world.answer('getCase', {
          params: { itemcode: optionsOf(world).find(({ caseType }) => caseType === 'RED')!.itemCode },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Serra do Lume/ })).toBeVisible();
  },
});
export const Subscribing = meta.story({
  args: { choice: { schemeCode: 'WP-RED' }, subscribing: busy },
  parameters: { rules: ['PLAN-065'] },
  play: ignoresPress('Starting...', 'onSubscribe'),
});
export const Subscribed = meta.story({
  args: { choice: { schemeCode: 'WP-RED' }, subscribing: done, started: from((world) => planOf(world)) },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your wine plan has started' })).toBeVisible();
    await expect(
      canvas.getByText('The first case of The Seasonal Plan: Mixed Case comes on Monday 14 December 2026.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your plan' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501',
    );
    await expect(canvas.queryByRole('button', { name: 'Start this wine plan' })).toBeNull();
  },
});
/** The customer has subscribed, but the list of plans could not be fetched afterwards. */
export const SubscribedUnseen = meta.story({
  args: { subscribing: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’ll find it with your wine plans.')).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'See your wine plans' }))
      await expect(link).toHaveAttribute('href', '/account/wine-plans');
  },
});
/** The choice is kept. */
export const Failed = meta.story({
  args: { choice: { schemeCode: 'WP-RED' }, subscribing: failed('frequency: RED comes every 4, 8, 12 weeks') },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('RED comes every 4, 8, 12 weeks');
    await expect(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Reds' })).toBeChecked();
  },
});
export const OptionsLoading = meta.story({ args: { options: loading } });
export const OptionsFailed = meta.story(failsToLoad('options', 'The cases are being counted.', 'options'));
export const Loading = meta.story({
  args: { allOptions: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching our wine plans...')).toBeInTheDocument();
  },
});
export const LoadFailed = meta.story(failsToLoad('allOptions', 'We could not reach the shop.', 'page'));
export const Points = meta.story({
  args: { choice: { schemeCode: 'WP-RED' } },
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11,888')).toBeVisible();
  },
});
export const Narrow = meta.story({
  ...fitsNarrow,
  args: { choice: { schemeCode: 'WP-RED' } },
});
