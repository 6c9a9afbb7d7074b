import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { SkipCaseDialog, type SkipStep } from '../../../src/screens/plans/list/SkipCaseDialog.js';
import { ignoresPress, narrow } from '../../commonStories.js';
import { from } from '../../from.js';
import { casesOf } from '../samplePlan.js';

const meta = preview.meta({
  component: SkipCaseDialog,
  args: {
    planned: from((world) => casesOf(world)[0]!),
    nextDay: '2027-04-05' as string | undefined,
    step: { status: 'confirm' } as SkipStep,
    onSkip: fn(),
    onCheck: fn(),
    onClose: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
});

type Canvas = ReturnType<typeof within>;
const skipIn = (canvas: Canvas) => canvas.queryByRole('button', { name: 'Skip this case' });

/** Nothing can be confirmed until the shop has allowed the case to be skipped. */
export const Checking = meta.story({
  args: { step: { status: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking that it can still be skipped...');
    await expect(skipIn(canvas)).toBeNull();
  },
});
export const Confirm = meta.story({
  parameters: { rules: ['PLAN-025'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Skip the case of 14 December 2026?' }));
    await expect(dialog.getByText('The Seasonal Plan: Mixed Case')).toBeVisible();
    await expect(
      dialog.getByText('Your plan goes on as before. Until its day you can bring this case back.'),
    ).toBeVisible();
    const facts = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Not charged',
      'Next case',
    ]);
    await expect(facts).toEqual(['£118.88', '5 April 2027']);
    await userEvent.click(skipIn(dialog)!);
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
/** Skipping a later case leaves the next one where it was. */
export const LaterCase = meta.story({
  args: { nextDay: '2026-12-01' },
  parameters: { rules: ['PLAN-025'] },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByText('Next case, as before').nextElementSibling).toHaveTextContent('1 December 2026');
  },
});
export const NotAllowed = meta.story({
  args: { step: { status: 'refused', message: 'The lorry is loaded.' } },
  parameters: { rules: ['PLAN-029'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'This case cannot be skipped' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('The lorry is loaded.');
    await expect(skipIn(dialog)).toBeNull();
    // The cross, and the button below.
    const ways = dialog.getAllByRole('button', { name: 'Close' });
    await expect(ways).toHaveLength(2);
    await userEvent.click(ways[1]!);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const CheckFailed = meta.story({
  args: { step: { status: 'checkFailed', message: 'We could not reach the shop.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not reach the shop.');
    await expect(skipIn(canvas)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});
export const Skipping = meta.story({
  args: { step: { status: 'skipping' } },
  parameters: { rules: ['PLAN-065'] },
  play: ignoresPress('Skipping...', 'onSkip'),
});
export const Skipped = meta.story({
  args: { step: { status: 'skipped' } },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Case skipped' }));
    await expect(dialog.getByText('The case of 14 December 2026 is skipped, and will not be charged.')).toBeVisible();
    await expect(dialog.getByText('5 April 2027')).toBeVisible();
    await expect(skipIn(dialog)).toBeNull();
  },
});
export const Failed = meta.story({
  args: { step: { status: 'failed', message: 'Somebody else skipped it.' } },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else skipped it.');
    await userEvent.click(skipIn(canvas)!);
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
});
export const Points = meta.story({ globals: { brand: 'hsb' } });
export const Narrow = meta.story(narrow);
