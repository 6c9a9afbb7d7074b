import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { addressesAt, shippingCountries } from '../../mocks/fixtures/addresses.js';
import { shopPostcodes } from '../../mocks/fixtures/shops.js';
import { AddressForm } from '../../src/blocks/AddressForm.js';
import { busy, failed, idle, loadFailed, ready } from '../../src/model/load.js';
import { emptyAddressFields, fieldsOfAddress } from '../../src/rules/common/address.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { expectMistakes } from '../storyChecks.js';

const meta = preview.meta({
  component: AddressForm,
  args: {
    start: from(({ site }) => emptyAddressFields(site.country)),
    countries: from(({ site }) => ready(shippingCountries[site.country])),
    action: idle,
    submitLabel: 'Deliver to this address',
    onLookUp: fn(),
    onRetryCountries: fn(),
    onSubmit: fn(),
  },
  decorators: [framed(720)],
});

const filled = from(({ address, site }) => fieldsOfAddress(address, site.country));

/** The form as a new customer meets it in the checkout, with every field empty. */
export const New = meta.story({
  parameters: { rules: ['BRAND-065', 'CHKT-015'] },
  play: async ({ canvas }) => {
    for (const name of [
      /^Title/,
      'First name',
      'Last name',
      /^Company/,
      'Address',
      /^Address, second line/,
      'Town or city',
      /^County/,
      'Postcode',
      'Country',
      'Telephone',
    ])
      await expect(canvas.getByLabelText(name)).toBeVisible();
    await expect(canvas.getByLabelText('Country')).toHaveTextContent('Jersey');
    await expect(canvas.queryByLabelText('State')).toBeNull();
  },
});

/** Sent with nearly nothing filled in: six mistakes, each at its field and all in the summary. */
export const Invalid = meta.story({
  parameters: { rules: ['CHKT-015'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Telephone'), 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await expectMistakes(
      canvas,
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your postcode',
      'Please enter your address',
      'Please enter your town or city',
      'Please enter a telephone number with 7 to 15 digits',
    );
    await expect(canvas.getByLabelText('Telephone')).toHaveAccessibleDescription(
      /Please enter a telephone number with 7 to 15 digits$/,
    );
    await expect(canvas.getByLabelText('Telephone')).toHaveValue('none');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('First name'), 'T');
    await waitFor(() => expect(canvas.getByLabelText('First name')).toBeValid());
  },
});
/** The narrowest column, with every field filled: no field, label or button may stick out. */
export const Narrow = meta.story({ args: { start: filled }, decorators: [framed(288)] });
/** Without a title, a company and a county, which are optional. */
export const HandedOver = meta.story({
  parameters: { rules: ['CHKT-015'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First name'), ' Tom ');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Ashby');
    await userEvent.type(canvas.getByLabelText('Postcode'), 'bn7 1aa');
    await userEvent.type(canvas.getByLabelText('Address'), '1 Mill Road');
    await userEvent.type(canvas.getByLabelText('Town or city'), 'Lewes');
    await userEvent.type(canvas.getByLabelText('Telephone'), '01632 960123');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      address: {
        firstName: 'Tom',
        lastName: 'Ashby',
        postcode: 'BN7 1AA',
        addressLine1: '1 Mill Road',
        town: 'Lewes',
        country: 'GB',
        phone: '01632 960123',
      },
      createBillingAddrflag: false,
    });
  },
});

/** With every field filled in, each value arrives under its own name. */
export const EveryField = meta.story({
  parameters: { rules: ['CHKT-015'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'JE');
    await userEvent.selectOptions(canvas.getByLabelText(/^Title/), 'Dr');
    for (const [label, value] of [
      ['First name', 'Ida'],
      ['Last name', 'Frost'],
      ['Postcode', 'JE2 3AB'],
      [/^Company/, 'Frost and Fenn'],
      ['Address', '9 Vine Terrace'],
      [/^Address, second line/, 'Second floor'],
      ['Town or city', 'St Helier'],
      [/^County/, 'Channel Islands'],
      ['Telephone', '01632 960999'],
    ] as const)
      await userEvent.type(canvas.getByLabelText(label), value);
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      address: {
        salutation: 'Dr',
        firstName: 'Ida',
        lastName: 'Frost',
        company: 'Frost and Fenn',
        addressLine1: '9 Vine Terrace',
        addressLine2: 'Second floor',
        town: 'St Helier',
        county: 'Channel Islands',
        postcode: 'JE2 3AB',
        country: 'JE',
        phone: '01632 960999',
      },
      createBillingAddrflag: true,
    });
  },
});

