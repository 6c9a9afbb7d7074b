import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { busy, failed, idle, loading, ready } from '../../../src/model/load.js';
import type { WinePlan } from '../../../src/model/plan.js';
import { PlanCancelPage, type PlanCancelStep } from '../../../src/screens/plans/cancel/PlanCancelPage.js';
import { failsToLoad, fitsNarrow, ignoresPress } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';

const actions = { cancel: idle, feedback: idle };

const meta = preview.meta({
  component: PlanCancelPage,
  args: {
    subscriptionId: 'WP1501',
    plan: from((world) => ready<WinePlan | undefined>(world.answer('listWinePlans')[0])),
    step: 'reason' as PlanCancelStep,
    reasons: from((world) => ready(world.answer('listSubscriptionReasons', { query: { type: 'WINEPLAN' } }))),
    isOfferTaken: false,
    feedback: '',
    isFeedbackSent: false,
    actions,
    onReason: fn(),
    onContinue: fn(),
    onBack: fn(),
    onCancel: fn(),
    onFeedback: fn(),
    onSend: fn(),
    onSkip: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
  decorators: [framed(960)],
});

/** Returns how prominent a control is: its size, its position, and whether it is filled. */
function prominenceOf(control: HTMLElement) {
  const { width, height, top, left } = control.getBoundingClientRect();
  const { fontSize, fontWeight } = getComputedStyle(control);
  return { width: Math.round(width), height: Math.round(height), top, left, fontSize, fontWeight };
}

/** Checks that the control for continuing is as large as the one for staying, and comes no later. */
async function expectNoPull(goOn: HTMLElement, stay: HTMLElement): Promise<void> {
  const one = prominenceOf(goOn);
  const other = prominenceOf(stay);
  await expect([one.width, one.height, one.fontSize, one.fontWeight]).toEqual([
    other.width,
    other.height,
    other.fontSize,
    other.fontWeight,
  ]);
  await expect(one.top < other.top || one.left < other.left).toBe(true);
  await expect(goOn.compareDocumentPosition(stay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(goOn.dataset.variant).not.toBe('line');
  await expect(stay.dataset.variant).toBe('line');
}

export const ReasonsLoading = meta.story({
  args: { reasons: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching the reasons...')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Why are you cancelling?' })).toBeVisible();
  },
});
/** Continuing without a reason shows a message that says a reason is needed. */
export const ChooseReason = meta.story({
  parameters: { rules: ['PLAN-078'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('It takes a minute. Nothing is cancelled before you confirm it.')).toBeVisible();
    await expect(canvas.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'I have too much wine at the moment',
      'The cases cost more than I would like to spend',
      'I would rather choose my own wines',
      'The wines are not to my taste',
      'Deliveries come at the wrong time',
      'Another reason',
    ]);
    const goOn = canvas.getByRole('button', { name: 'Continue cancelling' });
    await expectNoPull(goOn, canvas.getByRole('link', { name: 'Keep my plan' }));
    await userEvent.click(goOn);
    await expect(canvas.getByText('Please choose a reason')).toBeVisible();
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'The wines are not to my taste' }));
    await expect(args.onReason).toHaveBeenLastCalledWith({ reasonCode: 104 });
    await expect(canvas.getByRole('heading', { name: 'Cancel your wine plan' })).toBeVisible();
    await expect(canvas.getByLabelText('Cancelling your wine plan')).toBeVisible();
  },
});
export const ReasonChosen = meta.story({
  args: { reasonCode: 104 },
  parameters: { rules: ['PLAN-032'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'The wines are not to my taste' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue cancelling' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});
/** The page says what will end before it ends, and both choices are equally prominent. */
export const Confirm = meta.story({
  args: { step: 'confirm', reasonCode: 104 },
  parameters: { rules: ['PLAN-028', 'PLAN-032'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('What you have already received stays yours. You can start a plan again at any time.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('The case due on 14 December 2026 will not be sent, and nothing more is charged for it.'),
    ).toBeVisible();
    await expect(canvas.getByText('Your reason: The wines are not to my taste')).toBeVisible();
    const cancel = canvas.getByRole('button', { name: 'Cancel my plan' });
    await expectNoPull(cancel, canvas.getByRole('link', { name: 'Keep my plan' }));
    const steps = within(canvas.getByRole('navigation', { name: 'Cancelling your wine plan' }));
    await expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Done: Reason',
      '2Confirm',
      '3Feedback',
      '4Cancelled',
    ]);
    await expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^2Confirm$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
/** A suspended plan sends no case that could be called off. */
export const ConfirmSuspended = meta.story({
  args: { step: 'confirm', reasonCode: 104 },
  globals: { persona: 'plan-suspended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No case is due')).toBeVisible();
    await expect(canvas.getByText('No case is due, and none will be sent.')).toBeVisible();
  },
});
/** An offer that was accepted earlier is lost together with the case. */
export const ConfirmAfterOffer = meta.story({
  args: { step: 'confirm', reasonCode: 102, isOfferTaken: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The wine you were offered goes with that case, so it will not be sent either.'),
    ).toBeVisible();
  },
});
export const Cancelling = meta.story({
  args: { step: 'confirm', reasonCode: 104, actions: { ...actions, cancel: busy } },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelling...')).toBeVisible();
  },
});
export const CancellingFailed = meta.story({
  args: {
    step: 'confirm',
    reasonCode: 104,
    actions: { ...actions, cancel: failed('The cellar is closed for stocktaking.') },
  },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The cellar is closed for stocktaking.');
    await expect(canvas.getByText('Your reason: The wines are not to my taste')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel my plan' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
/** Feedback is optional: skipping it takes one press. */
export const Feedback = meta.story({
  parameters: { rules: ['PLAN-030', 'PLAN-032'] },
  args: { step: 'feedback', calledOff: '2026-12-14' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Your plan is cancelled. Anything you would like us to know?' }),
    ).toBeVisible();
    await expect(canvas.getByText('Only if you like.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(canvas.getByText('Please write something, or skip this')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^What could have been better/ }), 'A');
    await expect(args.onFeedback).toHaveBeenLastCalledWith({ feedback: 'A' });
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
});
export const FeedbackWritten = meta.story({
  args: { step: 'feedback', feedback: ' More whites, please. ' },
  parameters: { rules: ['PLAN-030'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(args.onSend).toHaveBeenCalledWith({ feedbackText: 'More whites, please.' });
  },
});
export const FeedbackTooLong = meta.story({
  args: { step: 'feedback', feedback: 'x'.repeat(1001) },
  parameters: { rules: ['PLAN-030'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(canvas.getByText('Please use 1000 characters or fewer')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
export const FeedbackSending = meta.story({
  args: { step: 'feedback', feedback: 'More whites, please.', actions: { ...actions, feedback: busy } },
  parameters: { rules: ['PLAN-065'] },
  play: ignoresPress('Sending...', 'onSend'),
});
export const FeedbackFailed = meta.story({
  args: {
    step: 'feedback',
    feedback: 'More whites, please.',
    actions: { ...actions, feedback: failed('Your note did not reach us.') },
  },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your note did not reach us.');
    await expect(canvas.getByRole('textbox')).toHaveValue('More whites, please.');
  },
});
export const Cancelled = meta.story({
  args: { step: 'cancelled', calledOff: '2026-12-14', isFeedbackSent: true },
  parameters: { rules: ['PLAN-032'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your wine plan is cancelled' })).toBeVisible();
    await expect(
      canvas.getByText('The case due on 14 December 2026 is cancelled. Nothing more will be sent or charged.'),
    ).toBeVisible();
    await expect(canvas.getByText('Thank you, your feedback has been passed on.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a wine plan' })).toHaveAttribute(
      'href',
      '/account/new-wine-plan',
    );
    await expect(canvas.getByRole('link', { name: 'See the cases you have had' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501/history',
    );
  },
});
export const CancelledSuspended = meta.story({
  args: { step: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing more will be sent or charged.')).toBeVisible();
    await expect(canvas.queryByText(/feedback has been passed on/)).toBeNull();
  },
});
export const Missing = meta.story({
  args: { plan: ready<WinePlan | undefined>(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We cannot find this wine plan')).toBeVisible();
    await expect(
      canvas.getByText('It may have been cancelled already. Your other plans are all listed.'),
    ).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { plan: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your wine plan...')).toBeInTheDocument();
  },
});
const reasonsFail = failsToLoad('reasons', 'The reasons are being written.', 'reasons');
export const ReasonsFailed = meta.story({
  ...reasonsFail,
  play: async (context) => {
    await expect(context.canvas.getByRole('heading', { level: 2, name: 'Why are you cancelling?' })).toBeVisible();
    await reasonsFail.play(context);
  },
});
export const Failed = meta.story(failsToLoad('plan', 'We could not reach the shop.', 'plan'));
export const Narrow = meta.story({
  ...fitsNarrow,
  args: { step: 'confirm', reasonCode: 104 },
});
