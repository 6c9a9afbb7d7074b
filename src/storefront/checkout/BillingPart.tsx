'use client';

import { useRef, useState } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Order } from '../../model/order.js';
import {
  billingAddressOf,
  emptyAddressFields,
  fieldsOfAddress,
  isSameAddress,
  postalAddressOf,
} from '../../rules/common/address.js';
import { ChosenAddress } from '../../screens/checkout/ChosenAddress.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useDraft } from '../base/useDraft.js';
import { AddressFormContainer } from '../shop/AddressFormContainer.js';
import { addressBookCalls } from '../shop/accountCalls.js';
import type { Checkout } from './useCheckout.js';

interface BillingPartProps {
  readonly order: Order;
  readonly checkout: Checkout;
  /** Whether the shopper has just asked for a separate billing address, so that the form is open. */
  readonly isAsked: boolean;
  readonly onSaved: () => void;
}

/** The billing address if it differs from the delivery address: a form until it is saved (CHKT-016 to CHKT-018). */
export function BillingPart({ order, checkout, isAsked, onSaved }: BillingPartProps) {
  const { client, drafts } = useServices();
  const { site } = useScope();
  const text = useText(checkoutWords);
  const { action, run } = useAction();
  const billingAddress = order.billingAddress && postalAddressOf(order.billingAddress);
  const delivery = order.shippingDetails.address?.shippingAddress;
  const isSame =
    billingAddress !== undefined && delivery !== undefined && isSameAddress(billingAddress, delivery, site);
  const start =
    billingAddress && !isSame ? fieldsOfAddress(billingAddress, site.country) : emptyAddressFields(site.country);
  const { draft, save, clear } = useDraft('billing', start);
  const [isEditing, setIsEditing] = useState(() => drafts.has('billing'));
  const isForm = !billingAddress || isAsked || isEditing;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(isForm ? 'form' : 'chosen', () => box.current?.querySelector<HTMLElement>('select, input, button'));
  if (isSame && !isForm) return null;
  return (
    <div ref={box}>
      {isForm ? (
        <section className="wsk-CheckoutPage-parts" aria-label={text('billing.title')}>
          <h3 className="wsk-Heading" data-level="4">
            {text('billing.title')}
          </h3>
          <AddressFormContainer
            start={draft ?? start}
            purpose="billing"
            submitLabel={text('billing.save')}
            action={action}
            onDraft={({ fields }) => save(fields)}
            onSubmit={({ address }) =>
              run(async () => {
                await client.call(addressBookCalls.updateBillingAddress, { body: billingAddressOf(address) });
                await checkout.refresh();
                clear();
                setIsEditing(false);
                onSaved();
              })
            }
          />
        </section>
      ) : (
        <ChosenAddress purpose="billing" address={billingAddress} onChange={() => setIsEditing(true)} />
      )}
    </div>
  );
}
