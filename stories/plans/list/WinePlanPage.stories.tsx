import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { busy, done, failed, idle, loadFailed, loading, ready } from '../../../src/model/load.js';
import type { SkipStep } from '../../../src/screens/plans/list/SkipCaseDialog.js';
import { type PlanRequest, WinePlanPage } from '../../../src/screens/plans/list/WinePlanPage.js';
import { failsToLoad, fitsNarrow, loads } from '../../commonStories.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import { expectToFit, zoomed } from '../../storyChecks.js';
import { casesOf, detailsOf, planOf } from '../samplePlan.js';

const meta = preview.meta({
  component: WinePlanPage,
  args: {
    plan: from((world) => ready(planOf(world))),
    under: [],
    cases: from((world) => ready(casesOf(world))),
    details: from((world) => ready(detailsOf(world))),
    request: undefined,
    onSkip: fn(),
    onReinstate: fn(),
    onConfirm: fn(),
    onCheck: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
  decorators: [framed(960)],
});

const suspended = from((world) => ready(planOf(world, { status: 'SUSPENDED' })));

const changes = [
  ['See the wines', 'next-case'],
  ['Change plan', 'change'],
  ['Change delivery', 'delivery'],
  ['Change address', 'address'],
  ['Change payment', 'payment'],
  ['Cancel this plan', 'cancel'],
] as const;

/** All actions of an active plan are available. */
export const Active = meta.story({
  parameters: { rules: ['PLAN-020', 'PLAN-023', 'PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Coming cases' })).toBeVisible();
    const head = within(canvas.getByRole('region', { name: 'Next case' }));
    for (const words of [
      'Active',
      'Plan WP1501',
      '14 December 2026',
      '£118.88',
      '12 bottles',
      'Change or skip it until 7 December 2026',
    ])
      await expect(head.getByText(words)).toBeVisible();
    for (const [name, path] of changes)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/account/wine-plans/WP1501/${path}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Skip this case' }));
    await expect(args.onSkip).toHaveBeenLastCalledWith({ orderId: 'WP1501-5' });
    await expect(canvas.queryByRole('button', { name: /Reinstate/ })).toBeNull();
    for (const fact of ['Mixed wines, 12 bottles', 'Every 8 weeks', 'Standard delivery', 'Visa ending 1111'])
      await expect(canvas.getByText(fact)).toBeVisible();
    await expect(canvas.getByText('Mrs Margaret Hale')).toBeVisible();
    await expect(canvas.queryByText(/subscription/i)).toBeNull();
  },
});
/** The price of each case includes the delivery charge, which is stated beside it. */
export const ByExpress = meta.story({
  args: {
    plan: from((world) => ready(planOf(world, { deliveryMethod: 'EXP' }))),
    cases: from((world) => ready(casesOf(world).map((one) => ({ ...one, deliveryPrice: 4, total: one.total + 4 })))),
    details: from((world) =>
      ready({ ...detailsOf(world), method: { type: 'EXP', name: 'Express delivery', price: 4, promise: 'Next day' } }),
    ),
  },
  parameters: { rules: ['PLAN-044'] },
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole('region', { name: 'Next case' }));
    await expect(head.getByText('£122.88')).toBeVisible();
    await expect(head.getByText('12 bottles, delivery of £4.00 included')).toBeVisible();
    await expect(canvas.getByText('Express delivery, £4.00 a case')).toBeVisible();
    await expect(canvas.getAllByText('£122.88')).toHaveLength(2);
    for (const total of ['£123.88', '£124.88', '£125.88']) await expect(canvas.getByText(total)).toBeVisible();
  },
});
/** A method that the shop no longer lists is shown by its code. */
export const MethodWithoutName = meta.story({
  args: {
    plan: from((world) => ready(planOf(world, { deliveryMethod: 'BOAT' }))),
    details: from((world) => ready({ ...detailsOf(world), method: undefined })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivery', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      'BOATChange delivery',
    );
  },
});
/** A suspended plan can only be reinstated, even if cases are still planned. */
export const Suspended = meta.story({
  args: { plan: suspended },
  parameters: { rules: ['PLAN-023'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This plan is suspended')).toBeVisible();
    await expect(canvas.getByText('No cases are sent and nothing is charged until you reinstate it.')).toBeVisible();
    for (const [name] of changes) await expect(canvas.queryByRole('link', { name })).toBeNull();
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reinstate this plan']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reinstate this plan' }));
    await expect(args.onReinstate).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Past cases' })).toBeVisible();
  },
});
/** An unknown state is shown unchanged, without any action that could do harm. */
export const UnknownStatus = meta.story({
  args: { plan: from((world) => ready(planOf(world, { status: 'ON_HOLD', caseType: 'ORANGE' }))) },
  parameters: { rules: ['PLAN-064', 'BRAND-041'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ON_HOLD')).toBeVisible();
    await expect(canvas.getByText('ORANGE, 12 bottles')).toBeVisible();
    await expect(canvas.getByText('To change anything about this plan, please call 01632 960 144.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All wine plans',
      'Past cases',
    ]);
  },
});

const skipAt = (step: SkipStep) =>
  from((world): PlanRequest => ({ kind: 'skip', planned: casesOf(world)[0]!, nextDay: '2027-04-05', step }));

export const SkipConfirming = meta.story({
  args: { request: skipAt({ status: 'confirm' }) },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Skip the case of 14 December 2026?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Skip this case' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const SkipWorking = meta.story({
  args: { request: skipAt({ status: 'skipping' }) },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Skipping...' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const SkipDone = meta.story({
  args: { request: skipAt({ status: 'skipped' }) },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Case skipped' }));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const SkipFailed = meta.story({
  args: { request: skipAt({ status: 'failed', message: 'The lorry has left.' }) },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The lorry has left.');
  },
});
export const CheckFailed = meta.story({
  args: { request: skipAt({ status: 'checkFailed', message: 'We could not reach the shop.' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});
export const ReinstateConfirming = meta.story({
  args: { plan: suspended, request: { kind: 'reinstate', of: 'plan', cases: [], action: idle } },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Reinstate this plan?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reinstate plan' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const ReinstateWorking = meta.story({
  args: { plan: suspended, request: { kind: 'reinstate', of: 'plan', cases: [], action: busy } },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reinstating...' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const ReinstateDone = meta.story({
  args: { request: { kind: 'reinstate', of: 'plan', cases: [], action: done } },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByText('Your plan is running again.')).toBeVisible();
    await expect(dialog.getByText('The next case comes on 14 December 2026.')).toBeVisible();
  },
});
export const ReinstateFailed = meta.story({
  args: { plan: suspended, request: { kind: 'reinstate', of: 'plan', cases: [], action: failed('No card is left.') } },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No card is left.');
  },
});
/** Plans whose parent is this plan are listed. */
export const WithOthersUnderIt = meta.story({
  args: {
    under: from((world) => [
      planOf(world, { subscriptionId: 'WP7', parentSubscriptionId: 'WP1501', name: 'The Fizz Plan' }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Plans taken out with this one' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'The Fizz Plan', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage plan WP7' })).toHaveAttribute(
      'href',
      '/account/wine-plans/WP7',
    );
  },
});
/** An address or card was deleted: the page explains the consequences. */
export const NothingToSendItTo = meta.story({
  args: {
    details: from((world) => ready({ ...detailsOf(world), address: undefined, payment: undefined })),
  },
  parameters: { rules: ['PLAN-023'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No address yet/)).toBeVisible();
    await expect(canvas.getByText(/^Nothing yet/)).toBeVisible();
    for (const [name, path] of changes)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/account/wine-plans/WP1501/${path}`);
  },
});
export const PaidByPaypal = meta.story({
  args: {
    details: from((world) =>
      ready({
        ...detailsOf(world),
        payment: { paymentId: 'paypal', paymentMode: 'paypal', paymentProvider: 'paypal', isCurrent: true },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PayPal')).toBeVisible();
  },
});
export const PartsLoading = meta.story({
  args: { cases: loading, details: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching the coming cases...')).toBeInTheDocument();
    await expect(canvas.getByText('Fetching the delivery and payment of your plan...')).toBeInTheDocument();
  },
});
export const PartsFailed = meta.story({
  args: { cases: loadFailed('Cases are being counted.'), details: loadFailed('The address book is shut.') },
  play: async ({ args, canvas, userEvent }) => {
    const [cases, details] = canvas.getAllByRole('alert');
    await expect(cases!).toHaveTextContent('Cases are being counted.');
    await expect(details!).toHaveTextContent('The address book is shut.');
    await userEvent.click(within(cases!).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith({ part: 'cases' });
    await userEvent.click(within(details!).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith({ part: 'details' });
    await expect(canvas.getByRole('link', { name: 'Change address' })).toBeVisible();
  },
});
export const Loading = meta.story(loads('plan', 'Fetching your wine plan...'));
export const Failed = meta.story(failsToLoad('plan', 'There is no plan WP9.', 'plan'));
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11,988')).toBeVisible();
  },
});
export const InAmerica = meta.story({
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Change shipping day')).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
export const Zoomed = meta.story({ decorators: [zoomed], play: expectToFit });
