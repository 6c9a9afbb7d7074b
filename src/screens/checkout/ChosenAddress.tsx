'use client';

import { AddressLines } from '../../blocks/AddressLines.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { PostalAddress } from '../../model/address.js';
import { addressLines } from '../../rules/common/address.js';
import { Button } from '../../ui/Button.js';
import { Panel } from '../../ui/Panel.js';
import { useScope, useText } from '../../ui/scope.js';

/** The address to show, and the callback for changing it. */
export interface ChosenAddressProps {
  /** The chosen address. */
  readonly address: PostalAddress;
  /** Use of the address: delivery, collection or billing; `delivery` by default. */
  readonly purpose?: 'delivery' | 'collection' | 'billing';
  /** Called when the shopper wants to change the address. */
  readonly onChange: () => void;
}

const words = {
  delivery: { title: 'address.deliverTo', change: 'address.change' },
  collection: { title: 'address.collectFrom', change: 'address.changePlace' },
  billing: { title: 'address.billTo', change: 'address.changeBilling' },
} as const;

/** Chosen address of the order, with a button to change it. */
export function ChosenAddress({ address, purpose = 'delivery', onChange }: ChosenAddressProps) {
  const { site } = useScope();
  const text = useText(checkoutWords);
  const { title, change } = words[purpose];
  return (
    <Panel variant="flat" className="wsk-ChosenAddress" data-component="ChosenAddress">
      <div className="wsk-ChosenAddress-action">
        <h3 className="wsk-ChosenAddress-title">{text(title)}</h3>
        <AddressLines lines={addressLines(address, site)} />
      </div>
      <Button variant="line" size="small" onClick={() => onChange()}>
        {text(change)}
      </Button>
    </Panel>
  );
}
