import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle, loading, ready } from '../../src/model/load.js';
import type { AccountSubscription } from '../../src/model/plan.js';
import { SubscriptionPage } from '../../src/screens/account/SubscriptionPage.js';
import { failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import type { StoryWorld } from '../world.js';

/** A membership, used for a customer who has none. */
const sample: AccountSubscription = {
  subscriptionId: 'MS1',
  name: 'Unlimited delivery',
  type: 'FREESHIP',
  status: 'ACTIVE',
  enrollmentToDateAsString: '28/02/2027',
  autoRenew: true,
};
const subscriptionOf = (world: StoryWorld) => world.answer('listSubscriptions')[0];
const first = (world: StoryWorld): AccountSubscription => subscriptionOf(world) ?? sample;
const changed = (change: Partial<AccountSubscription>) =>
  from((world) => ready<AccountSubscription | undefined>({ ...first(world), ...change }));
const otherCaseOf = (world: StoryWorld) =>
  world.answer('listWinePlanOptions', { query: {} }).find(({ caseType }) => caseType !== first(world).caseType)!
    .caseType;
const actions = { change: idle, payment: idle, cancel: idle };

const meta = preview.meta({
  component: SubscriptionPage,
  args: {
    subscription: from((world) => ready<AccountSubscription | undefined>(first(world))),
    caseTypes: from((world) =>
      world.answer('listWinePlanOptions', { query: {} }).map(({ caseType, name }) => ({ caseType, name })),
    ),
    methods: from((world) => {
      const subscriptionId = subscriptionOf(world)?.subscriptionId;
      return subscriptionId
        ? ready(world.answer('listSubscriptionPaymentMethods', { params: { subscriptionId } }))
        : loading;
    }),
    reasons: from((world) => world.answer('listSubscriptionCancelReasonCodes')),
    today: '2026-11-24',
    actions,
    onDraft: fn(),
    onChange: fn(),
    onPay: fn(),
    onCancel: fn(async () => true),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'unlimited' },
  decorators: [framed(960)],
});

export const AutoRenewOn = meta.story({
  parameters: { rules: ['PLAN-074', 'PLAN-099', 'IDENT-100', 'IDENT-101'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'All subscriptions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Change your subscription' })).toBeVisible();
    await expect(canvas.getByText('Otherwise it ends on its last day.')).toBeVisible();
    await expect(canvas.getByText('Since').nextElementSibling).toHaveTextContent('1 March 2026');
    await expect(canvas.getByText('Until').nextElementSibling).toHaveTextContent('28 February 2027');
    await expect(canvas.getByText('State').nextElementSibling).toHaveTextContent(/^Active$/);
    await expect(canvas.getByText('Renews automatically')).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: 'Renew automatically' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith({ autoRenew: false });
    // A membership without cases has none to change.
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});
export const AutoRenewOff = meta.story({
  args: { subscription: changed({ autoRenew: false }) },
  parameters: { rules: ['PLAN-074', 'PLAN-099'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Ends automatically')).toBeVisible();
    await expect(canvas.getByText('State').nextElementSibling).toHaveTextContent(/^Active$/);
    await expect(canvas.getByRole('checkbox', { name: 'Renew automatically' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Renew automatically' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ autoRenew: true });
  },
});
/** A plan has no end date, so renewal cannot be switched on or off. */
export const WithoutLastDay = meta.story({
  globals: { persona: 'plan-active' },
  parameters: { rules: ['PLAN-099', 'IDENT-104', 'PLAN-074'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every').nextElementSibling).toHaveTextContent(/^12 weeks$/);
    await expect(canvas.getByText('Goes on until you cancel it')).toBeVisible();
    await expect(canvas.queryByText('Until')).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: 'Renew automatically' })).toBeNull();
    await expect(canvas.queryByText('Renews automatically')).toBeNull();
  },
});
/** A membership that is not a wine plan may send cases too. */
export const AnotherCase = meta.story({
  args: { subscription: changed({ type: 'CONFRERE', caseType: 'MIXED' }) },
  parameters: { rules: ['PLAN-073', 'PLAN-099'] },
  play: async ({ args, canvas, userEvent }) => {
    const cases = canvas.getByRole('combobox', { name: 'Case' });
    await expect(cases).toHaveDisplayValue('The Seasonal Plan: Mixed Case');
    await userEvent.selectOptions(cases, canvas.getByRole('option', { name: 'The Seasonal Plan: All Reds' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ caseType: 'RED' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save case' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ caseType: 'RED' });
  },
});
/** The choice that was made before the page was left. */
export const AnotherCaseKept = meta.story({
  globals: { persona: 'plan-active' },
  args: { draft: from((world) => ({ caseType: otherCaseOf(world), paymentId: '', updateAllPlans: false })) },
  parameters: { rules: ['PLAN-073'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Case' })).toHaveValue(args.draft?.caseType);
  },
});
export const PaymentChanged = meta.story({
  parameters: { rules: ['PLAN-075'] },
  play: async ({ args, canvas, userEvent }) => {
    if (args.methods.status !== 'ready') throw new Error('There are ways to pay.');
    await expect(canvas.getByRole('radiogroup', { name: 'Card or account' })).toBeVisible();
    const radios = canvas.getAllByRole<HTMLInputElement>('radio');
    await expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Visa ending 1111',
      'Mastercard ending 4444',
      'American Express ending 0005',
      'Mastercard ending 8210',
      'PayPal',
    ]);
    await expect(radios.find(({ checked }) => checked)?.value).toBe(
      args.methods.data.find(({ isCurrent }) => isCurrent)?.paymentId,
    );
    const other = args.methods.data.find(({ isCurrent }) => !isCurrent)!;
    await userEvent.click(radios.find(({ value }) => value === other.paymentId)!);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use it for all my plans' }));
    await expect(args.onDraft).toHaveBeenCalledWith({ paymentId: other.paymentId });
    await expect(args.onDraft).toHaveBeenLastCalledWith({ updateAllPlans: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment' }));
    await expect(args.onPay).toHaveBeenLastCalledWith({ method: other, updateAllPlans: true });
  },
});
/** Asks for one of the reasons the shop lists. */
export const Cancelling = meta.story({
  parameters: { rules: ['PLAN-071', 'PLAN-072'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this subscription' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Cancel this subscription?' }));
    await expect(dialog.getByRole('radiogroup', { name: 'Why do you want to cancel?' })).toBeVisible();
    await expect(dialog.getAllByRole('radio').map((reason) => reason.closest('label')?.textContent)).toEqual([
      'I do not use it enough',
      'It costs more than I would like to spend',
      'I am moving away',
      'Another reason',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(dialog.getByText('Please choose a reason')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'I do not use it enough' })).toHaveFocus());
    await expect(dialog.getByRole('radiogroup')).toBeInvalid();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: 'I am moving away' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(args.onCancel).toHaveBeenCalledWith({ reasonCode: 203 });
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
});
/** Keeping the subscription discards the selected reason: the next time, the dialog starts empty. */
export const Kept = meta.story({
  parameters: { rules: ['PLAN-071'] },
  play: async ({ args, canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel this subscription' }));
      return within(await canvas.findByRole('alertdialog', { name: 'Cancel this subscription?' }));
    };
    const first = await open();
    await userEvent.click(first.getByRole('radio', { name: 'I am moving away' }));
    await expect(first.getByRole('radio', { name: 'I am moving away' })).toBeChecked();
    await userEvent.click(first.getByRole('button', { name: 'No, keep it' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    const again = await open();
    await expect(again.getAllByRole('radio')).toHaveLength(4);
    await expect(again.queryByRole('radio', { checked: true })).toBeNull();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});
export const Cancelled = meta.story({
  args: { subscription: changed({ status: 'CANCELLED', autoRenew: false, cancellationDateAsString: '20/11/2026' }) },
  parameters: { rules: ['PLAN-099', 'IDENT-103'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('State').nextElementSibling).toHaveTextContent(/^Cancelled$/);
    await expect(canvas.getByText('Cancelled on').nextElementSibling).toHaveTextContent('20 November 2026');
    await expect(canvas.getByText('Until').nextElementSibling).toHaveTextContent('28 February 2027');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
/** A wine plan is managed and cancelled on its own page. */
export const WinePlan = meta.story({
  args: { subscription: changed({ subscriptionId: 'WP1501', type: 'WINEPLAN', enrollmentToDateAsString: undefined }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('See its next case, skip a case or change its delivery on the page of the plan.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the wine plan' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501',
    );
    await expect(canvas.getByRole('link', { name: 'Cancel this wine plan' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP1501/cancel',
    );
    await expect(canvas.queryByRole('button', { name: 'Cancel this subscription' })).toBeNull();
    await expect(canvas.getByText('This is one of your wine plans')).toBeVisible();
  },
});
/** The dialog says when the membership ends, and how to keep it until its last day. */
export const CancellingRenewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this subscription' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(
      dialog.getByText(/^It ends as soon as you cancel, not on 28 February 2027, and the fee is not refunded\./),
    ).toHaveTextContent(
      'To keep it until 28 February 2027 and pay nothing more, switch off “Renew automatically” instead.',
    );
  },
});
/** Without automatic renewal there is nothing to switch off. */
export const CancellingEnding = meta.story({
  args: { subscription: changed({ autoRenew: false }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this subscription' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(dialog.getByText(/not on 28 February 2027/)).not.toHaveTextContent('switch off');
  },
});
/** An expired card is listed, says so, and cannot be chosen. */
export const ExpiredCard = meta.story({
  globals: { persona: 'premiere' },
  args: { today: '2040-01-01' },
  play: async ({ canvas }) => {
    const card = canvas.getAllByRole('radio', { name: /ending/ })[0]!;
    await expect(card).toBeDisabled();
    await expect(card).toHaveAccessibleDescription(/^Expired /);
    await expect(canvas.getByRole('radio', { name: /PayPal/ })).toBeEnabled();
  },
});
export const Ended = meta.story({
  args: { subscription: changed({ status: 'EXPIRED', autoRenew: false }) },
  parameters: { rules: ['PLAN-099'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('State').nextElementSibling).toHaveTextContent(/^Ended$/);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Saving = meta.story({
  args: { actions: { change: busy, payment: busy, cancel: idle } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving...')).toBeVisible();
  },
});
export const Saved = meta.story({
  args: { actions: { ...actions, change: done } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved.')).toBeVisible();
  },
});
export const SavingFailed = meta.story({
  args: { actions: { ...actions, change: failed('This subscription has ended.') } },
  parameters: { rules: ['ACCT-072'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This subscription has ended.');
  },
});
export const Missing = meta.story({
  args: { subscription: ready<AccountSubscription | undefined>(undefined) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('It may have been cancelled. Your other subscriptions are all listed.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'We cannot find this subscription' })).toBeVisible();
  },
});
export const PaymentLoading = meta.story({
  args: { methods: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your payment options...' })).toBeVisible();
  },
});
export const NoWayToPay = meta.story({
  args: { methods: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no way to pay yet. Save a card first.')).toBeVisible();
  },
});
export const PaymentFailed = meta.story(failsToLoad('methods', 'Cards are being counted.', 'methods'));
export const Loading = meta.story({
  args: { subscription: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your subscription...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('subscription', 'We could not reach the shop.', 'subscription'));
export const Narrow = meta.story(fitsNarrow);
