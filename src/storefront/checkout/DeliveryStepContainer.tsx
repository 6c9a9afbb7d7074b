import { useRef, useState } from 'react';
import { failureWording } from '../../api/wording.js';
import { AddressForm } from '../../blocks/AddressForm.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { FoundAddress, PostalAddress } from '../../model/address.js';
import { type Load, loadFailed, loading, ready } from '../../model/load.js';
import { emptyAddressFields, fieldsOfAddress } from '../../rules/address.js';
import { ChosenAddress } from '../../screens/checkout/ChosenAddress.js';
import { DeliveryMethodPicker } from '../../screens/checkout/DeliveryMethodPicker.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { checkoutCalls } from '../calls.js';
import { hasDraft, useDraft } from '../drafts.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useAction } from '../useAction.js';
import { useLoad } from '../useLoad.js';
import type { StepProps } from './stepProps.js';
import type { Checkout } from './useCheckout.js';

/** Connects the delivery step: the address is saved before its delivery methods are fetched (CHKT-007). */
export function DeliveryStepContainer({ order, checkout, onDone }: StepProps) {
  const given = order.shippingDetails.address?.shippingAddress;
  // A half-typed change is restored after a reload.
  const [isEditing, setIsEditing] = useState(() => given !== undefined && hasDraft('addressChange'));
  const box = useRef<HTMLDivElement>(null);
  const isForm = !given || isEditing;
  useFocusOnChange(isForm ? 'form' : 'chosen', () => box.current?.querySelector<HTMLElement>('select, input, button'));
  return (
    <div ref={box} className="wsk-CheckoutPage-parts">
      {isForm ? (
        <AddressPart given={given} checkout={checkout} onSaved={() => setIsEditing(false)} />
      ) : (
        <>
          <ChosenAddress address={given} onChange={() => setIsEditing(true)} />
          <MethodPart order={order} checkout={checkout} postcode={given.postcode} onDone={onDone} />
        </>
      )}
    </div>
  );
}

interface AddressPartProps {
  /** The address to change, if there is one. */
  readonly given: PostalAddress | undefined;
  readonly checkout: Checkout;
  readonly onSaved: () => void;
}

function AddressPart({ given, checkout, onSaved }: AddressPartProps) {
  const { client } = useServices();
  const { site } = useScope();
  const text = useText(checkoutWords);
  const { action, run } = useAction();
  const start = given ? fieldsOfAddress(given, site.country) : emptyAddressFields(site.country);
  // Two drafts: a guest's typing must not replace an account's address.
  const { draft, save, clear } = useDraft(given ? 'addressChange' : 'address', start);
  const { found, lookUp } = useLookup();
  const countries = useLoad({
    queryKey: queryKey('listShippingCountries'),
    queryFn: ({ signal }) => client.call(checkoutCalls.listShippingCountries, undefined, { signal }),
  });
  return (
    <AddressForm
      start={draft ?? start}
      countries={countries.load}
      found={found}
      action={action}
      submitLabel={text('address.save')}
      onLookUp={({ postcode }) => void lookUp(postcode)}
      onRetryCountries={countries.retry}
      onDraft={({ fields }) => save(fields)}
      onSubmit={({ address, createBillingAddrflag }) =>
        run(async () => {
          await client.call(checkoutCalls.addCheckoutShippingAddressV2, {
            body: { shippingDetail: { shippingAddress: address }, options: { createBillingAddrflag } },
          });
          await checkout.refresh();
          clear();
          onSaved();
        })
      }
    />
  );
}

/** Looks up the addresses of a postcode; answers to earlier look-ups are dropped (CHKT-011). */
function useLookup() {
  const { client } = useServices();
  const text = useText(checkoutWords);
  const [found, setFound] = useState<Load<readonly FoundAddress[]>>();
  const asked = useRef(0);
  async function lookUp(postcode: string): Promise<void> {
    asked.current += 1;
    const question = asked.current;
    setFound(loading);
    let answer: Load<readonly FoundAddress[]>;
    try {
      answer = ready(await client.call(checkoutCalls.findAddressesByPostcode, { params: { postcode } }));
    } catch (error) {
      const wording = failureWording(error);
      answer = loadFailed('said' in wording ? wording.said : text('address.findFailed'));
    }
    if (question === asked.current) setFound(answer);
  }
  return { found, lookUp };
}

interface MethodPartProps extends Omit<StepProps, 'onPlaced'> {
  readonly postcode: string;
}

function MethodPart({ order, checkout, postcode, onDone }: MethodPartProps) {
  const { client } = useServices();
  const { action, run } = useAction();
  const methods = useLoad({
    queryKey: queryKey('listCheckoutShippingMethods', postcode),
    queryFn: ({ signal }) =>
      client.call(checkoutCalls.listCheckoutShippingMethods, { query: { postcode, type: 'delivery' } }, { signal }),
    staleTime: 0,
  });
  return (
    <DeliveryMethodPicker
      methods={methods.load}
      chosen={order.shippingDetails.shippingMethod?.type}
      action={action}
      onRetry={methods.retry}
      onSubmit={({ shippingMethod }) =>
        run(async () => {
          await client.call(checkoutCalls.setCheckoutShippingMethod, { body: { shippingMethod } });
          await checkout.refresh();
          onDone('payment');
        })
      }
    />
  );
}
