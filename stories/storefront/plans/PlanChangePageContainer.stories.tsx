import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere, holdAnswer } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

/** Jonathan's plan: a mixed case every 12 weeks. */
/** The shop's message in a refusal. */
const refusal = 'Something in the request was not accepted.';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/wine-plans/WP1501/change' },
  globals: { login: 'hard', persona: 'plan-active' },
});

const path = '/api/user/subscriptions/wineplan/WP1501';

export const NextDeliveryOnly = meta.story({
  parameters: { rules: ['PLAN-003', 'PLAN-005', 'PLAN-006', 'PLAN-056', 'PLAN-057', 'PLAN-058', 'PLAN-059'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Reds' }));
    await userEvent.click(canvas.getByRole('radio', { name: '8 weeks later' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the next case' }));
    await canvas.findByText('Saved. Your next case is changed.');
    await expect(calls.writes).toEqual([
      [
        'PUT',
        path,
        {
          caseType: 'RED',
          frequency: 8,
          subscriptionOrderId: 'WP1501-5',
          changePlan: false,
          nextDeliveryOnly: true,
        },
      ],
    ]);
    await expect(canvas.getByText('12 bottles, every 12 weeks')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Reds' })).toBeChecked();
  },
});
export const WholePlan = meta.story({
  parameters: { rules: ['PLAN-003', 'PLAN-005', 'PLAN-006', 'PLAN-056', 'PLAN-057', 'PLAN-058', 'PLAN-059'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The whole plan' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Whites' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Every 4 weeks' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the whole plan' }));
    await canvas.findByText('Saved. Your wine plan is changed.');
    await expect(calls.writes).toEqual([
      [
        'PUT',
        path,
        {
          caseType: 'WHITE',
          frequency: 4,
          subscriptionOrderId: 'WP1501-5',
          changePlan: true,
          nextDeliveryOnly: false,
        },
      ],
    ]);
    await expect(canvas.getByText('12 bottles, every 4 weeks')).toBeVisible();
  },
});
/** The page fetches the cases of one size. */
export const OneSize = meta.story({
  parameters: { rules: ['PLAN-011', 'PLAN-060'] },
  play: async ({ canvas, userEvent }) => {
    const cases = within(await canvas.findByRole('radiogroup', { name: 'Which case?' }));
    await expect(cases.getAllByRole('radio')).toHaveLength(6);
    const calls = await callsFromHere();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bottles in a case' }), '6 bottles');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'The Fizz Plan: Six Sparklers' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('radio', { name: 'The Seasonal Plan: All Reds' })).toBeNull());
    const fewer = within(canvas.getByRole('radiogroup', { name: 'Which case?' }));
    await expect(fewer.getAllByRole('radio')).toHaveLength(2);
    await expect(calls.all).toEqual([['GET', '/api/user/subscriptions/wineplans/WP1501/options?bottleCountFilter=6']]);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bottles in a case' }), 'Any number');
    await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Reds' });
    const every = within(canvas.getByRole('radiogroup', { name: 'Which case?' }));
    await expect(every.getAllByRole('radio')).toHaveLength(6);
  },
});
export const ContentsShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('What’s in The Seasonal Plan: Mixed Case?'));
    await canvas.findByRole('heading', { name: /Cuatro Grullas/ });
  },
});
/** The choice is kept, and the second attempt saves it. */
export const SavingFailedOnce = meta.story({
  parameters: { mock: { fault: 'updateWinePlan:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Reds' }));
    const answer = holdAnswer('updateWinePlan');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the next case' }));
    await canvas.findByRole('button', { name: 'Saving...' });
    answer();
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(refusal));
    await expect(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Reds' })).toBeChecked();
    await expect(sessionStorage.getItem('wsk-draft-planChange')).toContain('RED');
    // The refusal is about the case that was sent, so another choice ends it.
    await userEvent.click(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Whites' }));
    await waitFor(() => expect(within(canvas.getByRole('main')).queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Reds' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change the next case' }));
    await canvas.findByText('Saved. Your next case is changed.');
    await expect(sessionStorage.getItem('wsk-draft-planChange')).toBeNull();
  },
});
/** The next case arrives within the week: the shop's own message explains the refusal. */
export const RefusedTooNear = meta.story({
  args: { address: '/account/wine-plans/WP2002/change' },
  globals: { persona: 'heavy' },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Whites' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change the next case' }));
    await canvas.findByText('This case is being packed already, so it can no longer be skipped or changed.');
  },
});
export const PartsFailedOnce = meta.story({
  parameters: {
    rules: ['PLAN-060'],
    mock: { fault: 'listWinePlanUpcomingCases:500*1,listSubscriptionWinePlanOptions:500*1' },
  },
  play: async ({ canvas, userEvent }) => {
    const page = within(canvas.getByRole('main'));
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await page.findByRole('radio', { name: 'The whole plan' });
    await canvas.findByRole('radio', { name: 'The Seasonal Plan: All Reds' });
  },
});
/** In the meantime, the interval was changed in another window: only the case is chosen here, and the new interval is
 * kept. */
export const ChangedElsewhere = meta.story({
  parameters: { rules: ['PLAN-059'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The whole plan' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'The Seasonal Plan: All Whites' }));
    const body = {
      caseType: 'MIXED',
      frequency: 4,
      subscriptionOrderId: 'WP1501-5',
      changePlan: true,
      nextDeliveryOnly: false,
    };
    await fetch(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the whole plan' }));
    await canvas.findByText(
      'Your wine plan was changed somewhere else, so nothing has been saved yet. Check what changes now, then save again.',
    );
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the whole plan' }));
    await canvas.findByText('Saved. Your wine plan is changed.');
    await expect(calls.writes).toEqual([['PUT', path, { ...body, caseType: 'WHITE' }]]);
  },
});
