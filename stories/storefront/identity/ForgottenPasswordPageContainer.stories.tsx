import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { ForgottenPasswordPageContainer } from '../../../src/storefront/identity/ForgottenPasswordPageContainer.js';
import { host, withStorefront } from '../withStorefront.js';

const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";

const meta = preview.meta({
  component: ForgottenPasswordPageContainer,
  decorators: [withStorefront],
  args: { requestPassword: fn(async (_email: string) => {}) },
});

const errorMessages = () =>
  host.track.mock.calls.flatMap(([event]) => (event.event === 'Errors' ? [event.message] : []));

export const Sent = meta.story({
  parameters: { rules: ['IDENT-054'] },
  play: async ({ args, canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email address');
    await waitFor(() => expect(document.title).toBe('Forgotten your password? - Lawton Wines'));
    await userEvent.type(email, 'margaret@shopper.example{Enter}');
    await canvas.findByRole('heading', { name: 'Check your inbox' });
    await expect(args.requestPassword).toHaveBeenCalledWith('margaret@shopper.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(await canvas.findByLabelText('Email address')).toHaveValue('margaret@shopper.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email' }));
    await canvas.findByRole('heading', { name: 'Check your inbox' });
    await expect(args.requestPassword.mock.calls).toEqual([['margaret@shopper.example'], ['margaret@shopper.example']]);
    await expect(errorMessages()).toEqual([]);
  },
});

/** Form errors are tracked, whether the page or the server found them, but what was typed never is. */
export const ErrorsTold = meta.story({
  parameters: { rules: ['IDENT-065', 'ANLY-049'] },
  play: async ({ args, canvas, userEvent }) => {
    args.requestPassword.mockRejectedValueOnce(new Error('no connection for margaret'));
    const email = await canvas.findByLabelText('Email address');
    await userEvent.type(email, 'margaret@{Enter}');
    await waitFor(() => expect(errorMessages()).toEqual(['forgot password:email:Please enter a valid email address']));
    await expect(args.requestPassword).not.toHaveBeenCalled();
    await userEvent.type(email, 'shopper.example{Enter}');
    await waitFor(() => expect(errorMessages()).toHaveLength(2));
    await expect(email).toHaveValue('margaret@shopper.example');
    await userEvent.clear(email);
    await userEvent.type(email, '{Enter}');
    await waitFor(() => expect(errorMessages().length).toBeGreaterThan(2));
    // Each error once, by the text that the shopper reads.
    await expect(errorMessages()).toEqual([
      'forgot password:email:Please enter a valid email address',
      `forgot password:email:${unexpected}`,
      'forgot password:email:Please enter a valid email address',
    ]);
    // The same error again is recorded again.
    await userEvent.type(email, '{Enter}');
    await waitFor(() => expect(errorMessages()).toHaveLength(4));
    await expect(errorMessages().at(-1)).toBe('forgot password:email:Please enter a valid email address');
    await expect(JSON.stringify(host.track.mock.calls)).not.toContain('margaret');
  },
});
