import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { type Action, busy, done, failed, idle } from '../../src/model/load.js';
import { LoginModal, type LoginModalProps } from '../../src/screens/identity/LoginModal.js';
import { Button } from '../../src/ui/Button.js';
import { narrow } from '../commonStories.js';
import { expectMistakes } from '../storyChecks.js';

const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";
const emailInvalid = 'Please enter a valid email address';
const passwordMissing = 'Password is required';
const contactPage = '/jsp/customerservice/common/contactus.jsp';

const meta = preview.meta({
  component: LoginModal,
  args: { open: true, action: idle, onClose: fn(), onSubmit: fn() },
});

type Canvas = ReturnType<typeof within>;
const email = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Email address' });
const password = (canvas: Canvas) => canvas.getByLabelText('Password');

/** The dialog as it opens, with the focus in the first field. */
export const Idle = meta.story({
  parameters: { rules: ['IDENT-027', 'IDENT-028', 'IDENT-029', 'IDENT-030'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('dialog', { name: 'Sign in' });
    await expect(box.matches(':modal')).toBe(true);
    const dialog = within(box);
    await waitFor(() => expect(email(dialog)).toHaveFocus());
    await expect(email(dialog)).toHaveAttribute('type', 'email');
    await expect(password(dialog)).toHaveAttribute('type', 'password');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(dialog.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/jsp/registration/common/account_password.jsp',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A wrong password: the message must not tell which of the two is wrong. */
export const Refused = meta.story({
  args: { action: failed('Your email address and password do not match. Please check them and try again.') },
  parameters: { rules: ['IDENT-028', 'IDENT-029', 'IDENT-030', 'IDENT-031', 'IDENT-032', 'IDENT-041'] },
  play: async ({ canvas }) => {
    // Everything for another try is still there.
    await expect(email(canvas)).toBeEnabled();
    await expect(password(canvas)).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Forgotten your password?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your email address and password do not match. Please check them and try again.',
    );
    await expect(within(canvas.getByRole('alert')).queryByRole('link')).toBeNull();
  },
});

/** The longest message, which ends with a link to the contact page. */
export const OtherError = meta.story({
  args: { action: failed(unexpected) },
  parameters: { rules: ['IDENT-031', 'IDENT-042', 'IDENT-043'] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('alert');
    await expect(box).toHaveTextContent(unexpected);
    await expect(within(box).getByRole('link', { name: 'contact us' })).toHaveAttribute('href', contactPage);
  },
});

export const EmailInvalid = meta.story({
  parameters: { rules: ['IDENT-033', 'IDENT-034'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(email(canvas), 'standard@');
    await userEvent.type(password(canvas), 'correct-horse{Enter}');
    await expect(email(canvas)).toHaveAccessibleDescription(emailInvalid);
    await expect(email(canvas)).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(password(canvas)).not.toHaveAttribute('aria-invalid');
    for (const address of [
      'standard',
      '@shopper.example',
      'standard@shopper',
      'standard@shopper.example,',
      'standard@@shopper.example',
    ]) {
      await userEvent.clear(email(canvas));
      await userEvent.type(email(canvas), `${address}{Enter}`);
      await expect(email(canvas)).toHaveAccessibleDescription(emailInvalid);
      await expect(email(canvas)).toBeInvalid();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(email(canvas));
    await userEvent.type(email(canvas), 'm.hale+wine@mail.shopper.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    for (const address of ["Mary-Kate.O'Brien_7@wine-shop.co.uk", '7@7up.example']) {
      await userEvent.clear(email(canvas));
      await userEvent.type(email(canvas), `${address}{Enter}`);
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: address, password: 'correct-horse' });
    }
  },
});

export const PasswordMissing = meta.story({
  parameters: { rules: ['IDENT-035'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(email(canvas), 'standard@shopper.example{Enter}');
    await expect(password(canvas)).toHaveAccessibleDescription(passwordMissing);
    await waitFor(() => expect(password(canvas)).toHaveFocus());
    await expect(email(canvas)).not.toHaveAttribute('aria-invalid');
    // One that is deleted again is missing again.
    await userEvent.type(password(canvas), 'x');
    await waitFor(() => expect(password(canvas)).not.toBeInvalid());
    await userEvent.clear(password(canvas));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(password(canvas)).toHaveAccessibleDescription(passwordMissing));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password(canvas), ' {Enter}');
    await expect(args.onSubmit.mock.calls).toEqual([[{ email: 'standard@shopper.example', password: ' ' }]]);
  },
});

export const BothInvalid = meta.story({
  parameters: { rules: ['IDENT-033', 'IDENT-035'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(email(canvas)).toHaveAccessibleDescription(emailInvalid);
    await expect(password(canvas)).toHaveAccessibleDescription(passwordMissing);
    await expectMistakes(canvas, emailInvalid, passwordMissing);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { action: busy },
  parameters: { rules: ['IDENT-032', 'IDENT-037'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Recognised = meta.story({
  globals: { login: 'soft' },
  args: { name: 'Margaret' },
  parameters: { rules: ['IDENT-069'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome back, Margaret. Please sign in to continue.')).toBeVisible();
    await expect(email(canvas)).toHaveValue('');
  },
});

/** Behaves like the dialog's container: success closes the dialog, and the focus returns to the element that opened it. */
function Owned(props: LoginModalProps) {
  const [open, setOpen] = useState(false);
  const [action, setAction] = useState<Action>(idle);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <LoginModal
        {...props}
        open={open}
        action={action}
        onClose={() => setOpen(false)}
        onSubmit={(login) => {
          props.onSubmit(login);
          setAction(done);
          setOpen(false);
        }}
      />
    </>
  );
}

export const SuccessClosing = meta.story({
  render: (args) => <Owned {...args} />,
  parameters: { rules: ['IDENT-037'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.type(email(canvas), 'standard@shopper.example');
    await userEvent.type(password(canvas), 'correct-horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
});

export const InPlain = OtherError.extend({ globals: { brand: 'hsb' } });
export const InFresh = OtherError.extend({ globals: { brand: 'vir' } });
export const InBold = OtherError.extend({ globals: { brand: 'tcm' } });
export const InEditorial = OtherError.extend({ globals: { brand: 'stw' } });
export const Narrow = OtherError.extend(narrow);
