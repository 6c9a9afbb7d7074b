import { useEffect, useRef, useState } from 'react';
import {
  addCheckoutShippingAddressV2,
  findAddressesByPostcode,
  listCheckoutShippingMethods,
  listShippingCountries,
  setCheckoutShippingMethod,
} from '../../api/endpoints/checkout.js';
import { AddressForm } from '../../blocks/AddressForm.js';
import { type Load, loadFailed, loading, ready } from '../../model/load.js';
import type { FoundAddress } from '../../model/order.js';
import { emptyAddressFields, fieldsOfAddress } from '../../rules/address.js';
import { ChosenAddress } from '../../screens/checkout/ChosenAddress.js';
import { DeliveryMethodPicker } from '../../screens/checkout/DeliveryMethodPicker.js';
import { useScope } from '../../ui/scope.js';
import { useDraft } from '../drafts.js';
import { useServices } from '../StorefrontProvider.js';
import { useAction } from '../useAction.js';
import { useLoad } from '../useLoad.js';
import type { StepProps } from './CheckoutPageContainer.js';

/** Where to and how: the address is saved before the ways to deliver there are asked for (CHKT-007). */
export function DeliveryStepContainer({ order, checkout, onDone }: StepProps) {
  const given = order.shippingDetails.address?.shippingAddress;
  const [isEditing, setIsEditing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [saved, setSaved] = useState(0);
  // The form that had the focus is gone: what comes next in the step takes it.
  useEffect(() => {
    if (saved > 0) box.current?.querySelector<HTMLElement>('button')?.focus();
  }, [saved]);
  if (!given || isEditing)
    return (
      <AddressPart
        order={order}
        checkout={checkout}
        onSaved={() => {
          setIsEditing(false);
          setSaved(saved + 1);
        }}
      />
    );
  return (
    <div ref={box} className="wsk-CheckoutPage-parts">
      <ChosenAddress address={given} onChange={() => setIsEditing(true)} />
      <MethodPart order={order} checkout={checkout} postcode={given.postcode} onDone={onDone} />
    </div>
  );
}

interface AddressPartProps extends Omit<StepProps, 'onDone'> {
  readonly onSaved: () => void;
}

function AddressPart({ order, checkout, onSaved }: AddressPartProps) {
  const { client } = useServices();
  const { site, text } = useScope();
  const { action, run } = useAction();
  const given = order.shippingDetails.address?.shippingAddress;
  const start = given ? fieldsOfAddress(given, site.country) : emptyAddressFields(site.country);
  const { draft, keep, forget } = useDraft('address', start);
  const { found, lookUp } = useLookup();
  const countries = useLoad({
    queryKey: [listShippingCountries.id],
    queryFn: ({ signal }) => client.call(listShippingCountries, undefined, { signal }),
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
      onDraft={({ fields }) => keep(fields)}
      onSubmit={({ address, createBillingAddrflag }) =>
        run(async () => {
          await client.call(addCheckoutShippingAddressV2, {
            body: { shippingDetail: { shippingAddress: address }, options: { createBillingAddrflag } },
          });
          await checkout.refresh();
          forget();
          onSaved();
        })
      }
    />
  );
}

/** The addresses behind a postcode; only the latest question counts (CHKT-011). */
function useLookup() {
  const { client } = useServices();
  const { text } = useScope();
  const [found, setFound] = useState<Load<readonly FoundAddress[]>>();
  const asked = useRef(0);
  async function lookUp(postcode: string): Promise<void> {
    asked.current += 1;
    const question = asked.current;
    setFound(loading);
    let answer: Load<readonly FoundAddress[]>;
    try {
      answer = ready(await client.call(findAddressesByPostcode, { params: { postcode } }));
    } catch {
      answer = loadFailed(text('address.findFailed'));
    }
    if (question === asked.current) setFound(answer);
  }
  return { found, lookUp };
}

interface MethodPartProps extends StepProps {
  readonly postcode: string;
}

function MethodPart({ order, checkout, postcode, onDone }: MethodPartProps) {
  const { client } = useServices();
  const { action, run } = useAction();
  const methods = useLoad({
    queryKey: [listCheckoutShippingMethods.id, postcode],
    queryFn: ({ signal }) =>
      client.call(listCheckoutShippingMethods, { query: { postcode, type: 'delivery' } }, { signal }),
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
          await client.call(setCheckoutShippingMethod, { body: { shippingMethod } });
          await checkout.refresh();
          onDone('payment');
        })
      }
    />
  );
}
