import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { membershipFlags, membershipKind } from '../../src/rules/account/membership.js';
import { StoragePage } from '../../src/screens/account/StoragePage.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: StoragePage,
  args: {
    storage: from((world) =>
      (world.answer('getProfileDetails').trustedDetails?.subscriptions ?? []).filter(
        (one) => membershipKind(one) === 'storage',
      ),
    ),
    flags: from((world) => membershipFlags(world.answer('getProfileDetails'))),
  },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

export const Member = meta.story({
  globals: { persona: 'storage' },
  parameters: { rules: ['ACCT-067', 'IDENT-024', 'IDENT-095'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^To have wine sent to you, or to ask what you have, call .+\.$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your storage' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-flag]')).toHaveTextContent(/^Active$/);
    await expect(canvas.getByText('Your wine, resting in our cellars.')).toBeVisible();
  },
});
export const NotAMember = meta.story({
  parameters: { rules: ['ACCT-067'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have no wine in storage' })).toBeVisible();
    await expect(
      canvas.getByText(/^We keep your wine at the right temperature until you ask for it\. Call /),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/jsp/customerservice/common/contactus.jsp',
    );
  },
});
