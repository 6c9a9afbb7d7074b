import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { SetPasswordPage } from '../../src/screens/identity/SetPasswordPage.js';
import { narrow } from '../commonStories.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";

const meta = preview.meta({ component: SetPasswordPage, args: { action: idle, onSubmit: fn() } });

export const Idle = meta.story({
  parameters: { rules: ['IDENT-055'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This replaces your old password.')).toBeVisible();
    const password = canvas.getByLabelText('New password');
    const again = canvas.getByLabelText('Confirm new password');
    for (const field of [password, again]) {
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
    }
    await userEvent.type(password, 'correct-horse');
    await userEvent.type(again, 'correct-horse{Enter}');
    await expect(args.onSubmit.mock.calls).toEqual([['correct-horse']]);
  },
});

export const Invalid = meta.story({
  parameters: { rules: ['IDENT-055'] },
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText('New password');
    const again = canvas.getByLabelText('Confirm new password');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
    await expect(password).toHaveAccessibleDescription('Password is required');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(password, 'correct-horse{Enter}');
    await expect(again).toHaveAccessibleDescription('The passwords do not match');
    for (const other of ['correct-house', 'Correct-horse', 'correct-horse ']) {
      await userEvent.clear(again);
      await userEvent.type(again, `${other}{Enter}`);
      await expect(again).toHaveAccessibleDescription('The passwords do not match');
      await waitFor(() => expect(again).toHaveFocus());
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  args: { action: busy },
  parameters: { rules: ['IDENT-055'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Done = meta.story({
  args: { action: done },
  parameters: { rules: ['IDENT-055'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible();
    await expect(canvas.getByText('Use it the next time you sign in.')).toBeVisible();
    await expect(canvas.queryByLabelText(/password/i)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/jsp/registration/common/account_login.jsp',
    );
  },
});

export const Failed = meta.story({
  args: { action: failed(unexpected) },
  parameters: { rules: ['IDENT-043', 'IDENT-055'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unexpected);
    await expect(canvas.getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/jsp/customerservice/common/contactus.jsp',
    );
    await expect(canvas.getByText('We could not save your password')).toBeVisible();
    await expectToFit({ canvasElement });
  },
});

export const RightToLeft = Failed.extend({ decorators: [rightToLeft] });
export const Zoomed = Failed.extend({ decorators: [zoomed] });
export const Narrow = Failed.extend(narrow);
export const InPlain = Done.extend({ globals: { brand: 'hsb' } });
