'use client';

import { useWatch } from 'react-hook-form';
import { checkoutWords } from '../brands/words/checkout.js';
import type { FoundAddress, PostalAddress, ShippingCountry } from '../model/address.js';
import type { Action, Load } from '../model/load.js';
import type { Country } from '../model/site.js';
import {
  type AddressFields,
  addressFieldsOf,
  addressOfFields,
  countryName,
  fieldsOfFoundAddress,
  postcodeLabelOf,
} from '../rules/common/address.js';
import { ownValue } from '../rules/common/ownValue.js';
import { statesOf } from '../rules/common/states.js';
import { ActionButton } from '../ui/ActionButton.js';
import { Checkbox } from '../ui/Checkbox.js';
import { ErrorSummary } from '../ui/ErrorSummary.js';
import { Form } from '../ui/Form.js';
import { Notice } from '../ui/Notice.js';
import { RetryNotice } from '../ui/RetryNotice.js';
import { Select } from '../ui/Select.js';
import { useScope, useText } from '../ui/scope.js';
import { TextField } from '../ui/TextField.js';
import { PostcodeLookup } from './PostcodeLookup.js';
import { useFormFields } from './useFormFields.js';

/** Initial values, choices and callbacks of the address form. */
export interface AddressFormProps {
  /** Initial values of the form. */
  readonly start: AddressFields;
  /** Countries the shop delivers to. */
  readonly countries: Load<readonly ShippingCountry[]>;
  /** Addresses found for the postcode; undefined before the first look-up. */
  readonly found?: Load<readonly FoundAddress[]> | undefined;
  /** Use of the address; `delivery` by default. A billing form has no delivery hint on the telephone number and does
   * not offer to use the address for billing. */
  readonly purpose?: 'delivery' | 'billing';
  /** State of saving the address: the submit button shows progress, and a failure is shown above the button. */
  readonly action: Action;
  /** Offers to use the address for billing too; true by default (ACCT-025). */
  readonly offersBilling?: boolean;
  /** Text of the submit button. */
  readonly submitLabel: string;
  /** Called when the shopper looks up the entered postcode; the caller fetches the addresses and passes them as
   * `found`. */
  readonly onLookUp: (event: { readonly postcode: string }) => void;
  /** Called to fetch the countries again after they failed to load. */
  readonly onRetryCountries: () => void;
  /** Called with the form's values after every change, so that the caller can keep a draft. */
  readonly onDraft?: (draft: { readonly fields: AddressFields }) => void;
  /** Called with the address once every field is valid, and with whether it is the billing address too. */
  readonly onSubmit: (values: { readonly address: PostalAddress; readonly createBillingAddrflag: boolean }) => void;
}

const salutations = ['Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr'] as const;

const townLabels = { uk: 'address.town', us: 'address.city', au: 'address.suburb', nz: 'address.town' } as const;

/** Address form in the format of the site's country, for a new or an existing address (CHKT-015, CHKT-019, OPEN-074).
 * The input is kept after a failure. The form fetches nothing itself. */
export function AddressForm({
  start,
  countries,
  found,
  purpose = 'delivery',
  action,
  offersBilling = true,
  submitLabel,
  onLookUp,
  onRetryCountries,
  onDraft,
  onSubmit,
}: AddressFormProps) {
  const { site } = useScope();
  const text = useText(checkoutWords);
  const { form, field, submit, mistakes } = useFormFields(addressFieldsOf(site.country), start, checkoutWords);
  const country = useWatch({ control: form.control, name: 'country' });
  const isDelivery = purpose === 'delivery';
  const reportDraft = () => onDraft?.({ fields: form.getValues() });
  return (
    <Form
      className="wsk-AddressForm"
      data-component="AddressForm"
      onChange={reportDraft}
      onSubmit={submit(({ createBillingAddrflag, ...fields }) =>
        onSubmit({ address: addressOfFields({ ...fields, createBillingAddrflag }), createBillingAddrflag }),
      )}
    >
      <ErrorSummary mistakes={mistakes} />
      {countries.status === 'failed' ? (
        <RetryNotice tone="info" live title={text('address.countriesFailed')} onRetry={onRetryCountries} />
      ) : (
        <Select
          label={text('address.country')}
          width="medium"
          autoComplete="country"
          options={
            countries.status === 'ready'
              ? countries.data.map(({ code, name }) => ({ value: code, label: name }))
              : [{ value: country, label: countryName(country) }]
          }
          {...field('country')}
          // Whether the postcode is valid depends on the country.
          {...form.register('country', { deps: 'postcode' })}
        />
      )}
      <div className="wsk-AddressForm-name">
        <div className="wsk-AddressForm-title">
          <Select
            label={text('address.salutation')}
            width="short"
            optional
            autoComplete="honorific-prefix"
            placeholder={text('address.noSalutation')}
            options={salutations.map((value) => ({ value, label: value }))}
            {...field('salutation')}
          />
        </div>
        <TextField label={text('address.firstName')} autoComplete="given-name" {...field('firstName')} />
        <TextField label={text('address.lastName')} autoComplete="family-name" {...field('lastName')} />
      </div>
      <PostcodeLookup
        label={text(postcodeLabelOf[site.country])}
        field={field('postcode')}
        found={found}
        onLookUp={async () => {
          if (await form.trigger('postcode', { shouldFocus: true }))
            onLookUp({ postcode: form.getValues('postcode').trim() });
        }}
        onChoose={({ address }) => {
          for (const [name, value] of Object.entries(fieldsOfFoundAddress(address)))
            form.setValue(name as 'town', value, { shouldValidate: true });
          reportDraft();
        }}
      />
      <TextField label={text('address.company')} optional autoComplete="organization" {...field('company')} />
      <TextField label={text('address.line1')} autoComplete="address-line1" {...field('addressLine1')} />
      <TextField label={text('address.line2')} optional autoComplete="address-line2" {...field('addressLine2')} />
      <div className="wsk-AddressForm-place">
        <TextField label={text(townLabels[site.country])} autoComplete="address-level2" {...field('town')} />
        <Region country={site.country} code={country} field={field} />
      </div>
      <TextField
        label={text('address.phone')}
        hint={isDelivery ? text('address.phoneHint') : undefined}
        type="tel"
        width="medium"
        autoComplete="tel"
        {...field('phone')}
      />
      {isDelivery && offersBilling ? (
        <Checkbox label={text('address.billing')} {...field('createBillingAddrflag')} />
      ) : null}
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <div className="wsk-Actions" data-narrow="across">
        <ActionButton type="submit" action={action} label={submitLabel} busyLabel={text('checkout.saving')} />
      </div>
    </Form>
  );
}

interface RegionProps {
  readonly country: Country;
  /** Country of the address. */
  readonly code: string;
  readonly field: ReturnType<typeof useFormFields<ReturnType<typeof addressFieldsOf>>>['field'];
}

/** State field for a country with states; otherwise an optional county or region. */
function Region({ country, code, field }: RegionProps) {
  const text = useText(checkoutWords);
  const states = ownValue(statesOf, code);
  if (!states)
    return (
      <TextField
        label={text(country === 'nz' ? 'address.region' : 'address.county')}
        optional
        autoComplete="address-level1"
        {...field('county')}
      />
    );
  return (
    <Select
      label={text('address.state')}
      autoComplete="address-level1"
      placeholder={text('address.stateChoose')}
      options={Object.entries(states).map(([value, label]) => ({ value, label }))}
      {...field('state')}
    />
  );
}
