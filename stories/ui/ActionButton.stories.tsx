import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { ActionButton } from '../../src/ui/ActionButton.js';

/** Drops the event, because an action log would print it together with its window. */
const pressed = fn();

const meta = preview.meta({
  component: ActionButton,
  args: { action: idle, label: 'Save', busyLabel: 'Saving...', doneLabel: 'Saved', onClick: () => pressed() },
});

/** Before the action starts, the button has its own label and is ready to be pressed. */
export const Idle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
});

/** While the action runs, the button ignores a second press and keeps the focus. */
export const Busy = meta.story({
  args: { action: busy },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Saving...' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(pressed).not.toHaveBeenCalled();
  },
});

/** After a failure the button has its first label again, for another try; the caller shows the message. */
export const Failed = meta.story({
  args: { action: failed('We could not save that.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(canvas.queryByText('We could not save that.')).toBeNull();
  },
});

export const Done = meta.story({
  args: { action: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saved' })).toBeVisible();
  },
});
