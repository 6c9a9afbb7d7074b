import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere, holdAnswer, storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

/** Jonathan's plan, whose next case arrives on Monday 14 December. */
/** The shop's message in a refusal. */
const refusal = 'Something in the request was not accepted.';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/wine-plans/WP1501/delivery' },
  globals: { login: 'hard', persona: 'plan-active' },
});

const path = '/api/user/subscriptions/wineplan/delivery';

/** The days are those of the selected method, and the price is fetched for the selected day. */
export const AnotherMethod = meta.story({
  parameters: { rules: ['PLAN-003', 'PLAN-012', 'PLAN-013', 'PLAN-014', 'PLAN-045', 'PLAN-046'] },
  play: async ({ canvas, userEvent }) => {
    const express = await canvas.findByRole('radio', { name: 'Express delivery £4.00 a case' });
    await expect(canvas.getByRole('radio', { name: 'Standard delivery Free' })).toBeChecked();
    await canvas.findByRole('radio', { name: 'Monday 30 November 2026' });
    await expect(canvas.queryByRole('radio', { name: 'Thursday 26 November 2026' })).toBeNull();
    const calls = await callsFromHere();
    await userEvent.click(express);
    await canvas.findByRole('radio', { name: 'Thursday 26 November 2026' });
    await waitFor(() =>
      expect([...calls.all].sort()).toEqual([
        ['GET', `${path}/dates/WP1501/EXP`],
        [
          'GET',
          `${path}/methods/WP1501?deliveryTypeCode=HOME&subscriptionOrderId=WP1501-5&deliveryMethod=EXP&nextDeliveryDate=2026-12-14`,
        ],
      ]),
    );
  },
});
export const Saved = meta.story({
  parameters: { rules: ['PLAN-003', 'PLAN-012', 'PLAN-013', 'PLAN-014', 'PLAN-044', 'PLAN-047'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Express delivery £4.00 a case' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Thursday 26 November 2026' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery' }));
    await canvas.findByText('Saved. Your next case comes on Thursday 26 November 2026.');
    await expect(calls.writes).toEqual([
      [
        'PUT',
        `${path}/WP1501`,
        {
          deliveryMethod: 'EXP',
          deliveryTypeCode: 'HOME',
          nextDeliveryDate: '2026-11-26',
          subscriptionOrderId: 'WP1501-5',
        },
      ],
    ]);
    await expect(canvas.getByText('Next case: Thursday 26 November 2026')).toBeVisible();
    await expect(sessionStorage.getItem('wsk-draft-planDelivery')).toBeNull();
  },
});
/** A case that is collected stays so when its day changes. */
export const SavedForAShop = meta.story({
  parameters: { rules: ['PLAN-003', 'PLAN-012', 'PLAN-013', 'PLAN-014', 'PLAN-047', 'PLAN-045'] },
  beforeEach: async () => {
    await fetch(`${path}/shopaddress/WP1501/shop-2`, { method: 'PUT' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Thursday 17 December 2026' }));
    await expect(canvas.getByRole('radio', { name: 'Standard delivery Free' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /^Express delivery/ })).toBeNull();
    await expect(storyCalls.all).toContainEqual([
      'GET',
      `${path}/methods/WP1501?deliveryTypeCode=SHOP&subscriptionOrderId=WP1501-5`,
    ]);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery' }));
    await canvas.findByText('Saved. Your next case comes on Thursday 17 December 2026.');
    await expect(calls.writes).toEqual([
      [
        'PUT',
        `${path}/WP1501`,
        {
          deliveryMethod: 'STD',
          deliveryTypeCode: 'SHOP',
          nextDeliveryDate: '2026-12-17',
          subscriptionOrderId: 'WP1501-5',
        },
      ],
    ]);
  },
});
/** The choice is kept, and the second attempt saves it. */
export const SavingFailedOnce = meta.story({
  parameters: { mock: { fault: 'updateWinePlanDelivery:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Thursday 17 December 2026' }));
    const answer = holdAnswer('updateWinePlanDelivery');
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery' }));
    await canvas.findByRole('button', { name: 'Saving...' });
    answer();
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(refusal));
    await expect(canvas.getByRole('radio', { name: 'Thursday 17 December 2026' })).toBeChecked();
    await expect(sessionStorage.getItem('wsk-draft-planDelivery')).toContain('2026-12-17');
    // The refusal is about the day that was sent, so another choice ends it.
    await userEvent.click(canvas.getByRole('radio', { name: 'Monday 14 December 2026' }));
    await waitFor(() => expect(within(canvas.getByRole('main')).queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Thursday 17 December 2026' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery' }));
    await canvas.findByText('Saved. Your next case comes on Thursday 17 December 2026.');
    await expect(sessionStorage.getItem('wsk-draft-planDelivery')).toBeNull();
  },
});
export const PlanFailedOnce = meta.story({
  parameters: { mock: { fault: 'getWinePlanList:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('radio', { name: 'Monday 14 December 2026' });
  },
});
export const PartsFailedOnce = meta.story({
  parameters: {
    rules: ['PLAN-045', 'PLAN-046'],
    mock: { fault: 'listWinePlanDeliveryMethods:500*1,listWinePlanDeliveryDates:500*1' },
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0]!);
    await canvas.findByRole('radio', { name: 'Standard delivery Free' });
    await canvas.findByRole('radio', { name: 'Monday 14 December 2026' });
  },
});
/** The plan's next case arrives within the week. */
export const TooNear = meta.story({
  args: { address: '/account/wine-plans/WP2002/delivery' },
  globals: { persona: 'heavy' },
  parameters: { rules: ['PLAN-046'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This case can no longer be moved' });
  },
});
export const OnHold = meta.story({
  args: { address: '/account/wine-plans/WP1601/delivery' },
  globals: { persona: 'plan-suspended' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This wine plan is on hold' });
  },
});
