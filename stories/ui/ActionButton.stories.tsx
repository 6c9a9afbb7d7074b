import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { ActionButton } from '../../src/ui/ActionButton.js';

/** Drops the event, because an action log would print it together with its window. */
const pressed = fn();

const meta = preview.meta({
  component: ActionButton,
  args: { action: idle, label: 'Save', busyLabel: 'Saving...', doneLabel: 'Saved', onClick: () => pressed() },
});

export const Idle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
});

/** The button ignores a second press, and keeps the focus. */
export const Busy = meta.story({
  args: { action: busy },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Saving...' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(pressed).not.toHaveBeenCalled();
  },
});

export const Done = meta.story({
  args: { action: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saved' })).toBeVisible();
  },
});

/** The failure is shown beside the button, which can be pressed to try again. */
export const Failed = meta.story({
  args: { action: failed('We could not save that.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(canvas.queryByText('We could not save that.')).toBeNull();
  },
});
