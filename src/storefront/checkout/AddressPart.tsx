'use client';

import { useRef, useState } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Address } from '../../model/address.js';
import { emptyAddressFields, fieldsOfAddress } from '../../rules/common/address.js';
import { SavedAddressPicker } from '../../screens/checkout/SavedAddressPicker.js';
import { Button } from '../../ui/Button.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useDraft } from '../base/useDraft.js';
import { AddressFormContainer } from '../shop/AddressFormContainer.js';
import { checkoutCalls } from '../shop/calls.js';
import { useProfile } from '../shop/useProfile.js';
import type { Checkout } from './useCheckout.js';

interface AddressPartProps {
  /** The address to change, if any. */
  readonly given: Address | undefined;
  readonly checkout: Checkout;
  /** Called once the address is saved, with whether it is also the billing address. */
  readonly onSaved: (saved: { readonly createBillingAddrflag: boolean }) => void;
}

/** The order's delivery address: one of a customer's saved addresses, or a new one. */
export function AddressPart({ given, checkout, onSaved }: AddressPartProps) {
  const { client, drafts } = useServices();
  const { site } = useScope();
  const text = useText(checkoutWords);
  const { profile, login } = useProfile();
  const { action, run, reset } = useAction();
  // There are two drafts, so that a guest's draft does not replace an account's address.
  const draftName = given ? 'addressChange' : 'address';
  const start = given ? fieldsOfAddress(given.shippingAddress, site.country) : emptyAddressFields(site.country);
  const { draft, save, clear } = useDraft(draftName, start);
  const [isTyped, setIsTyped] = useState(() => drafts.has(draftName));
  const saved = (login === 'hard' && profile?.userDetails?.shippingAddresses) || [];
  const isList = saved.length > 0 && !isTyped;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(isList ? 'list' : 'form', () => box.current?.querySelector<HTMLElement>('select, input'));

  const deliverTo = (shippingDetail: Address, createBillingAddrflag: boolean) =>
    run(async () => {
      await client.call(checkoutCalls.addCheckoutShippingAddressV2, {
        body: { shippingDetail, options: { createBillingAddrflag } },
      });
      await checkout.refresh();
      clear();
      onSaved({ createBillingAddrflag });
    });

  return (
    <div ref={box} className="wsk-CheckoutPage-parts">
      {isList ? (
        <SavedAddressPicker
          addresses={saved}
          chosen={given?.addressId}
          action={action}
          onSubmit={({ address }) => deliverTo(address, false)}
          onNew={() => {
            reset();
            setIsTyped(true);
          }}
        />
      ) : (
        <>
          {saved.length > 0 ? (
            <div className="wsk-Actions">
              <Button
                variant="line"
                size="small"
                onClick={() => {
                  reset();
                  setIsTyped(false);
                }}
              >
                {text('savedAddress.back')}
              </Button>
            </div>
          ) : null}
          <AddressFormContainer
            start={draft ?? (saved.length > 0 ? emptyAddressFields(site.country) : start)}
            submitLabel={text('address.save')}
            action={action}
            onDraft={({ fields }) => save(fields)}
            onSubmit={({ address, createBillingAddrflag }) =>
              deliverTo({ shippingAddress: address }, createBillingAddrflag)
            }
          />
        </>
      )}
    </div>
  );
}
