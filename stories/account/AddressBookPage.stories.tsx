import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle, loading, ready } from '../../src/model/load.js';
import { AddressBookPage } from '../../src/screens/account/AddressBookPage.js';
import { failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import type { StoryWorld } from '../world.js';

const bookOf = (world: StoryWorld) => {
  const { shippingAddresses = [], billingAddress } = world.answer('getProfileDetails').userDetails ?? {};
  return ready({ addresses: shippingAddresses, billing: billingAddress });
};

const meta = preview.meta({
  component: AddressBookPage,
  args: {
    book: from(bookOf),
    deleting: idle,
    onEdit: fn(),
    onDelete: fn(async () => true),
    onRetry: fn(),
  },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

/** Deleting asks for confirmation first; the dialog closes once the address is deleted. */
export const List = meta.story({
  parameters: { rules: ['ACCT-024', 'ACCT-027'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your delivery and billing addresses.')).toBeVisible();
    const [home, work, ...others] = canvas.getAllByRole('listitem');
    await expect(home!).toHaveTextContent(/^Mrs Margaret Hale.*14 Orchard Lane.*SY8 1AA/);
    await expect(home!).not.toHaveTextContent('Bell & Sons');
    await expect(work!).toHaveTextContent(/^Mrs Margaret Hale.*Bell & Sons/);
    await expect(others).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add an address' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ kind: 'new' });
    // An address is named after its company, or its first line.
    await expect(canvas.getByRole('button', { name: 'Change 14 Orchard Lane' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Bell & Sons' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ kind: 'change', addressId: 'A204417-2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Bell & Sons' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Delete this address?' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(dialog.getByText('Bell & Sons')).toBeVisible();
    await expect(dialog.getByText('Plans that deliver there will need another one.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ addressId: 'A204417-2' });
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Change 14 Orchard Lane' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ kind: 'change', addressId: 'A204417-1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 14 Orchard Lane' }));
    const again = within(await canvas.findByRole('alertdialog'));
    await expect(again.getByText('14 Orchard Lane')).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete.mock.calls).toEqual([[{ addressId: 'A204417-2' }], [{ addressId: 'A204417-1' }]]);
  },
});
/** An empty company names nothing. */
export const EmptyCompany = meta.story({
  args: {
    book: from((world) => {
      const [first] = world.answer('getProfileDetails').userDetails?.shippingAddresses ?? [];
      const shippingAddress = { ...(first?.shippingAddress ?? world.address), company: '' };
      return ready({ addresses: [{ addressId: 'A1', shippingAddress }], billing: undefined });
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change 14 Orchard Lane' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete 14 Orchard Lane' })).toBeVisible();
  },
});
export const Kept = meta.story({
  parameters: { rules: ['ACCT-027'] },
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Delete / });
    await expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      await userEvent.click(button);
      await userEvent.click(await canvas.findByRole('button', { name: 'Keep it' }));
      await expect(canvas.queryByRole('alertdialog')).toBeNull();
      await expect(args.onDelete).not.toHaveBeenCalled();
    }
  },
});
/** The billing address is none of the others. */
export const Billing = meta.story({
  args: {
    book: from((world) =>
      ready({
        addresses: world.answer('getProfileDetails').userDetails?.shippingAddresses ?? [],
        billing: {
          personalInfo: { firstName: 'Ida', lastName: 'Fenn' },
          contactInfo: { phone: '01632 960124' },
          address: { addressLine1: '9 Weaver Lane', town: 'Reading', postcode: 'RG1 4AA', country: 'GB' },
        },
      }),
    ),
  },
  parameters: { rules: ['ACCT-026'] },
  play: async ({ args, canvas, userEvent }) => {
    const part = canvas.getByRole('heading', { level: 2, name: 'Billing address' }).closest('section')!;
    await expect(part).toHaveTextContent(/Ida Fenn.*9 Weaver Lane.*Reading.*RG1 4AA/);
    await expect(part).not.toHaveTextContent('14 Orchard Lane');
    await userEvent.click(canvas.getByRole('button', { name: 'Change billing address' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ kind: 'billing' });
  },
});
export const Adding = meta.story({
  args: { editing: { kind: 'new' }, form: <p>The form</p> },
  parameters: { rules: ['ACCT-024'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'New address' })).toBeVisible();
    await expect(canvas.getByText('The form')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(undefined);
  },
});
export const Editing = meta.story({
  args: { editing: { kind: 'change', addressId: 'A204417-1' }, form: <p>The form</p> },
  parameters: { rules: ['ACCT-024'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Change address')).toBeVisible();
  },
});
export const Saved = meta.story({
  args: { said: 'The address is saved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The address is saved.')).toBeVisible();
  },
});
export const Deleting = meta.story({
  args: { deleting: busy },
  parameters: { rules: ['ACCT-024'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Bell & Sons' }));
    await expect(await canvas.findByRole('button', { name: 'Deleting...' })).toBeVisible();
  },
});
export const DeletingFailed = meta.story({
  args: { deleting: failed('This address is in use.'), onDelete: fn(async () => false) },
  parameters: { rules: ['ACCT-024', 'ACCT-072'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Bell & Sons' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('This address is in use.');
  },
});
export const Empty = meta.story({
  globals: { persona: 'empty' },
  parameters: { rules: ['ACCT-024'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
    await expect(canvas.getByText('We have no billing address for you.')).toBeVisible();
    await expect(canvas.getByText('Add one now, and your next order is quicker.')).toBeVisible();
  },
});
export const InTheUnitedStates = meta.story({
  globals: { brand: 'wsj' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your shipping and billing addresses.')).toBeVisible();
  },
});
export const InAustralia = meta.story({ globals: { brand: 'vws' } });
export const InNewZealand = meta.story({ globals: { brand: 'wpe' } });
export const Loading = meta.story({
  args: { book: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your addresses...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('book', 'We could not reach the shop.'));
export const Narrow = meta.story(fitsNarrow);
