import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, idle } from '../../src/model/load.js';
import { ProfileOptionsForm } from '../../src/screens/account/ProfileOptionsForm.js';
import { actionFails } from '../commonStories.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: ProfileOptionsForm,
  args: { payForWineplansWithWinereward: false, action: idle, onChange: fn() },
  globals: { login: 'hard', persona: 'wine-reward' },
  decorators: [framed(640)],
});

export const Off = meta.story({
  parameters: { rules: ['ACCT-008', 'PLAN-070'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Pay for my wine plans with my wine reward' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith({ payForWineplansWithWinereward: true });
    await expect(canvas.getByText('What it does not cover is charged to the plan’s own card.')).toBeVisible();
  },
});
export const On = meta.story({
  args: { payForWineplansWithWinereward: true },
  parameters: { rules: ['ACCT-008', 'PLAN-070'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ payForWineplansWithWinereward: false });
  },
});
export const Saving = meta.story({ args: { action: busy } });
export const Failed = meta.story(
  actionFails('action', 'Only wine-reward members can pay for their wine plans with it.'),
);
