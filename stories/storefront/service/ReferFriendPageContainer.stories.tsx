import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { Invitation } from '../../../src/rules/service/referral.js';
import { ReferFriendPageContainer } from '../../../src/storefront/service/ReferFriendPageContainer.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: ReferFriendPageContainer,
  decorators: [withStorefront],
  args: { invite: fn(async (_: Invitation) => {}) },
});

type Canvas = ReturnType<typeof within>;
const main = async (canvas: Canvas) => within(await canvas.findByRole('main'));

export const Unidentified = meta.story({
  parameters: { rules: ['NAV-032'] },
  play: async ({ canvas, userEvent }) => {
    const page = await main(canvas);
    await page.findByRole('heading', { name: 'Sign in to invite a friend' });
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('dialog', { name: 'Sign in' });
  },
});

/** After a failed first attempt, what was typed is kept. */
export const Sent = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['NAV-032'] },
  play: async ({ args, canvas, userEvent }) => {
    const page = await main(canvas);
    args.invite.mockRejectedValueOnce(new Error('not now'));
    const name = await page.findByLabelText('Your friend’s name');
    const email = page.getByLabelText('Your friend’s email address');
    await userEvent.type(name, 'Tom');
    await userEvent.type(email, 'tom@friend.example{Enter}');
    await page.findByText('We could not send your invitation');
    await expect(name).toHaveValue('Tom');
    await userEvent.click(page.getByRole('button', { name: 'Send invitation' }));
    await page.findByRole('heading', { name: 'Invitation sent' });
    await expect(args.invite.mock.calls).toHaveLength(2);
    await expect(args.invite).toHaveBeenLastCalledWith({ name: 'Tom', email: 'tom@friend.example' });
  },
});

/** The browser refuses once; the words say what to do instead, and the second press copies. */
export const CopyingRefused = meta.story({
  globals: { login: 'soft' },
  args: { shareUrl: 'https://shop.example/friend/AB12' },
  parameters: { rules: ['NAV-032'] },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    write.mockRejectedValueOnce(new DOMException('Write permission denied.', 'NotAllowedError'));
    const page = await main(canvas);
    const copy = await page.findByRole('button', { name: 'Copy link' });
    await userEvent.click(copy);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Your browser did not allow copying. Select the link and copy it yourself.',
    );
    await userEvent.click(copy);
    await page.findByRole('button', { name: 'Copied' });
    await expect(page.queryByRole('alert')).toBeNull();
    await expect(write.mock.calls).toEqual([
      ['https://shop.example/friend/AB12'],
      ['https://shop.example/friend/AB12'],
    ]);
  },
});

export const SignedIn = meta.story({
  globals: { login: 'hard' },
  play: async ({ canvas }) => {
    await (await main(canvas)).findByRole('button', { name: 'Send invitation' });
    await waitFor(() => expect(document.title).toBe('Refer a friend - Lawton Wines'));
  },
});

export const ProfileFailed = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { fault: 'getProfileDetails:500*1' } },
  play: async ({ canvas, userEvent }) => {
    const page = await main(canvas);
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await page.findByRole('heading', { name: 'Send an invitation' });
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
  },
});
