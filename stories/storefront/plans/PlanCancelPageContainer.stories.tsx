import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { answerInstead, callsFromHere, changeAnswer, envelopeOf, holdAnswer, storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

/** The shop's message in a refusal. */
const refusal = 'Something in the request was not accepted.';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/wine-plans/WP1501/cancel' },
  globals: { login: 'hard', persona: 'plan-active' },
  beforeEach: () => sessionStorage.clear(),
});

const plans = '/api/user/subscriptions/wineplan';
type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void> };

async function giveReason(canvas: Canvas, userEvent: User): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: 'The wines are not to my taste' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Continue cancelling' }));
}
const offer = async (canvas: Canvas) =>
  within(await canvas.findByRole('dialog', { name: 'An offer before you cancel' }));
async function declineOffer(canvas: Canvas, userEvent: User): Promise<void> {
  const dialog = await offer(canvas);
  await dialog.findByRole('heading', { name: 'Two bottles on us if you stay' });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel now' }));
}

/** Reason, offer, confirmation, feedback, cancelled: five presses in total. */
export const Cancelled = meta.story({
  parameters: { rules: ['PLAN-028', 'PLAN-031', 'PLAN-032', 'PLAN-078'] },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    let presses = 0;
    const user = {
      click: async (element: Element) => {
        presses += 1;
        await userEvent.click(element);
      },
    };
    await giveReason(canvas, user);
    await declineOffer(canvas, user);
    await canvas.findByRole('heading', { name: 'Cancel this plan?' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await user.click(canvas.getByRole('button', { name: 'Cancel my plan' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Your plan is cancelled\./ })).toHaveFocus());
    const heading = canvas.getByRole('heading', { level: 1, name: 'Your wine plan is cancelled' });
    await expect(document.title).toBe('Your wine plan is cancelled - Lawton Wines');
    await user.click(canvas.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(presses).toBe(5);
    await expect(
      canvas.getByText('The case due on 14 December 2026 is cancelled. Nothing more will be sent or charged.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a wine plan' })).toHaveAttribute(
      'href',
      '/account/new-wine-plan',
    );
    await expect(storyCalls.all.map(([, address]) => address)).toEqual(
      expect.arrayContaining(['/api/user/subscriptions/reasons?type=WINEPLAN', `${plans}/WP1501/cancel`]),
    );
    await expect(calls.writes).toEqual([['DELETE', `${plans}/WP1501?reasonCode=104`]]);
  },
});
/** Feedback written after the cancellation is sent with the plan's id. */
export const FeedbackSent = meta.story({
  parameters: { rules: ['PLAN-030', 'PLAN-032'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent);
    await declineOffer(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel my plan' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^What could/ }), 'More whites & rosés, please');
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await canvas.findByText('Thank you, your feedback has been passed on.');
    const [[method, address]] = calls.writes as [[string, string]];
    const { pathname, searchParams } = new URL(address, window.location.href);
    await expect([method, pathname, [...searchParams]]).toEqual([
      'PUT',
      `${plans}/feedback/WP1501`,
      [['feedbackText', 'More whites & rosés, please']],
    ]);
    await calls.settle();
    await expect(calls.writes).toHaveLength(1);
  },
});
/** If the offer is accepted, the plan continues, and the offer is not made again. */
export const OfferTaken = meta.story({
  parameters: { rules: ['PLAN-003', 'PLAN-015', 'PLAN-016', 'PLAN-032', 'PLAN-033'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent);
    const dialog = await offer(canvas);
    const calls = await callsFromHere();
    await userEvent.click(await dialog.findByRole('button', { name: 'Accept the offer' }));
    await dialog.findByText('It is in your next case');
    await expect(calls.writes).toEqual([
      ['PUT', `${plans}/saveoffer/WP1501`, { subscriptionOrderId: 'WP1501-5', offerId: 'STAY-2', token: '12c43u7' }],
    ]);
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    // The page behind an open dialog is inert, which a test’s press is not.
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue cancelling' }));
    await canvas.findByText('The wine you were offered goes with that case, so it will not be sent either.');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
/** An offer may be for another case than the next one. */
export const OfferForALaterCase = meta.story({
  parameters: { rules: ['PLAN-033'] },
  beforeEach: () =>
    changeAnswer('getWinePlanSaveOffer', (saveOffer) => ({ ...saveOffer, subscriptionOrderId: 'WP1501-9' })),
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent);
    const dialog = await offer(canvas);
    const calls = await callsFromHere();
    answerInstead('applyWinePlanSaveOffer', envelopeOf(null));
    await userEvent.click(await dialog.findByRole('button', { name: 'Accept the offer' }));
    await waitFor(() =>
      expect(calls.writes).toEqual([
        ['PUT', `${plans}/saveoffer/WP1501`, { subscriptionOrderId: 'WP1501-9', offerId: 'STAY-2', token: '12c43u7' }],
      ]),
    );
  },
});
/** If the offer is declined, it is not made again, however often the customer goes back and forth. */
export const OfferDeclined = meta.story({
  parameters: { rules: ['PLAN-031', 'PLAN-032'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent);
    await declineOffer(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: 'The wines are not to my taste' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue cancelling' }));
    await canvas.findByRole('heading', { name: 'Cancel this plan?' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
/** The dialog also names what the plan can do about the reason, which is the one that is sent. */
export const AnswersToReason = meta.story({
  parameters: { rules: ['PLAN-028'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'I have too much wine at the moment' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue cancelling' }));
    const dialog = await offer(canvas);
    await dialog.findByRole('heading', { name: 'You could also change the plan' });
    await expect(dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Skip the next case', '/account/wine-plans/WP1501'],
      ['Have a case less often', '/account/wine-plans/WP1501/change'],
      ['Have a smaller case', '/account/wine-plans/WP1501/change'],
    ]);
    const calls = await callsFromHere();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel now' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel my plan' }));
    await canvas.findByRole('heading', { name: /^Your plan is cancelled\./ });
    await expect(calls.writes).toEqual([['DELETE', `${plans}/WP1501?reasonCode=101`]]);
  },
});
/** Any number may be a reason's code, zero too. */
export const ReasonNumberedZero = meta.story({
  parameters: { rules: ['PLAN-028', 'PLAN-078'] },
  beforeEach: () =>
    changeAnswer('listSubscriptionReasons', (reasons) =>
      (reasons as unknown as readonly object[]).map((reason, place) =>
        place === 3 ? { ...reason, reasonCode: 0 } : reason,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent);
    await declineOffer(canvas, userEvent);
    await canvas.findByText('Your reason: The wines are not to my taste');
    answerInstead('cancelWinePlan', envelopeOf(null));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel my plan' }));
    await canvas.findByRole('heading', { name: /^Your plan is cancelled\./ });
    await expect(calls.writes).toEqual([['DELETE', `${plans}/WP1501?reasonCode=0`]]);
  },
});
/** Without an offer of the shop's, the dialog still names what the plan can do. */
export const AnswersWithoutOffer = meta.story({
  args: { address: '/account/wine-plans/WP2002/cancel' },
  globals: { persona: 'heavy' },
  parameters: { rules: ['PLAN-031'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Before you cancel' }));
    await expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Swap wines in the next case',
      'Choose another case',
    ]);
    await expect(dialog.queryByRole('button', { name: 'Accept the offer' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel now' }));
    await canvas.findByRole('heading', { name: 'Cancel this plan?' });
  },
});
/** If there is no offer, and nothing that answers the reason, it leads straight to the confirmation. */
export const NoOffer = meta.story({
  args: { address: '/account/wine-plans/WP2002/cancel' },
  globals: { persona: 'heavy' },
  parameters: { rules: ['PLAN-031', 'PLAN-032'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Another reason' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue cancelling' }));
    await canvas.findByRole('heading', { name: 'Cancel this plan?' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
export const OfferFailedOnce = meta.story({
  parameters: { rules: ['PLAN-031'], mock: { fault: 'getWinePlanSaveOffer:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent);
    const dialog = await offer(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await dialog.findByRole('heading', { name: 'Two bottles on us if you stay' });
  },
});
export const TakingFailedOnce = meta.story({
  parameters: { mock: { fault: 'applyWinePlanSaveOffer:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent);
    const dialog = await offer(canvas);
    const answer = holdAnswer('applyWinePlanSaveOffer');
    await userEvent.click(await dialog.findByRole('button', { name: 'Accept the offer' }));
    await dialog.findByRole('button', { name: 'Accepting...' });
    answer();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the offer' }));
    await dialog.findByText('It is in your next case');
  },
});
/** The reason is kept, even after a reload, and the same button retries. */
export const CancellingFailedOnce = meta.story({
  parameters: { mock: { fault: 'cancelWinePlan:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent);
    await declineOffer(canvas, userEvent);
    const answer = holdAnswer('cancelWinePlan');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel my plan' }));
    await canvas.findByRole('button', { name: 'Cancelling...' });
    answer();
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(refusal));
    await expect(canvas.getByText('Your reason: The wines are not to my taste')).toBeVisible();
    await expect(JSON.parse(sessionStorage.getItem('wsk-draft-planCancel') ?? '{}')).toMatchObject({
      step: 'confirm',
      reasonCode: 104,
      offer: 'declined',
    });
    // A failure does not stand above the step when it is come to again.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue cancelling' }));
    await canvas.findByRole('heading', { name: 'Cancel this plan?' });
    await expect(within(canvas.getByRole('main')).queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel my plan' }));
    await canvas.findByRole('heading', { name: /^Your plan is cancelled\./ });
  },
});
/** The response is lost although the shop has cancelled the plan: the steps go on as after any cancellation. */
export const CancelledAnswerLost = meta.story({
  parameters: { mock: { fault: 'cancelWinePlan:500@after*1' }, rules: ['PLAN-032'] },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    await giveReason(canvas, userEvent);
    await declineOffer(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel my plan' }));
    await canvas.findByRole('heading', { name: /^Your plan is cancelled\./ });
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await canvas.findByText('The case due on 14 December 2026 is cancelled. Nothing more will be sent or charged.');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(calls.writes).toEqual([['DELETE', `${plans}/WP1501?reasonCode=104`]]);
  },
});
/** The response is lost although the offer is in the next case. */
export const TakenAnswerLost = meta.story({
  parameters: { rules: ['PLAN-033'], mock: { fault: 'applyWinePlanSaveOffer:500@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent);
    const dialog = await offer(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Accept the offer' }));
    await dialog.findByText('It is in your next case');
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});
export const FeedbackFailedOnce = meta.story({
  parameters: { mock: { fault: 'submitWinePlanFeedback:422*1' }, rules: ['PLAN-065'] },
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent);
    await declineOffer(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel my plan' }));
    const box = await canvas.findByRole('textbox', { name: /^What could/ });
    await userEvent.type(box, 'Too many reds');
    const answer = holdAnswer('submitWinePlanFeedback');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await canvas.findByRole('button', { name: 'Sending...' });
    answer();
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(refusal));
    await expect(box).toHaveValue('Too many reds');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await canvas.findByText('Thank you, your feedback has been passed on.');
  },
});
/** Only continuing adds an entry to the history, which the browser's Back button returns from. */
export const ReasonChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Another reason' });
    const push = spyOn(window.history, 'pushState');
    await userEvent.click(canvas.getByRole('radio', { name: 'Another reason' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'The wines are not to my taste' }));
    await expect(push).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue cancelling' }));
    await offer(canvas);
    await expect(push).toHaveBeenCalledOnce();
  },
});
export const ReasonsFailedOnce = meta.story({
  parameters: { rules: ['PLAN-078'], mock: { fault: 'listSubscriptionReasons:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('radio', { name: 'Another reason' });
  },
});
export const LoadingFailedOnce = meta.story({
  parameters: { mock: { fault: 'listWinePlans:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('radio', { name: 'Another reason' });
  },
});
export const Missing = meta.story({
  args: { address: '/account/wine-plans/WP9999/cancel' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'We cannot find this wine plan' });
  },
});
