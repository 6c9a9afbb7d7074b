import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { idle, loading, ready } from '../../src/model/load.js';
import { AccountDetailsPage } from '../../src/screens/account/AccountDetailsPage.js';
import { ChangeEmailForm } from '../../src/screens/account/ChangeEmailForm.js';
import { failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: AccountDetailsPage,
  args: {
    profile: from((world) => ready(world.answer('getProfileDetails'))),
    email: <ChangeEmailForm start="" action={idle} onDraft={fn()} onSubmit={fn()} />,
    onRetry: fn(),
  },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

export const Ready = meta.story({
  parameters: { rules: ['ACCT-004', 'IDENT-067', 'IDENT-068', 'IDENT-069', 'IDENT-070', 'IDENT-071'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Is a name wrong\? Call .+ and we will put it right\.$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Change your email address' })).toBeVisible();
    const facts = canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(facts).toEqual([
      ['Title', 'Mrs'],
      ['First name', 'Margaret'],
      ['Last name', 'Hale'],
      ['Email address', 'standard@shopper.example'],
      ['Account number', 'LAW-204417'],
    ]);
  },
});
/** A field missing from the profile is left out. */
export const WithoutTitle = meta.story({
  args: { profile: ready({ securityStatus: 4, summaryDetails: { firstName: 'Ida', lastName: 'Quill' } }) },
  parameters: { rules: ['ACCT-004'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'First name',
      'Last name',
    ]);
  },
});
export const Loading = meta.story({
  args: { profile: loading },
  parameters: { rules: ['ACCT-005'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your details...')).toBeInTheDocument();
  },
});
const failing = failsToLoad('profile', 'Your account is being moved.');
export const Failed = meta.story({
  ...failing,
  parameters: { rules: ['ACCT-005', 'ACCT-072'] },
  play: async (shopper) => {
    // It no longer says that it loads.
    await expect(shopper.canvas.queryByText('Fetching your details...')).toBeNull();
    await failing.play(shopper);
  },
});
export const Narrow = meta.story(fitsNarrow);
