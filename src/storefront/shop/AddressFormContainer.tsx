'use client';

import { useRef, useState } from 'react';
import { failureWording } from '../../api/wording.js';
import { AddressForm, type AddressFormProps } from '../../blocks/AddressForm.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { FoundAddress } from '../../model/address.js';
import { type Load, loadFailed, loading, ready } from '../../model/load.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { checkoutCalls } from './calls.js';

/** The props of the form that its caller sets: the initial values, what to do with the address, and the state of that
 * action. */
export type AddressFormContainerProps = Omit<AddressFormProps, 'countries' | 'found' | 'onLookUp' | 'onRetryCountries'>;

/** Connects the address form with its postcode search and its list of countries. */
export function AddressFormContainer(form: AddressFormContainerProps) {
  const { client } = useServices();
  const { found, lookUp } = useAddressLookup();
  const countries = useLoad({
    queryKey: queryKey('listShippingCountries'),
    queryFn: ({ signal }) => client.call(checkoutCalls.listShippingCountries, undefined, { signal }),
  });
  return (
    <AddressForm
      {...form}
      countries={countries.load}
      found={found}
      onLookUp={({ postcode }) => void lookUp(postcode)}
      onRetryCountries={countries.retry}
    />
  );
}

/** Looks up the addresses of a postcode; responses to earlier searches are dropped (CHKT-011). */
function useAddressLookup() {
  const { client } = useServices();
  const text = useText(checkoutWords);
  const [found, setFound] = useState<Load<readonly FoundAddress[]>>();
  const latestRequest = useRef(0);
  async function lookUp(postcode: string): Promise<void> {
    latestRequest.current += 1;
    const question = latestRequest.current;
    setFound(loading);
    let answer: Load<readonly FoundAddress[]>;
    try {
      answer = ready(await client.call(checkoutCalls.findAddressesByPostcode, { params: { postcode } }));
    } catch (error) {
      const wording = failureWording(error);
      answer = loadFailed('said' in wording ? text.filled(wording.said) : text('address.findFailed'));
    }
    if (question === latestRequest.current) setFound(answer);
  }
  return { found, lookUp };
}
