import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { PastCase } from '../../../src/model/plan.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere, changeAnswer, holdAnswer } from '../../storyShop.js';
import { onTheShopsDay } from '../shopsDay.js';
import { withStorefront } from '../withStorefront.js';

/** The pages of a wine plan at their addresses, subject to their access rules. */
/** The shop's message in a refusal. */
const refusal = 'Something in the request was not accepted.';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/wine-plans/WP1501' },
  globals: { login: 'hard', persona: 'plan-active' },
  beforeEach: onTheShopsDay,
});

type Canvas = ReturnType<typeof within>;
type User = { readonly click: (element: Element) => Promise<void> };

const at = '/api/user/subscriptions/wineplan';
const dialogIn = async (canvas: Canvas, name: string) => within(await canvas.findByRole('dialog', { name }));
const press = async (canvas: Canvas, user: User, name: string) =>
  user.click(await canvas.findByRole('button', { name }));
const close = (dialog: Canvas, user: User) => user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);

/** The shop first checks whether the case may be skipped; then it is skipped by the id of its order. Each case is
 * checked anew. */
export const Skipped = meta.story({
  parameters: { rules: ['PLAN-001', 'PLAN-004', 'PLAN-024', 'PLAN-025', 'PLAN-026'] },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    const answer = holdAnswer('checkWinePlanDeliverySkip');
    await press(canvas, userEvent, 'Skip this case');
    const dialog = await dialogIn(canvas, 'Skip the case of 14 December 2026?');
    await dialog.findByText('Checking that it can still be skipped...');
    await expect(dialog.queryByRole('button', { name: 'Skip this case' })).toBeNull();
    answer();
    const skip = await dialog.findByRole('button', { name: 'Skip this case' });
    await expect(calls.writes).toEqual([['PUT', `${at}/delivery/skipcheck/WP1501`]]);
    await expect(dialog.getByText('8 March 2027')).toBeVisible();
    await userEvent.click(skip);
    const over = await dialogIn(canvas, 'Case skipped');
    await expect(calls.writes).toEqual([
      ['PUT', `${at}/delivery/skipcheck/WP1501`],
      ['PUT', `${at}/delivery/skip/WP1501?orderId=WP1501-5`],
    ]);
    await close(over, userEvent);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const head = within(canvas.getByRole('region', { name: 'Next case' }));
    await expect(head.getByText('8 March 2027')).toBeVisible();
    await expect(
      canvas.getAllByRole('button', { name: /^(Skip|Bring back) the case of/ }).map(({ ariaLabel }) => ariaLabel),
    ).toEqual([
      'Bring back the case of 14 December 2026',
      'Skip the case of 8 March 2027',
      'Skip the case of 31 May 2027',
      'Skip the case of 23 August 2027',
      'Skip the case of 15 November 2027',
    ]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Skip this case' })).toHaveFocus());
    const again = await callsFromHere();
    await press(canvas, userEvent, 'Skip this case');
    const next = await dialogIn(canvas, 'Skip the case of 8 March 2027?');
    await next.findByRole('button', { name: 'Skip this case' });
    await expect(again.writes).toEqual([['PUT', `${at}/delivery/skipcheck/WP1501`]]);
  },
});
/** A skipped case is reinstated in its place in the list; the focus stays on the button in its row. */
export const BroughtBack = meta.story({
  parameters: { rules: ['PLAN-002', 'PLAN-027', 'PLAN-004', 'PLAN-026'] },
  play: async ({ canvas, userEvent }) => {
    const later = await canvas.findByRole('button', { name: 'Skip the case of 8 March 2027' });
    const skips = await callsFromHere();
    await userEvent.click(later);
    const dialog = await dialogIn(canvas, 'Skip the case of 8 March 2027?');
    await press(dialog, userEvent, 'Skip this case');
    await close(await dialogIn(canvas, 'Case skipped'), userEvent);
    await expect(skips.writes).toEqual([
      ['PUT', `${at}/delivery/skipcheck/WP1501`],
      ['PUT', `${at}/delivery/skip/WP1501?orderId=WP1501-6`],
    ]);
    const back = canvas.getByRole('button', { name: 'Bring back the case of 8 March 2027' });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click(back);
    const restoreDialog = await dialogIn(canvas, 'Bring this case back?');
    await expect(restoreDialog.getByText('8 March 2027')).toBeVisible();
    const calls = await callsFromHere();
    await press(restoreDialog, userEvent, 'Bring it back');
    await restoreDialog.findByText('The case is back in your plan.');
    await expect(calls.writes).toEqual([['PUT', `${at}/reinstate/WP1501`]]);
    await close(restoreDialog, userEvent);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Skip the case of 8 March 2027' })).toHaveFocus());
    await expect(canvas.queryByText('Skipped')).toBeNull();
  },
});
/** The next case is being packed: the shop's message says so, and nothing is skipped. */
export const SkipRefused = meta.story({
  args: { address: '/account/wine-plans/WP2002' },
  globals: { persona: 'heavy' },
  parameters: { rules: ['PLAN-026', 'PLAN-029'] },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    await press(canvas, userEvent, 'Skip this case');
    const dialog = await dialogIn(canvas, 'This case cannot be skipped');
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'This case is being packed already, so it can no longer be skipped or changed.',
    );
    await expect(dialog.queryByRole('button', { name: 'Skip this case' })).toBeNull();
    await close(dialog, userEvent);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Skip this case' })).toHaveFocus());
    await expect(calls.writes).toEqual([['PUT', `${at}/delivery/skipcheck/WP2002`]]);
    const head = within(canvas.getByRole('region', { name: 'Next case' }));
    await expect(head.getByText('27 November 2026')).toBeVisible();
  },
});
/** Without the result of the check, nothing can be skipped. */
export const CheckFailedOnce = meta.story({
  parameters: { mock: { fault: 'checkWinePlanDeliverySkip:500*1' }, rules: ['PLAN-026', 'PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    await press(canvas, userEvent, 'Skip this case');
    const dialog = await dialogIn(canvas, 'Skip the case of 14 December 2026?');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. Please try again.',
    );
    await expect(dialog.queryByRole('button', { name: 'Skip this case' })).toBeNull();
    await calls.settle();
    await expect(calls.writes).toEqual([['PUT', `${at}/delivery/skipcheck/WP1501`]]);
    await press(dialog, userEvent, 'Try again');
    await dialog.findByRole('button', { name: 'Skip this case' });
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});
export const SkippingFailedOnce = meta.story({
  parameters: { mock: { fault: 'skipWinePlanDelivery:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Skip this case');
    const dialog = await dialogIn(canvas, 'Skip the case of 14 December 2026?');
    const answer = holdAnswer('skipWinePlanDelivery');
    await press(dialog, userEvent, 'Skip this case');
    await dialog.findByRole('button', { name: 'Skipping...' });
    answer();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
    await expect(canvas.getByRole('button', { name: 'Skip the case of 14 December 2026', hidden: true })).toBeVisible();
    await press(dialog, userEvent, 'Skip this case');
    await dialogIn(canvas, 'Case skipped');
  },
});
/** The shop skipped the case, but the response was lost: the page shows the calendar's current state, and sends nothing
 * again. */
export const SkipAnswerLost = meta.story({
  parameters: { rules: ['PLAN-025', 'PLAN-026'], mock: { fault: 'skipWinePlanDelivery:500@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Skip this case');
    const dialog = await dialogIn(canvas, 'Skip the case of 14 December 2026?');
    const skip = await dialog.findByRole('button', { name: 'Skip this case' });
    const calls = await callsFromHere();
    await userEvent.click(skip);
    await close(await dialogIn(canvas, 'Case skipped'), userEvent);
    await expect(calls.writes).toEqual([['PUT', `${at}/delivery/skip/WP1501?orderId=WP1501-5`]]);
    await expect(canvas.getByRole('button', { name: 'Bring back the case of 14 December 2026' })).toBeVisible();
  },
});
export const BringBackFailedOnce = meta.story({
  parameters: { mock: { fault: 'reinstateWinePlan:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Skip the case of 8 March 2027');
    await press(await dialogIn(canvas, 'Skip the case of 8 March 2027?'), userEvent, 'Skip this case');
    await close(await dialogIn(canvas, 'Case skipped'), userEvent);
    await press(canvas, userEvent, 'Bring back the case of 8 March 2027');
    const restoreDialog = await dialogIn(canvas, 'Bring this case back?');
    await press(restoreDialog, userEvent, 'Bring it back');
    await expect(await restoreDialog.findByRole('alert')).toHaveTextContent(refusal);
    await press(restoreDialog, userEvent, 'Bring it back');
    await restoreDialog.findByText('The case is back in your plan.');
  },
});
/** The shop reinstated the cases, but the response was lost. */
export const BringBackAnswerLost = meta.story({
  parameters: { rules: ['PLAN-027'], mock: { fault: 'reinstateWinePlan:500@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Skip the case of 8 March 2027');
    await press(await dialogIn(canvas, 'Skip the case of 8 March 2027?'), userEvent, 'Skip this case');
    await close(await dialogIn(canvas, 'Case skipped'), userEvent);
    await press(canvas, userEvent, 'Bring back the case of 8 March 2027');
    const restoreDialog = await dialogIn(canvas, 'Bring this case back?');
    const calls = await callsFromHere();
    await press(restoreDialog, userEvent, 'Bring it back');
    await restoreDialog.findByText('The case is back in your plan.');
    await expect(calls.writes).toEqual([['PUT', `${at}/reinstate/WP1501`]]);
  },
});
export const Reinstated = meta.story({
  args: { address: '/account/wine-plans/WP1601' },
  globals: { persona: 'plan-suspended' },
  parameters: { mock: { fault: 'reinstateWinePlan:422*1' }, rules: ['PLAN-065', 'PLAN-002', 'PLAN-027'] },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Reinstate this plan');
    const dialog = await dialogIn(canvas, 'Reinstate this plan?');
    const calls = await callsFromHere();
    const answer = holdAnswer('reinstateWinePlan');
    await press(dialog, userEvent, 'Reinstate plan');
    await dialog.findByRole('button', { name: 'Reinstating...' });
    answer();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
    await expect(canvas.getByText('This plan is suspended')).toBeVisible();
    await press(dialog, userEvent, 'Reinstate plan');
    await dialog.findByText('Your plan is running again.');
    await expect(calls.writes).toEqual([
      ['PUT', `${at}/reinstate/WP1601`],
      ['PUT', `${at}/reinstate/WP1601`],
    ]);
    await expect(dialog.getByText('The next case comes on 8 December 2026.')).toBeVisible();
    await close(dialog, userEvent);
    await canvas.findByRole('button', { name: 'Skip this case' });
    await expect(canvas.queryByText('This plan is suspended')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});
export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'getWinePlanList:500*1' }, rules: ['PLAN-020'] },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Try again');
    await canvas.findByRole('heading', { level: 1, name: 'The Seasonal Plan: Mixed Case' });
  },
});
export const CasesFailedOnce = meta.story({
  parameters: { rules: ['PLAN-024'], mock: { fault: 'listWinePlanUpcomingCases:500*1,listWinePlanCaseHistory:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Try again');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Skip the case of/ })).toHaveLength(4));
  },
});
export const DetailsFailedOnce = meta.story({
  parameters: {
    mock: {
      fault: 'listWinePlanDeliveryMethods:500*1,listWinePlanAddresses:500*1,listWinePlanPaymentMethods:500*1',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Try again');
    await canvas.findByText('Standard delivery');
    await expect(canvas.getByText('Visa ending 1111')).toBeVisible();
    await expect(canvas.getByText('14 Orchard Lane')).toBeVisible();
  },
});
/** The cases go to an address that is not the first of the address book, by another method, and are paid for in another
 * way. */
export const AnotherAddress = meta.story({
  beforeEach: async () => {
    await fetch(`${at}/address/delivery/WP1501/A204512-2`, { method: 'PUT' });
    await fetch(`${at}/payment/WP1501/paypal?updateAllPlans=false`, { method: 'PUT' });
    await fetch(`${at}/delivery/WP1501`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        deliveryMethod: 'EXP',
        deliveryTypeCode: 'HOME',
        nextDeliveryDate: '2026-12-14',
        subscriptionOrderId: 'WP1501-5',
      }),
    });
  },
  parameters: { rules: ['PLAN-040'] },
  play: async ({ canvas }) => {
    await canvas.findByText('44 Mill Road');
    await expect(canvas.queryByText('14 Orchard Lane')).toBeNull();
    await expect(canvas.getByText(/^Express delivery, £4\.00 a case$/)).toBeVisible();
    // The footer has a logo of the same name.
    await expect(within(canvas.getByRole('main')).getByText('PayPal')).toBeVisible();
    await expect(canvas.queryByText('Visa ending 1111')).toBeNull();
  },
});
/** Another customer's plan is not shown. */
export const NotTheirs = meta.story({
  args: { address: '/account/wine-plans/WP2002' },
  parameters: { rules: ['PLAN-001', 'PLAN-020'] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent('There is no plan WP2002.'),
    );
    await expect(canvas.queryByRole('button', { name: 'Skip this case' })).toBeNull();
  },
});
/** For a cancelled plan, the shop returns only its past cases. */
export const Cancelled = meta.story({
  parameters: { mock: { fault: 'getWinePlanList:409' } },
  // The last case that came is shown, not a later one that was skipped.
  beforeEach: () =>
    changeAnswer('listWinePlanCaseHistory', (answer) => {
      const cases = answer as unknown as readonly PastCase[];
      return [{ ...cases[0], orderId: 'WP1501-9', status: 'SKIPPED', deliveryDate: '2026-12-14' }, ...cases];
    }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This plan has ended' });
    await expect(canvas.getByText('Last case: 21 September 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute(
      'href',
      '/account/new-wine-plan',
    );
  },
});
export const History = meta.story({
  args: { address: '/account/wine-plans/WP1501/history' },
  parameters: { mock: { fault: 'listWinePlanCaseHistory:500*1' }, rules: ['PLAN-063'] },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Try again');
    const [, ...rows] = within(await canvas.findByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]!).toHaveTextContent(/21 September 2026.*Delivered.*£118\.88/);
    await expect(rows[3]!).toHaveTextContent('12 January 2026');
    const link = await within(rows[0]!).findByRole('link', { name: '21 September 2026' });
    await expect(link).toHaveAttribute('href', '/account/orders/WP1501-4');
  },
});
/** If the orders cannot be fetched, all cases are still listed, but without links. */
export const HistoryWithoutOrders = meta.story({
  args: { address: '/account/wine-plans/WP1501/history' },
  parameters: { rules: ['PLAN-063'], mock: { fault: 'listPurchases:500' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(5);
    await expect(table.queryByRole('link')).toBeNull();
  },
});
