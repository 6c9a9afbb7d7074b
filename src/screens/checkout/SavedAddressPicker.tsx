'use client';

import { useId, useState } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Address } from '../../model/address.js';
import type { Action } from '../../model/load.js';
import { addressInOneLine } from '../../rules/common/address.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Button } from '../../ui/Button.js';
import { Form } from '../../ui/Form.js';
import { Notice } from '../../ui/Notice.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { useText } from '../../ui/scope.js';

/** The addresses of the account, and the picker's callbacks. */
export interface SavedAddressPickerProps {
  /** The address book, in the server's order; at least one. */
  readonly addresses: readonly Address[];
  /** The `addressId` selected at first; the first of the list unless set. */
  readonly chosen?: string | undefined;
  /** State of saving the choice: the button shows its progress, and a failure appears above the button. */
  readonly action: Action;
  /** Called with the address to deliver to. */
  readonly onSubmit: (choice: { readonly address: Address }) => void;
  /** Called when the shopper wants to type a new address. */
  readonly onNew: () => void;
}

/** Lets a customer choose one of their saved addresses, or enter a new one. */
export function SavedAddressPicker({ addresses, chosen, action, onSubmit, onNew }: SavedAddressPickerProps) {
  const text = useText(checkoutWords);
  const name = useId();
  const start = addresses.findIndex(({ addressId }) => addressId !== undefined && addressId === chosen);
  const [ticked, setTicked] = useState(String(Math.max(start, 0)));
  return (
    <Form
      className="wsk-SavedAddressPicker"
      data-component="SavedAddressPicker"
      onSubmit={(event) => {
        event.preventDefault();
        const address = addresses[Number(ticked)];
        if (address && action.status !== 'busy') onSubmit({ address });
      }}
    >
      <RadioGroup
        label={text('savedAddress.title')}
        variant="tiles"
        name={name}
        value={ticked}
        onChange={(event) => setTicked(event.target.value)}
        options={addresses.map(({ shippingAddress }, index) => ({
          value: String(index),
          label: [shippingAddress.firstName, shippingAddress.lastName].join(' '),
          hint: addressInOneLine(shippingAddress),
        }))}
      />
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <div className="wsk-Actions">
        <ActionButton type="submit" action={action} label={text('address.save')} busyLabel={text('checkout.saving')} />
        <Button variant="line" onClick={() => onNew()}>
          {text('savedAddress.new')}
        </Button>
      </div>
    </Form>
  );
}
