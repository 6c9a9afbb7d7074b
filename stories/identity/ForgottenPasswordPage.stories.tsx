import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { type Action, busy, done, failed, idle } from '../../src/model/load.js';
import {
  ForgottenPasswordPage,
  type ForgottenPasswordPageProps,
} from '../../src/screens/identity/ForgottenPasswordPage.js';
import { narrow } from '../commonStories.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";

const meta = preview.meta({ component: ForgottenPasswordPage, args: { action: idle, onSubmit: fn(), onAgain: fn() } });

export const Idle = meta.story({
  parameters: { rules: ['IDENT-054'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Enter your email address and we’ll email you a reset link.')).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await userEvent.type(email, 'margaret@shopper.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email' }));
    await expect(args.onSubmit.mock.calls).toEqual([[{ email: 'margaret@shopper.example' }]]);
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/jsp/registration/common/account_login.jsp',
    );
  },
});

export const Invalid = meta.story({
  args: { onInvalid: fn() },
  parameters: { rules: ['IDENT-054'] },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(email, 'margaret@{Enter}');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onInvalid).toHaveBeenCalledWith('Please enter a valid email address');
  },
});

export const Sending = meta.story({
  args: { action: busy },
  parameters: { rules: ['IDENT-054'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Behaves like the page's container: the first attempt fails, the second succeeds, and the way back works. */
function Owned(props: ForgottenPasswordPageProps) {
  const [action, setAction] = useState<Action>(idle);
  return (
    <ForgottenPasswordPage
      {...props}
      action={action}
      onSubmit={(values) => {
        props.onSubmit(values);
        setAction(action.status === 'failed' ? done : failed(unexpected));
      }}
      onAgain={() => setAction(idle)}
    />
  );
}

export const Sent = meta.story({
  render: (args) => <Owned {...args} />,
  parameters: { rules: ['IDENT-054'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'margaret@shopper.example{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(unexpected);
    await expect(canvas.getByRole('textbox')).toHaveValue('margaret@shopper.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus());
    await expect(
      canvas.getByText(
        'If there is an account for margaret@shopper.example, we’ve sent a reset link to it. It can take a few minutes: check your junk folder too.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/margaret@shopper\.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Forgotten your password?' })).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('margaret@shopper.example');
  },
});

export const Failed = meta.story({
  args: { action: failed(unexpected) },
  parameters: { rules: ['IDENT-043', 'IDENT-054'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unexpected);
    await expect(canvas.getByText('We could not send the email')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/jsp/customerservice/common/contactus.jsp',
    );
    await expectToFit({ canvasElement });
  },
});
export const RightToLeft = Failed.extend({ decorators: [rightToLeft] });
export const Zoomed = Failed.extend({ decorators: [zoomed] });
export const Narrow = Failed.extend(narrow);
export const InPlain = Failed.extend({ globals: { brand: 'hsb' } });
export const InFresh = Failed.extend({ globals: { brand: 'vir' } });
export const InBold = Failed.extend({ globals: { brand: 'tcm' } });
export const InEditorial = Failed.extend({ globals: { brand: 'stw' } });
