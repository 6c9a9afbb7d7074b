import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle, loading, ready } from '../../src/model/load.js';
import { preferencesOfPermissions, preferencesOfProfile } from '../../src/rules/account/preferences.js';
import { ContactPreferencesPage } from '../../src/screens/account/ContactPreferencesPage.js';
import { failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const none = { email: false, post: false, telephone: false, text: false, shareData: false, shareEmail: false };
const all = { email: true, post: true, telephone: true, text: true, shareData: true, shareEmail: true };

const meta = preview.meta({
  component: ContactPreferencesPage,
  args: {
    preferences: from((world) =>
      ready(preferencesOfProfile(world.answer('getProfileDetails').userDetails?.userPreferences ?? {})),
    ),
    action: idle,
    onDraft: fn(),
    onSubmit: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

/** A new account is opted in to email and post. Two of the fields are negative, so their checkboxes are inverted. */
export const SignedIn = meta.story({
  parameters: {
    rules: ['ACCT-009', 'ACCT-010', 'ACCT-011', 'ACCT-012', 'ACCT-015', 'IDENT-075'],
  },
  play: async ({ args, canvas, userEvent }) => {
    const boxes = canvas
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked, labels }) => [labels?.[0]?.textContent, checked]);
    await expect(boxes).toEqual([
      ['Email', true],
      ['Post', true],
      ['Telephone', false],
      ['Text message', false],
      ['My details', false],
      ['My email address', false],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save preferences' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Text message' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Telephone' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ email: false, telephone: true, text: true });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Telephone' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ email: false, text: true });
    await expect(canvas.getByText('You have changes that are not saved yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save preferences' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      preferences: { ...none, post: true, text: true },
      changed: ['email', 'text'],
    });
  },
});
/** A recognised customer has permissions, but no preferences in a profile. */
export const Recognised = meta.story({
  args: {
    preferences: from((world) => ready(preferencesOfPermissions(world.answer('listPermissions').permissions))),
  },
  globals: { login: 'soft' },
});
export const AllOff = meta.story({
  args: { preferences: ready(none) },
  parameters: { rules: ['ACCT-009', 'ACCT-010', 'ACCT-011', 'ACCT-012', 'ACCT-013', 'ACCT-014', 'ACCT-015'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'Contact preferences' })).toBeVisible();
    await expect(
      canvas.getByText('Tell us how you like to hear from us. You can change your mind at any time.'),
    ).toBeVisible();
  },
});
export const AllOn = meta.story({
  args: { preferences: ready(all) },
  parameters: { rules: ['ACCT-010', 'ACCT-011', 'ACCT-012', 'ACCT-013', 'ACCT-014', 'ACCT-015'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
});
/** Choices made before the page was reloaded. */
export const NotSavedYet = meta.story({
  args: { preferences: ready(none), draft: { post: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Post' })).toBeChecked();
    await expect(canvas.getByText('You have changes that are not saved yet.')).toBeVisible();
  },
});
export const Saving = meta.story({
  args: { draft: all, action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving...')).toBeVisible();
  },
});
export const Saved = meta.story({
  args: { action: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your preferences are saved.')).toBeVisible();
  },
});
export const SavingFailed = meta.story({
  args: { draft: all, action: failed('Preferences are being counted.') },
  parameters: { rules: ['ACCT-072'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Preferences are being counted.');
    await expect(canvas.getByRole('checkbox', { name: 'Text message' })).toBeChecked();
  },
});
export const Loading = meta.story({
  args: { preferences: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your preferences...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('preferences', 'We could not reach the shop.'));
export const Narrow = meta.story(fitsNarrow);
