import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { answerInstead, callsFromHere, holdAnswer } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/addresses' },
  globals: { login: 'hard' },
});

type Canvas = ReturnType<typeof within>;
interface User {
  readonly click: (element: Element) => Promise<void>;
}
const addresses = (canvas: Canvas) => within(canvas.getByRole('main')).findAllByRole('button', { name: /^Delete / });

export const Changed = meta.story({
  parameters: { rules: ['ACCT-024', 'CHKT-019'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Bell & Sons' }));
    const company = await canvas.findByRole('textbox', { name: /^Company/ });
    await expect(company).toHaveValue('Bell & Sons');
    // After a reload, the same address is being changed.
    await expect(JSON.parse(sessionStorage.getItem('wsk-draft-addressBookEdit')!)).toMatchObject({
      kind: 'change',
      addressId: 'A204417-2',
    });
    await userEvent.clear(company);
    await userEvent.type(company, 'Bell & Daughters');
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findByText('The address is saved.');
    await expect(sessionStorage.getItem('wsk-draft-addressBookEdit')).toBeNull();
    await expect(canvas.getByText('Bell & Daughters')).toBeVisible();
    await expect(calls.writes).toEqual([
      [
        'PUT',
        '/api/user/shipping/address/A204417-2',
        { shippingAddress: expect.objectContaining({ company: 'Bell & Daughters' }), createBillingAddrflag: false },
      ],
    ]);
    // The news is that of the last change, and not of one that was given up.
    await userEvent.click(canvas.getByRole('button', { name: 'Change Bell & Daughters' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await canvas.findByRole('button', { name: 'Change Bell & Daughters' });
    await expect(canvas.queryByText('The address is saved.')).toBeNull();
  },
});
/** What was typed is kept after a failure, and after a reload. */
export const SavingFailedOnce = meta.story({
  parameters: { mock: { fault: 'updateShippingAddress:500*1' }, rules: ['ACCT-024'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Bell & Sons' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Company/ }), ' Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /^Company/ })).toHaveValue('Bell & Sons Ltd');
    await expect(sessionStorage.getItem('wsk-draft-addressBookForm')).toContain('Bell & Sons Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findByText('The address is saved.');
    await expect(sessionStorage.getItem('wsk-draft-addressBookForm')).toBeNull();
  },
});
const newAddress = [
  ['First name', 'Ida'],
  ['Last name', 'Fenn'],
  ['Postcode', 'RG1 4AA'],
  ['Address', '9 Weaver Lane'],
  ['Town or city', 'Reading'],
  ['Telephone', '01632 960123'],
] as const;
type Typing = User & { readonly type: (element: Element, text: string) => Promise<void> };
const fillIn = async (canvas: Canvas, user: Typing) => {
  await user.click(await canvas.findByRole('button', { name: 'Add an address' }));
  for (const [name, value] of newAddress) await user.type(await canvas.findByLabelText(name), value);
};
const added = (createBillingAddrflag: boolean) => [
  'POST',
  '/api/user/shipping/addresses',
  {
    shippingNewAddress: {
      shippingAddress: {
        firstName: 'Ida',
        lastName: 'Fenn',
        addressLine1: '9 Weaver Lane',
        town: 'Reading',
        postcode: 'RG1 4AA',
        country: 'GB',
        phone: '01632 960123',
      },
    },
    createBillingAddrflag,
  },
];
/** The shop's own message about a postcode. */
export const LookupRefused = meta.story({
  parameters: { rules: ['BRAND-041'] },
  beforeEach: () =>
    answerInstead('findAddressesByPostcode', {
      statusCode: 422,
      statusMessage: 'That postcode is new to us. Call {phone} to add an address there.',
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an address' }));
    await userEvent.type(await canvas.findByLabelText('Postcode'), 'RG1 4AA');
    await userEvent.click(canvas.getByRole('button', { name: 'Find address' }));
    await canvas.findByText('That postcode is new to us. Call 01632 960 144 to add an address there.');
  },
});
/** A new address joins the list; it does not become the billing address unless the customer says so. */
export const Added = meta.story({
  parameters: { rules: ['ACCT-024', 'ACCT-025', 'CHKT-019'] },
  play: async ({ canvas, userEvent }) => {
    // What was typed for another address, and not saved, is forgotten.
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Bell & Sons' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Company/ }), ' Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await fillIn(canvas, userEvent);
    const calls = await callsFromHere();
    const answer = holdAnswer('addShippingAddress');
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    answer();
    await canvas.findByText('The address is saved.');
    await expect(calls.writes).toEqual([added(false)]);
    await expect(await addresses(canvas)).toHaveLength(3);
    await expect(canvas.getAllByText('9 Weaver Lane')).toHaveLength(1);
  },
});
export const AddedForBilling = meta.story({
  parameters: { rules: ['ACCT-025', 'ACCT-026', 'CHKT-019'] },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use as my billing address' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findByText('The address is saved.');
    await expect(calls.writes).toEqual([added(true)]);
    await expect(canvas.getAllByText('9 Weaver Lane')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Change billing address' }));
    await expect(await canvas.findByLabelText('Address')).toHaveValue('9 Weaver Lane');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ida');
  },
});
/** The shop has saved the new address, but the response was lost: a second press does not add it twice. */
export const AnswerLost = meta.story({
  parameters: { mock: { fault: 'addShippingAddress:offline@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await within(canvas.getByRole('main')).findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findByText('The address is saved.');
    await expect(canvas.getAllByText('9 Weaver Lane')).toHaveLength(1);
    await calls.settle();
    await expect(calls.writes).toHaveLength(1);
  },
});
/** This option is offered both for a new address and for one that is being changed. */
export const UsedForBilling = meta.story({
  parameters: { rules: ['ACCT-025', 'CHKT-019'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an address' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Use as my billing address' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Bell & Sons' }));
    const bills = await canvas.findByRole('checkbox', { name: 'Use as my billing address' });
    await expect(bills).not.toBeChecked();
    await userEvent.click(bills);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findByText('The address is saved.');
    await expect(calls.writes).toEqual([
      ['PUT', '/api/user/shipping/address/A204417-2', expect.objectContaining({ createBillingAddrflag: true })],
    ]);
  },
});
export const BillingChanged = meta.story({
  parameters: { rules: ['ACCT-026', 'CHKT-016', 'CHKT-017', 'CHKT-018'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change billing address' }));
    const last = await canvas.findByRole('textbox', { name: 'Last name' });
    await userEvent.clear(last);
    await userEvent.type(last, 'Thornton');
    await expect(canvas.queryByRole('checkbox', { name: 'Use as my billing address' })).toBeNull();
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save billing address' }));
    await canvas.findByText('The address is saved.');
    await expect(calls.writes).toEqual([
      [
        'PUT',
        '/api/user/billing/address/',
        {
          personalInfo: { salutation: 'Mrs', firstName: 'Margaret', lastName: 'Thornton' },
          contactInfo: { phone: '01632 960123' },
          address: {
            addressLine1: '14 Orchard Lane',
            town: 'Ludlow',
            county: 'Shropshire',
            postcode: 'SY8 1AA',
            country: 'GB',
          },
        },
      ],
    ]);
    await expect(canvas.getByText(/Margaret Thornton/)).toBeVisible();
  },
});
export const Deleted = meta.story({
  parameters: { rules: ['ACCT-024', 'ACCT-027'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await addresses(canvas))[1]!);
    const calls = await callsFromHere();
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await canvas.findByText('The address is deleted.');
    await expect(await addresses(canvas)).toHaveLength(1);
    await expect(calls.writes).toEqual([['DELETE', '/api/user/shipping/address/A204417-2']]);
  },
});
export const SavingRefused = meta.story({
  parameters: { rules: ['ACCT-024', 'ACCT-072'] },
  beforeEach: () =>
    answerInstead(
      'updateShippingAddress',
      { statusCode: 422, errorResponse: { message: 'We do not deliver there on Mondays.' } },
      422,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Bell & Sons' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
    await expect(await canvas.findByText('We do not deliver there on Mondays.')).toBeVisible();
    await expect(canvas.queryByText('The address is saved.')).toBeNull();
  },
});
/** The server's own message, unchanged. */
export const DeletionRefused = meta.story({
  parameters: { rules: ['ACCT-072'] },
  beforeEach: () =>
    answerInstead(
      'deleteShippingAddress',
      { statusCode: 409, errorResponse: { message: 'A plan delivers to this address.' } },
      409,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await addresses(canvas))[0]!);
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText('A plan delivers to this address.')).toBeVisible();
    await expect(await addresses(canvas)).toHaveLength(2);
  },
});
export const DeletingFailedOnce = meta.story({
  parameters: { rules: ['ACCT-024'], mock: { fault: 'deleteShippingAddress:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await addresses(canvas))[0]!);
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await canvas.findByText('The address is deleted.');
  },
});
/** The shop has deleted the address, but the response was lost: the call is not made again. */
export const DeletionAnswerLost = meta.story({
  parameters: { mock: { fault: 'deleteShippingAddress:offline@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Bell & Sons' }));
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await canvas.findByText('The address is deleted.');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(await addresses(canvas)).toHaveLength(1);
    await expect(canvas.queryByText('Bell & Sons')).toBeNull();
  },
});
/** A failure for one address is not shown for another. */
export const AnotherAfterAFailure = meta.story({
  parameters: { mock: { fault: 'deleteShippingAddress:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await addresses(canvas))[0]!);
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await userEvent.click((await addresses(canvas))[1]!);
    await within(await canvas.findByRole('alertdialog')).findByText('Bell & Sons');
    await expect(within(canvas.getByRole('alertdialog')).queryByRole('alert')).toBeNull();
  },
});
