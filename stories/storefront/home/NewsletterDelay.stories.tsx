import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { newsletterDelayCookie, readCookie, removeCookie, writeCookie } from '../../../src/storefront/base/cookies.js';
import { NewsletterDelay } from '../../../src/storefront/home/NewsletterDelay.js';
import { withStorefront } from '../withStorefront.js';

const forget = () => removeCookie(newsletterDelayCookie);

/** A clock on which the delay has passed at once. */
function letItPass(): void {
  const { setTimeout } = window;
  spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms = 0, ...given: unknown[]) =>
    setTimeout(run, ms === 30_000 ? 0 : ms, ...given)) as typeof window.setTimeout);
}

const meta = preview.meta({
  component: NewsletterDelay,
  decorators: [withStorefront],
  beforeEach: () => {
    forget();
    letItPass();
    return forget;
  },
});

const name = 'Wine news and offers by email';
const address = 'margaret@shopper.example';

export const Shown = meta.story({
  parameters: { rules: ['ACCT-007', 'ACCT-019', 'MISC-026'] },
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    const { fetch } = window;
    spyOn(window, 'fetch').mockImplementation((input, init) => {
      const { url, method } = new Request(input, init);
      if (url.endsWith('/api/account/email')) sent.push([method, JSON.parse(String(init?.body))]);
      return fetch(input, init);
    });
    await canvas.findByRole('region', { name });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), `${address}{Enter}`);
    await canvas.findByText('Thank you. You’re on the list.');
    await expect(sent).toEqual([['POST', { email: address }]]);
    await expect(readCookie(newsletterDelayCookie)).toBeDefined();
  },
});
export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'submitAccountEmail:offline*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name });
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(email, `${address}{Enter}`);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Network request failed'));
    await expect(readCookie(newsletterDelayCookie)).toBeUndefined();
    await expect(email).toHaveValue(address);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await canvas.findByText('Thank you. You’re on the list.');
  },
});
export const Dismissed = meta.story({
  parameters: { rules: ['ACCT-019', 'MISC-026'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name });
    await userEvent.click(canvas.getByRole('button', { name: 'Close newsletter sign-up' }));
    await expect(canvas.queryByRole('region', { name })).toBeNull();
    await expect(readCookie(newsletterDelayCookie)).toBeDefined();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
/** On a clock that goes as it does. */
export const Delayed = meta.story({
  beforeEach: () => void spyOn(window, 'setTimeout').mockRestore(),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
});
export const HiddenByCookie = meta.story({
  parameters: { rules: ['ACCT-019', 'MISC-026'] },
  beforeEach: () => writeCookie(newsletterDelayCookie, 'yes'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
});
