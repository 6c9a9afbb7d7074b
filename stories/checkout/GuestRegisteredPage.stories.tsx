import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle, loading, ready } from '../../src/model/load.js';
import { loginState } from '../../src/rules/common/loginState.js';
import { GuestRegisteredPage } from '../../src/screens/checkout/GuestRegisteredPage.js';
import { failsToLoad } from '../commonStories.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: GuestRegisteredPage,
  args: {
    customer: from(({ answer }) =>
      ready({
        login: loginState(answer('getProfileDetails')),
        firstName: answer('getProfileDetails').summaryDetails?.firstName,
      }),
    ),
    action: idle,
    onGuest: fn(),
    onRegistered: fn(),
    onSignIn: fn(),
    onRetry: fn(),
  },
});

export const LoadingUser = meta.story({
  args: { customer: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Choose = meta.story({
  globals: { login: 'visitor' },
  parameters: { rules: ['CHKT-001', 'CHKT-003', 'CHKT-005'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Email address'), 'tom@guest.example{Enter}');
    await expect(args.onGuest).toHaveBeenCalledOnce();
    await expect(args.onGuest.mock.lastCall?.[0]).toEqual({ emailId: 'tom@guest.example' });
    await expect(canvas.getByText('How would you like to check out?')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'I am new here' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'I have an account' })).toBeVisible();
    await expect(canvas.getByText('Sign in and your address is filled in for you.')).toBeVisible();
    await expect(
      canvas.getByText('Ordered with us before, by telephone or by post? Your account is waiting: sign in to use it.'),
    ).toBeVisible();
    await expect(canvas.getByText('You don’t need an account. We’ll only email you about your order.')).toBeVisible();
  },
});

/** With a plan or a membership in the basket there is no way through as a guest. */
export const NeedsAccount = meta.story({
  globals: { login: 'visitor' },
  args: { needsAccount: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A wine plan or a membership belongs to an account\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Continue as a guest' })).toBeNull();
  },
});

/** A recognised customer has the same choice. */
export const Recognised = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['CHKT-002', 'CHKT-005'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Welcome back, Margaret\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue as a guest' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});

export const GuestEmailInvalid = meta.story({
  globals: { login: 'visitor' },
  parameters: { rules: ['CHKT-003'] },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email address');
    await userEvent.type(email, 'tom@guest{Enter}');
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveValue('tom@guest');
    await expect(args.onGuest).not.toHaveBeenCalled();
  },
});

export const KnownEmail = meta.story({
  globals: { login: 'visitor' },
  args: { isKnown: true, emailId: 'margaret@shopper.example' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You have an account with this email address.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as a guest' }));
    await expect(args.onGuest).toHaveBeenCalledOnce();
  },
});

export const SignedIn = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['CHKT-004'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'You are signed in, Margaret' })).toBeVisible();
    await expect(canvas.getByText('We’ll save this order to your account.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to delivery' }));
    await expect(args.onRegistered).toHaveBeenCalledOnce();
    await expect(canvas.queryByLabelText('Email address')).toBeNull();
  },
});

export const Starting = meta.story({
  globals: { login: 'visitor' },
  args: { action: busy, emailId: 'tom@guest.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue as a guest' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const StartRefused = meta.story({
  globals: { login: 'visitor' },
  args: { action: failed('Your basket is waiting.'), emailId: 'tom@guest.example' },
  parameters: { rules: ['CHKT-102'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your basket is waiting.');
    await expect(canvas.getByLabelText('Email address')).toHaveValue('tom@guest.example');
  },
});

export const Failed = meta.story(failsToLoad('customer', 'Network request failed'));

export const NothingToCheckOut = meta.story({
  args: { isEmpty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a wine' })).toBeVisible();
    await expect(canvas.queryByLabelText('Email address')).toBeNull();
    await expect(canvas.getByText('Add some wine before you check out.')).toBeVisible();
  },
});
