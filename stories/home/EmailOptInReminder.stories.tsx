import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, idle } from '../../src/model/load.js';
import { EmailOptInReminder } from '../../src/screens/home/EmailOptInReminder.js';
import { actionFails, fitsNarrow, narrow } from '../commonStories.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: EmailOptInReminder,
  args: { dismissed: false, action: idle, onOptIn: fn(), onDismiss: fn() },
});

/** A brand that asks customers to opt in, unless they already have. */
const checking = { brand: 'tcm', login: 'soft' };

export const Shown = meta.story({
  globals: checking,
  parameters: { rules: ['ACCT-018'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Would you like our emails?' })).toHaveTextContent(
      'You don’t get our emails at the moment. Sign up to hear about new wines and offers first.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, email me' }));
    await expect(args.onOptIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close reminder' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const Busy = meta.story({ globals: checking, args: { action: busy } });
export const OptedIn = meta.story({
  globals: checking,
  args: { action: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'You’re signed up' })).toBeDisabled();
    await expect(canvas.getByText(/^Thank you\./)).toBeVisible();
  },
});
export const Failed = meta.story({
  ...actionFails('action', 'Network request failed'),
  globals: checking,
});
export const HiddenByCookie = meta.story({
  globals: checking,
  args: { dismissed: true },
  parameters: { rules: ['ACCT-018'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** Always hidden in this brand. */
export const HiddenInStw = meta.story({
  globals: { brand: 'stw', login: 'soft' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
export const HiddenInLaw = HiddenInStw.extend({ globals: { brand: 'law' } });
export const HiddenInHsb = HiddenInStw.extend({ globals: { brand: 'hsb' } });
export const HiddenInAvy = HiddenInStw.extend({ globals: { brand: 'avy' } });
export const HiddenInBbc = HiddenInStw.extend({ globals: { brand: 'bbc' } });

export const InClassic = Shown.extend({ globals: { brand: 'adc' } });
export const InEditorial = Shown.extend({ globals: { brand: 'wsj' } });
export const InPlain = Shown.extend({ globals: { brand: 'amx' } });
export const InFresh = Shown.extend({ globals: { brand: 'vir' } });
export const FailedInBold = Failed.extend(narrow);
export const FailedInFresh = Failed.extend({ globals: { brand: 'vir' } });
export const Narrow = meta.story({
  ...fitsNarrow,
  globals: { ...fitsNarrow.globals, ...checking },
});
export const RightToLeft = meta.story({
  globals: checking,
  decorators: [rightToLeft],
  play: expectToFit,
});
export const Zoomed = meta.story({
  globals: checking,
  decorators: [zoomed],
  play: expectToFit,
});
