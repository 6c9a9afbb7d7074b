import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { from } from '../../from.js';
import { callsFromHere, changeAnswer, holdAnswer, storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

/** The shop's message in a refusal. */
const refusal = 'Something in the request was not accepted.';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/new-wine-plan' },
  globals: { login: 'hard', persona: 'standard' },
});

const path = '/api/user/subscriptions/wineplan/subscribe';

export const Subscribed = meta.story({
  parameters: { rules: ['PLAN-005', 'PLAN-006', 'PLAN-007', 'PLAN-010', 'PLAN-062'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The Fizz Plan: Six Sparklers' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Every 8 weeks' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Start this wine plan' }));
    await canvas.findByText('The first case of The Fizz Plan: Six Sparklers comes on Tuesday 8 December 2026.');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your wine plan has started' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'See your plan' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/account\/wine-plans\/WP5\d+$/),
    );
    await expect(calls.writes).toEqual([['PUT', path, { caseType: 'FIZZ', frequency: 8, schemeCode: 'WP-FIZZ' }]]);
  },
});
/** The parent of the new plan is one of the customer's plans, which the address names. */
/** Of forty plans, it runs alongside the one in the address. */
export const UnderOneOfMany = meta.story({
  args: {
    address: from(({ answer }) => `/account/new-wine-plan?parent=${answer('listWinePlans')[1]?.subscriptionId}`),
  },
  globals: { persona: 'heavy' },
  parameters: { rules: ['PLAN-010'] },
  play: async ({ canvas }) => {
    await canvas.findByText('It runs alongside The Seasonal Plan: All Reds.');
  },
});
export const UnderPlan = meta.story({
  args: { address: '/account/new-wine-plan?parent=WP1501' },
  globals: { persona: 'plan-active' },
  parameters: { rules: ['PLAN-010', 'PLAN-062'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('It runs alongside The Seasonal Plan: Mixed Case.');
    await userEvent.click(await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Reds' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Start this wine plan' }));
    await canvas.findByText(/^The first case of The Seasonal Plan: All Reds comes on/);
    await expect(calls.writes).toEqual([
      ['PUT', path, { caseType: 'RED', frequency: 12, schemeCode: 'WP-RED', parentSubscriptionId: 'WP1501' }],
    ]);
  },
});
/** The page fetches the plans of one size and kind. */
export const Filtered = meta.story({
  parameters: { rules: ['PLAN-008', 'PLAN-009', 'PLAN-011', 'PLAN-061'] },
  play: async ({ canvas, userEvent }) => {
    const cases = await canvas.findByRole('radiogroup', { name: 'Choose your case' });
    await expect(within(cases).getAllByRole('radio')).toHaveLength(6);
    await expect(storyCalls.all).toContainEqual(['GET', '/api/wineplans/options?schemeType=WINEPLAN']);
    const calls = await callsFromHere();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bottles in a case' }), '12 bottles');
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(4));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of wine plan' }), 'Premier');
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(1));
    await expect(canvas.getByRole('radio', { name: 'The Premier Plan: Fine Reds' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bottles in a case' }), 'Any number');
    await waitFor(() => expect(calls.all).toHaveLength(3));
    await expect(calls.all).toEqual([
      ['GET', '/api/wineplans/options?schemeType=WINEPLAN&bottleCountFilter=12'],
      ['GET', '/api/wineplans/options?schemeType=WINEPLAN&bottleCountFilter=12&schemeFamily=PREMIER'],
      ['GET', '/api/wineplans/options?schemeType=WINEPLAN&schemeFamily=PREMIER'],
    ]);
  },
});
export const Contents = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Reds' }));
    await userEvent.click(canvas.getByText('What’s in The Seasonal Plan: All Reds?'));
    await canvas.findByRole('heading', { name: /Serra do Lume/ });
  },
});
/** A link to a case selects it. */
export const CaseFromAddress = meta.story({
  args: { address: '/account/new-wine-plan?schemeCode=WP-RED' },
  parameters: { rules: ['PLAN-007', 'PLAN-062'] },
  play: async ({ canvas, userEvent }) => {
    const red = await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Reds' });
    await expect(red).toBeChecked();
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Start this wine plan' }));
    await canvas.findByText(/^The first case of The Seasonal Plan: All Reds comes on/);
    await expect(calls.writes).toEqual([['PUT', path, { caseType: 'RED', frequency: 12, schemeCode: 'WP-RED' }]]);
  },
});
export const UnknownCaseInAddress = meta.story({
  args: { address: '/account/new-wine-plan?schemeCode=WP-NONE' },
  parameters: { rules: ['PLAN-062'] },
  play: async ({ canvas, userEvent }) => {
    const cases = await canvas.findByRole('radiogroup', { name: 'Choose your case' });
    for (const radio of within(cases).getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Start this wine plan' }));
    await canvas.findByText('Please choose a case');
  },
});
/** The size can come from the address. */
export const SizeFromAddress = meta.story({
  args: { address: '/account/new-wine-plan?bottles=6' },
  parameters: { rules: ['PLAN-011', 'PLAN-061'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'The Fizz Plan: Six Sparklers' });
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
});
/** The choice is kept, and the plan is started only once. */
export const SubscribingFailedOnce = meta.story({
  parameters: { mock: { fault: 'subscribeToWinePlan:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Whites' }));
    const answer = holdAnswer('subscribeToWinePlan');
    await userEvent.click(canvas.getByRole('button', { name: 'Start this wine plan' }));
    await canvas.findByRole('button', { name: 'Starting...' });
    answer();
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(refusal));
    await expect(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Whites' })).toBeChecked();
    // Another choice ends the refusal, and each is kept until the plan has started.
    await userEvent.click(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Reds' }));
    await waitFor(() => expect(within(canvas.getByRole('main')).queryByRole('alert')).toBeNull());
    await expect(sessionStorage.getItem('wsk-draft-planSubscribe')).toContain('WP-RED');
    await userEvent.click(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Whites' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start this wine plan' }));
    await canvas.findByText(/^The first case of The Seasonal Plan: All Whites comes on/);
    await expect(sessionStorage.getItem('wsk-draft-planSubscribe')).toBeNull();
  },
});
/** The default card pays, wherever it is in the list. */
export const DefaultCardIsLast = meta.story({
  beforeEach: () =>
    changeAnswer('getProfileDetails', (profile) => {
      const details = profile.userDetails as { readonly paymentCards: readonly object[] };
      return { ...profile, userDetails: { ...details, paymentCards: details.paymentCards.toReversed() } };
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Whites' }));
    await canvas.findByText(/Visa ending 1111/);
  },
});
/** The shop has started the plan, but the response was lost: a second press does not start it twice. */
export const AnswerLost = meta.story({
  parameters: { rules: ['PLAN-062'], mock: { fault: 'subscribeToWinePlan:offline@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Whites' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Start this wine plan' }));
    await within(canvas.getByRole('main')).findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Start this wine plan' }));
    await canvas.findByText(/^The first case of The Seasonal Plan: All Whites comes on/);
    await calls.settle();
    await expect(calls.writes).toHaveLength(1);
  },
});
export const OptionsFailedOnce = meta.story({
  parameters: { rules: ['PLAN-061'], mock: { fault: 'listWinePlanOptions:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Whites' });
  },
});