export const Kept = meta.story({
  args: { onDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'To');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ fields: expect.objectContaining({ firstName: 'To' }) });
  },
});

export const Edit = meta.story({
  args: { start: filled, submitLabel: 'Save' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('Margaret');
    await expect(canvas.getByLabelText('Postcode')).toHaveValue('SY8 1AA');
  },
});

/** A postcode of another country is refused until postcode and country agree. */
export const PostcodeElsewhere = meta.story({
  args: { start: filled },
  play: async ({ args, canvas, userEvent }) => {
    const problem = 'This postcode is in another country. Please check the postcode and the country';
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'JE');
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await waitFor(() => expect(canvas.getByLabelText('Postcode')).toHaveAccessibleDescription(problem));
    await waitFor(() => expect(canvas.getByLabelText('Postcode')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'GB');
    await waitFor(() => expect(canvas.getByLabelText('Postcode')).toBeValid());
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'JE');
    await userEvent.clear(canvas.getByLabelText('Postcode'));
    await userEvent.type(canvas.getByLabelText('Postcode'), 'je23ab');
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ address: expect.objectContaining({ country: 'JE', postcode: 'JE2 3AB' }) }),
    );
  },
});

export const Saving = meta.story({
  args: { start: filled, action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Failed = meta.story({
  args: { start: filled, action: failed('We do not deliver to that address.') },
  parameters: { rules: ['CHKT-102'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We do not deliver to that address.');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Margaret');
  },
});

export const BillingFlagOn = meta.story({
  args: { start: filled },
  parameters: { rules: ['CHKT-019'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Use as my billing address' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ createBillingAddrflag: true }));
  },
});

/** Nothing is delivered to a billing address, so the form has no delivery flag and no phone number for the driver. */
export const Billing = meta.story({
  args: { purpose: 'billing', submitLabel: 'Save billing address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Telephone')).not.toHaveAccessibleDescription();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const AddressChosen = meta.story({
  args: { found: from(({ site }) => ready(addressesAt(shopPostcodes[site.country][0]!, site.country))) },
  parameters: { rules: ['CHKT-011'] },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByLabelText('Choose your address');
    const [, first, , third] = [...choice.querySelectorAll('option')];
    await expect(first).not.toHaveTextContent(third!.textContent);
    await userEvent.selectOptions(choice, third!);
    const [street] = third!.textContent.split(',');
    await expect(canvas.getByLabelText('Address')).toHaveValue(street);
    await expect(canvas.getByLabelText('Postcode')).toHaveValue('RG1 4AA');
    await expect(canvas.getByLabelText('Town or city')).not.toHaveValue('');
  },
});

export const CountriesFailed = meta.story({
  args: { countries: loadFailed('Network request failed') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryCountries).toHaveBeenCalledOnce();
    await expect(canvas.queryByLabelText('Country')).toBeNull();
  },
});

export const UnitedStates = meta.story({
  globals: { brand: 'vir' },
  parameters: { rules: ['BRAND-065', 'CHKT-015'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('ZIP code')).toBeVisible();
    await expect(canvas.queryByLabelText(/^County/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Oregon');
    await expect(canvas.getByLabelText('State')).toHaveValue('OR');
    await userEvent.type(canvas.getByLabelText('City'), '{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveAccessibleDescription('Please enter your city'));
    for (const [label, value] of [
      ['First name', 'Tom'],
      ['Last name', 'Ashby'],
      ['ZIP code', '97205'],
      ['Address', '1 Mill Road'],
      ['City', 'Portland'],
      ['Phone', '(555) 010-0123'],
    ] as const)
      await userEvent.type(canvas.getByLabelText(label), value);
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      address: {
        firstName: 'Tom',
        lastName: 'Ashby',
        postcode: '97205',
        addressLine1: '1 Mill Road',
        town: 'Portland',
        state: 'OR',
        country: 'US',
        phone: '(555) 010-0123',
      },
      createBillingAddrflag: true,
    });
  },
});
export const Australia = meta.story({
  globals: { brand: 'adc' },
  parameters: { rules: ['BRAND-065', 'CHKT-015'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('State')).toHaveTextContent('New South Wales');
    await expect(canvas.getByLabelText('Postcode')).toBeVisible();
    await expect(canvas.queryByLabelText(/^County/)).toBeNull();
    const town = canvas.getByLabelText('Suburb or town');
    await userEvent.type(town, '{Enter}');
    await waitFor(() => expect(town).toHaveAccessibleDescription('Please enter your suburb or town'));
  },
});
