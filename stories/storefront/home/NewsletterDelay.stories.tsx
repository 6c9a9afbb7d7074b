import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import {
  emailOptInReminderCookie,
  newsletterDelayCookie,
  readCookie,
  removeCookie,
  writeCookie,
} from '../../../src/storefront/base/cookies.js';
import { NewsletterDelay } from '../../../src/storefront/home/NewsletterDelay.js';
import { holdTimers } from '../../heldTimers.js';
import { callsFromHere, storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

const forget = () => removeCookie(newsletterDelayCookie);

let delay: ReturnType<typeof holdTimers>;

const meta = preview.meta({
  component: NewsletterDelay,
  decorators: [withStorefront],
  beforeEach: () => {
    forget();
    delay = holdTimers(30_000);
    return forget;
  },
});

const name = 'Wine news and offers by email';
const address = 'margaret@shopper.example';
const promptAfterDelay = async (canvas: ReturnType<typeof within>) => {
  await waitFor(() => expect(delay.count()).toBeGreaterThan(0));
  delay.pass();
  await canvas.findByRole('region', { name });
};

export const Shown = meta.story({
  parameters: { rules: ['ACCT-007', 'ACCT-019', 'MISC-026'] },
  // The other reminder's cookie does not matter.
  beforeEach: () => {
    writeCookie(emailOptInReminderCookie, 'yes');
    return () => removeCookie(emailOptInReminderCookie);
  },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    await promptAfterDelay(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), `${address}{Enter}`);
    await canvas.findByText('Thank you. You’re on the list.');
    await expect(calls.writes).toEqual([['POST', '/api/account/email', { email: address }]]);
    await expect(readCookie(newsletterDelayCookie)).toBe('yes');
  },
});
export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'submitAccountEmail:offline*1' }, rules: ['ACCT-019', 'MISC-026'] },
  play: async ({ canvas, userEvent }) => {
    await promptAfterDelay(canvas);
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(email, `${address}{Enter}`);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Network request failed'));
    await expect(readCookie(newsletterDelayCookie)).toBeUndefined();
    await expect(email).toHaveValue(address);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await canvas.findByText('Thank you. You’re on the list.');
    await expect(readCookie(newsletterDelayCookie)).toBe('yes');
  },
});
export const Dismissed = meta.story({
  parameters: { rules: ['ACCT-019', 'MISC-026'] },
  play: async ({ canvas, userEvent }) => {
    await promptAfterDelay(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Close newsletter sign-up' }));
    await expect(canvas.queryByRole('region', { name })).toBeNull();
    await expect(readCookie(newsletterDelayCookie)).toBe('yes');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});
const loadPrompt = async () => {
  await import('../../../src/storefront/home/NewsletterPromptContainer.js');
};
/** Nothing is there for half a minute. */
export const Delayed = meta.story({
  parameters: { rules: ['ACCT-019'] },
  beforeEach: loadPrompt,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(delay.count()).toBe(1));
    await storyCalls.settle();
    await expect(canvas.queryByRole('region', { name })).toBeNull();
    delay.pass();
    await canvas.findByRole('region', { name });
  },
});
export const HiddenByCookie = meta.story({
  parameters: { rules: ['ACCT-019', 'MISC-026'] },
  beforeEach: [() => writeCookie(newsletterDelayCookie, 'yes'), loadPrompt],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(delay.count()).toBe(1));
    delay.pass();
    await storyCalls.settle();
    await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
});
