import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { SetPasswordPageContainer } from '../../../src/storefront/identity/SetPasswordPageContainer.js';
import { host, withStorefront } from '../withStorefront.js';

const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";

const meta = preview.meta({
  component: SetPasswordPageContainer,
  decorators: [withStorefront],
  args: { setPassword: fn(async (_password: string) => {}) },
});

export const FailedThenSaved = meta.story({
  parameters: { rules: ['IDENT-055'] },
  play: async ({ args, canvas, userEvent }) => {
    args.setPassword.mockRejectedValueOnce(new Error('no connection'));
    await userEvent.type(await canvas.findByLabelText('New password'), 'battery-staple');
    await waitFor(() => expect(document.title).toBe('Choose a new password - Lawton Wines'));
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'battery-staple{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(unexpected);
    await expect(canvas.getByLabelText('New password')).toHaveValue('battery-staple');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your new password is saved' })).toHaveFocus());
    await expect(args.setPassword.mock.calls).toEqual([['battery-staple'], ['battery-staple']]);
    const recorded = JSON.stringify([host.track.mock.calls, { ...sessionStorage }, location.href]);
    await expect(recorded).not.toContain('battery');
  },
});
