import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { type Action, busy, done, failed, idle } from '../../../src/model/load.js';
import type { PlannedCase } from '../../../src/rules/plans/planCases.js';
import { ReinstateDialog, type ReinstateDialogProps } from '../../../src/screens/plans/list/ReinstateDialog.js';
import { ignoresPress } from '../../commonStories.js';
import { from } from '../../from.js';
import { casesOf } from '../samplePlan.js';

const meta = preview.meta({
  component: ReinstateDialog,
  args: {
    of: 'plan' as ReinstateDialogProps['of'],
    plan: { frequency: 8 } as ReinstateDialogProps['plan'],
    cases: [] as readonly PlannedCase[],
    action: idle as Action,
    onReinstate: fn(),
    onClose: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
});

export const Confirm = meta.story({
  parameters: { rules: ['PLAN-027'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Reinstate this plan?' }));
    await expect(dialog.getByText(/sent and charged again, every 8 weeks/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reinstate plan' }));
    await expect(args.onReinstate).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
/** The skipped cases of a suspended plan come back with it. */
export const ConfirmWithSkipped = meta.story({
  args: { cases: from((world) => casesOf(world).slice(1, 2)) },
  parameters: { rules: ['PLAN-027'] },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Reinstate this plan?' }));
    await expect(dialog.getByText('Cases you skipped come back as well:')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveTextContent('8 February 2027');
  },
});
/** All skipped cases are reinstated together; the dialog lists them first. */
export const BringBackSeveral = meta.story({
  args: { of: 'cases', cases: from((world) => casesOf(world).slice(0, 2)) },
  parameters: { rules: ['PLAN-027'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Bring 2 cases back?' }));
    await expect(
      dialog.getByText('Skipped cases can only be brought back together. They will be sent and charged as planned:'),
    ).toBeVisible();
    const cases = dialog.getAllByRole('listitem');
    await expect(cases).toHaveLength(2);
    await expect(cases[0]!).toHaveTextContent(/14 December 2026.*£118\.88/);
    await expect(cases[1]!).toHaveTextContent(/8 February 2027.*£119\.88/);
    await userEvent.click(dialog.getByRole('button', { name: 'Bring back 2 cases' }));
    await expect(args.onReinstate).toHaveBeenCalledOnce();
  },
});
export const BringBackOne = meta.story({
  args: { of: 'cases', cases: from((world) => casesOf(world).slice(1, 2)) },
  parameters: { rules: ['PLAN-027'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Bring this case back?' })).toBeVisible();
    await expect(canvas.getByText('It will be sent and charged as planned:')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  },
});
export const Working = meta.story({
  args: { action: busy },
  parameters: { rules: ['PLAN-065'] },
  play: ignoresPress('Reinstating...', 'onReinstate'),
});
export const BringingBack = meta.story({
  args: { of: 'cases', cases: from((world) => casesOf(world).slice(0, 2)), action: busy },
  parameters: { rules: ['PLAN-065'] },
  play: ignoresPress('Bringing back...', 'onReinstate'),
});
export const Done = meta.story({
  args: { action: done, plan: { frequency: 8, nextDeliveryDate: '2026-12-08' } },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Plan reinstated' })).toBeVisible();
    await expect(canvas.getByText('Your plan is running again.')).toBeVisible();
    await expect(canvas.getByText('The next case comes on 8 December 2026.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reinstate plan' })).toBeNull();
  },
});
export const SeveralBroughtBack = meta.story({
  args: { of: 'cases', cases: from((world) => casesOf(world).slice(0, 2)), action: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Brought back' })).toBeVisible();
    await expect(canvas.getByText('The 2 cases are back in your plan.')).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { action: failed('The card has run out.') },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The card has run out.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reinstate plan' }));
    await expect(args.onReinstate).toHaveBeenCalledOnce();
  },
});
