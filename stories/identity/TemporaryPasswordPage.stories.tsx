import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle, loadFailed, ready } from '../../src/model/load.js';
import { loginState } from '../../src/rules/common/loginState.js';
import { TemporaryPasswordPage } from '../../src/screens/identity/TemporaryPasswordPage.js';
import { narrow } from '../commonStories.js';
import { from } from '../from.js';
import { expectMistakes, expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";

const meta = preview.meta({
  component: TemporaryPasswordPage,
  args: {
    login: from(({ answer }) => loginState(answer('getProfileDetails'))),
    name: from(({ answer }) => answer('getProfileDetails').summaryDetails?.firstName),
    template: ready([]),
    action: idle,
    onSubmit: fn(),
    onRetry: fn(),
  },
});

export const StepOne = meta.story({
  globals: { login: 'visitor' },
  parameters: { rules: ['IDENT-057', 'IDENT-058', 'IDENT-059'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('It is in the email we sent you.')).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    const password = canvas.getByLabelText('Temporary password');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.type(email, 'margaret@shopper.example');
    await userEvent.type(password, 'x7-temporary');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit.mock.calls).toEqual([[{ email: 'margaret@shopper.example', password: 'x7-temporary' }]]);
  },
});
/** Being recognised is not enough for the second step. */
export const StepOneRecognised = StepOne.extend({ globals: { login: 'soft' }, parameters: { rules: ['IDENT-062'] } });

export const StepOneInvalid = meta.story({
  globals: { login: 'visitor' },
  parameters: { rules: ['IDENT-060', 'IDENT-061'] },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    const password = canvas.getByLabelText('Temporary password');
    await userEvent.type(email, 'margaret@{Enter}');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expectMistakes(canvas, 'Please enter a valid email address', 'Temporary password is required');
    await expect(password).toHaveAccessibleDescription('Temporary password is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // The address alone is not enough.
    await userEvent.type(email, 'shopper.example{Enter}');
    await expect(email).not.toBeInvalid();
    await expect(password).toBeInvalid();
    await waitFor(() => expect(password).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // Nor is the password.
    await userEvent.clear(email);
    await userEvent.type(password, 'x7-temporary{Enter}');
    await expect(email).toBeInvalid();
    for (const address of ['margaret', '@shopper.example', 'margaret@shopper', 'margaret@shopper.example,']) {
      await userEvent.clear(email);
      await userEvent.type(email, `${address}{Enter}`);
      await expect(email).toBeInvalid();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  globals: { login: 'visitor' },
  args: { action: busy },
  parameters: { rules: ['IDENT-059'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const StepOneFailed = meta.story({
  globals: { login: 'visitor' },
  args: { action: failed(unexpected) },
  parameters: { rules: ['IDENT-059'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unexpected);
    await expect(canvas.getByText('We could not sign you in')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'margaret@shopper.example');
    await userEvent.type(canvas.getByLabelText('Temporary password'), 'x7-temporary');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit.mock.calls).toEqual([[{ email: 'margaret@shopper.example', password: 'x7-temporary' }]]);
  },
});

export const StepTwo = meta.story({
  globals: { login: 'hard' },
  args: { template: ready(['Forgotten your password?', 'Your new password']) },
  parameters: { rules: ['IDENT-063'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your new password' })).toBeVisible();
    await expect(canvas.getByText('You are signed in, Margaret')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      '/authentication/set-password',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBeNull();
    await expect(canvas.queryByLabelText('Temporary password')).toBeNull();
  },
});

/** Even without the template, the form works. */
export const TemplateLoadFailed = meta.story({
  globals: { login: 'visitor' },
  args: { template: loadFailed(unexpected) },
  parameters: { rules: ['IDENT-043', 'IDENT-044'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unexpected);
    await expect(canvas.getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/jsp/customerservice/common/contactus.jsp',
    );
    await expect(canvas.getByText('Part of this page could not be loaded')).toBeVisible();
    await expect(canvas.getByLabelText('Temporary password')).toBeEnabled();
    await expectToFit({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
/** The second step says so, too. */
export const TemplateLoadFailedSignedIn = TemplateLoadFailed.extend({
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-043', 'IDENT-044'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unexpected);
    await expect(canvas.getByRole('link', { name: 'contact us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const RightToLeft = TemplateLoadFailed.extend({ decorators: [rightToLeft] });
export const Zoomed = TemplateLoadFailed.extend({ decorators: [zoomed] });
export const Narrow = TemplateLoadFailed.extend({ globals: { login: 'visitor', ...narrow.globals } });
