import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import type { LoginState } from '../../src/model/customer.js';
import { type Action, busy, done, failed, idle, type Load, loadFailed, loading, ready } from '../../src/model/load.js';
import { ReferFriendPage, type ReferFriendPageProps } from '../../src/screens/service/ReferFriendPage.js';
import { narrow } from '../commonStories.js';
import { expectMistakes, expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const recognised: Load<LoginState> = ready('soft');
const problem = 'Network request failed';
const link = 'https://www.law.example/?friend=margaret';

const meta = preview.meta({
  component: ReferFriendPage,
  args: { login: recognised, action: idle, onInvite: fn(), onAgain: fn(), onSignIn: fn(), onRetry: fn() },
});

export const Recognised = meta.story({
  parameters: { rules: ['NAV-032'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('We only use it to send this invitation.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your friend’s name' }), ' Tom ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your friend’s email address' }), 'tom@friend.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onInvite.mock.calls).toEqual([[{ name: 'Tom', email: 'tom@friend.example' }]]);
  },
});
export const SignedIn = Recognised.extend({ args: { login: ready('hard') } });

export const Unidentified = meta.story({
  args: { login: ready('visitor') },
  parameters: { rules: ['NAV-032'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(
      canvas.getByText('Good wine is better shared. Send an invitation and we’ll do the rest.'),
    ).toBeVisible();
    await expect(canvas.getByText('We put your name on the invitation, so please sign in first.')).toBeVisible();
  },
});

export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Your friend’s name' });
    const email = canvas.getByRole('textbox', { name: 'Your friend’s email address' });
    await userEvent.type(email, 'tom@{Enter}');
    await expectMistakes(canvas, 'Please enter your friend’s name', 'Please enter a valid email address');
    await expect(name).toHaveAccessibleDescription('Please enter your friend’s name');
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address$/);
    await expect(email).toHaveValue('tom@');
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  args: { action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Behaves like the page's container: the first attempt fails, the second succeeds, and the way back works. */
function Owned(props: ReferFriendPageProps) {
  const [action, setAction] = useState<Action>(idle);
  return (
    <ReferFriendPage
      {...props}
      action={action}
      onInvite={() => setAction(action.status === 'failed' ? done : failed(problem))}
      onAgain={() => setAction(idle)}
    />
  );
}

export const Sent = meta.story({
  render: (args) => <Owned {...args} />,
  parameters: { rules: ['NAV-032'] },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Your friend’s email address' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your friend’s name' }), 'Tom');
    await userEvent.type(email, 'tom@friend.example{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(problem);
    await expect(email).toHaveValue('tom@friend.example');
    await expect(canvas.getByRole('textbox', { name: 'Your friend’s name' })).toHaveValue('Tom');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Invitation sent' })).toHaveFocus());
    await expect(canvas.getByText('We’ve emailed Tom at tom@friend.example.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite another friend' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Send an invitation' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Your friend’s name' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Your friend’s email address' })).toHaveValue('');
    // The second friend's details are their own.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your friend’s name' }), 'Ann');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Your friend’s email address' }),
      'ann@friend.example{Enter}',
    );
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await canvas.findByText('We’ve emailed Ann at ann@friend.example.');
    await expect(canvas.queryByText(/Tom/)).toBeNull();
  },
});

export const Failed = meta.story({
  args: { action: failed(problem), share: { url: link, action: idle, onCopy: fn() } },
  parameters: { rules: ['NAV-032'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not send your invitation');
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem);
    await expectToFit({ canvasElement });
  },
});
export const Narrow = Failed.extend(narrow);
export const RightToLeft = Failed.extend({ decorators: [rightToLeft] });
export const Zoomed = Failed.extend({ decorators: [zoomed] });
export const InPlain = Failed.extend({ globals: { brand: 'hsb' } });
export const InFresh = Failed.extend({ globals: { brand: 'vir' } });
export const InBold = Failed.extend({ globals: { brand: 'tcm' } });
export const InEditorial = Failed.extend({ globals: { brand: 'stw' } });

const copied = fn();
export const ShareLink = meta.story({
  args: { share: { url: link, action: idle, onCopy: copied } },
  parameters: { rules: ['NAV-032'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your link' });
    await expect(field).toHaveValue(link);
    await expect(field).toHaveAttribute('readonly');
    copied.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(copied).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Or share your link')).toBeVisible();
    await expect(canvas.getByText('Copy the link and send it to your friends.')).toBeVisible();
  },
});
export const Copied = meta.story({
  args: { share: { url: link, action: done, onCopy: copied } },
  parameters: { rules: ['NAV-032'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible();
  },
});
export const CopyingRefused = meta.story({
  args: { share: { url: link, action: failed('The browser did not allow copying.'), onCopy: copied } },
  parameters: { rules: ['NAV-032'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The browser did not allow copying.');
  },
});

export const Loading = meta.story({
  args: { login: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your invitation');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const NobodyKnown = meta.story({
  args: { login: loadFailed(problem) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
