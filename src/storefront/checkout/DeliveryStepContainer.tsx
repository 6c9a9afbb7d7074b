'use client';

import { useRef, useState } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import { isSameAddress, postalAddressOf } from '../../rules/common/address.js';
import { ChosenAddress } from '../../screens/checkout/ChosenAddress.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { useServices } from '../base/StorefrontProvider.js';
import { AddressPart } from './AddressPart.js';
import { BillingPart } from './BillingPart.js';
import { CollectionPart } from './CollectionPart.js';
import { DeliveryChoices } from './DeliveryChoices.js';
import type { StepProps } from './stepProps.js';
import { useMethods } from './useMethods.js';

type How = 'delivery' | 'collection';

/** Connects the delivery step: a delivery address or a collection place, the billing address, and the delivery choices
 * (CHKT-007). */
export function DeliveryStepContainer({ order, ...step }: StepProps) {
  const { drafts } = useServices();
  const text = useText(checkoutWords);
  // Before any change on this page, the order's method tells whether it is collected or delivered: a collection method
  // means collected.
  const [before] = useState(order.shippingDetails);
  const isChosenBefore = before.shippingMethod !== undefined && before.address !== undefined;
  const collection = useMethods(isChosenBefore ? before.address?.shippingAddress.postcode : undefined, 'collection');
  const wasCollected =
    collection.load.status === 'ready' && collection.load.data.some(({ type }) => type === before.shippingMethod?.type);
  const isUnknown = isChosenBefore && collection.load.status === 'loading';
  /** Delivery or collection, once the shopper has changed it here. */
  const [saved, setSaved] = useState<How>();
  const isCollected = saved === undefined ? wasCollected : saved === 'collection';
  const [chosen, setChosen] = useState<How | undefined>(() => (drafts.has('collection') ? 'collection' : undefined));
  const how = chosen ?? (isCollected ? 'collection' : 'delivery');
  return (
    <div className="wsk-CheckoutPage-parts" aria-busy={isUnknown || undefined}>
      {isUnknown ? (
        <Skeleton shape="block" />
      ) : (
        <>
          <RadioGroup
            label={text('deliveryStep.how')}
            variant="tiles"
            value={how}
            onChange={(event) => setChosen(event.target.value as How)}
            options={[
              { value: 'delivery', label: text('deliveryStep.door'), hint: text('deliveryStep.doorHint') },
              { value: 'collection', label: text('deliveryStep.collect'), hint: text('deliveryStep.collectHint') },
            ]}
          />
          <Place key={how} how={how} isCollected={isCollected} order={order} onSaved={setSaved} {...step} />
        </>
      )}
    </div>
  );
}

interface PlaceProps extends StepProps {
  readonly how: How;
  readonly isCollected: boolean;
  readonly onSaved: (how: How) => void;
}

/** The address or the collection place, followed by the choices that depend on it. */
function Place({ how, isCollected, order, checkout, onSaved, onDone }: PlaceProps) {
  const { drafts } = useServices();
  const { site } = useScope();
  const { address } = order.shippingDetails;
  // An address saved for delivery is not offered for collection, and vice versa.
  const currentAddress = isCollected === (how === 'collection') ? address : undefined;
  // A half-typed change is restored after a reload.
  const [isEditing, setIsEditing] = useState(
    () => currentAddress !== undefined && drafts.has(how === 'collection' ? 'collection' : 'addressChange'),
  );
  const [isBillingAsked, setIsBillingAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const billingBox = useRef<HTMLDivElement>(null);
  const methods = useMethods(currentAddress?.shippingAddress.postcode, how);
  const isForm = !currentAddress || isEditing;
  useFocusOnChange(isForm ? 'form' : 'chosen', () => box.current?.querySelector<HTMLElement>('select, input, button'));
  if (isForm)
    return (
      <div ref={box} className="wsk-CheckoutPage-parts">
        {how === 'collection' ? (
          <CollectionPart
            given={address}
            isCollected={isCollected}
            checkout={checkout}
            onSaved={() => {
              setIsEditing(false);
              onSaved('collection');
            }}
          />
        ) : (
          <AddressPart
            given={currentAddress}
            checkout={checkout}
            onSaved={({ createBillingAddrflag }) => {
              setIsEditing(false);
              onSaved('delivery');
              setIsBillingAsked(!createBillingAddrflag);
            }}
          />
        )}
      </div>
    );
  const { billingAddress } = order;
  const isBillingSame =
    billingAddress && isSameAddress(postalAddressOf(billingAddress), currentAddress.shippingAddress, site);
  return (
    <div ref={box} className="wsk-CheckoutPage-parts">
      <ChosenAddress purpose={how} address={currentAddress.shippingAddress} onChange={() => setIsEditing(true)} />
      <div ref={billingBox} className="wsk-CheckoutPage-billing">
        <BillingPart
          order={order}
          checkout={checkout}
          isAsked={isBillingAsked && isBillingSame === true}
          onSaved={() => setIsBillingAsked(false)}
        />
      </div>
      <DeliveryChoices
        order={order}
        checkout={checkout}
        methods={methods}
        isCollected={isCollected}
        onBillingMissing={() => billingBox.current?.querySelector<HTMLElement>('select, input')?.focus()}
        onDone={onDone}
      />
    </div>
  );
}
