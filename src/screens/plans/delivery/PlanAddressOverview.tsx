'use client';

import { AddressLines } from '../../../blocks/AddressLines.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { PlanAddress } from '../../../model/plan.js';
import { addressLines } from '../../../rules/common/address.js';
import type { PlanAddressTask } from '../../../rules/plans/planAddress.js';
import { Button } from '../../../ui/Button.js';
import { Panel } from '../../../ui/Panel.js';
import { useScope, useText } from '../../../ui/scope.js';

interface PlanAddressOverviewProps {
  readonly addresses: readonly PlanAddress[];
  readonly onTask: (task: PlanAddressTask) => void;
}

/** The delivery and billing addresses of a plan, with the actions for each. */
export function PlanAddressOverview({ addresses, onTask }: PlanAddressOverviewProps) {
  const text = useText(planChangesWords);
  const delivery = addresses.find(({ isDeliveryAddress }) => isDeliveryAddress);
  const billing = addresses.find(({ isBillingAddress }) => isBillingAddress);
  return (
    <div className="wsk-PlanAddressOverview">
      <Panel as="section" className="wsk-PlanAddressOverview-use">
        <h2 className="wsk-Heading" data-level="3" tabIndex={-1}>
          {text('planAddress.delivery')}
        </h2>
        <Lines address={delivery} none={text('planAddress.none')} />
        <div className="wsk-Actions" data-narrow="across">
          <Button onClick={() => onTask({ kind: 'delivery' })}>
            {text(delivery ? 'planAddress.another' : 'planAddress.choose')}
          </Button>
          {delivery && !delivery.isShopAddress ? (
            <Button variant="line" onClick={() => onTask({ kind: 'change', addressId: delivery.addressId })}>
              {text('planAddress.edit')}
            </Button>
          ) : null}
          <Button variant="line" onClick={() => onTask({ kind: 'shop' })}>
            {text(delivery?.isShopAddress ? 'planAddress.anotherShop' : 'planAddress.collect')}
          </Button>
        </div>
      </Panel>
      <Panel as="section" className="wsk-PlanAddressOverview-use">
        <h2 className="wsk-Heading" data-level="3">
          {text('planAddress.billing')}
        </h2>
        <Lines address={billing} none={text('planAddress.noneBilling')} />
        <div className="wsk-Actions" data-narrow="across">
          <Button variant="line" onClick={() => onTask({ kind: 'billing' })}>
            {text('planAddress.anotherBilling')}
          </Button>
        </div>
      </Panel>
    </div>
  );
}

function Lines({ address, none }: { readonly address: PlanAddress | undefined; readonly none: string }) {
  const { site } = useScope();
  const text = useText(planChangesWords);
  if (!address) return <p className="wsk-Text">{none}</p>;
  const { company, ...place } = address.shippingAddress;
  // A shop is not a person: its name is shown where an address would show the company.
  const lines = address.isShopAddress
    ? [company ?? '', place.addressLine1, place.town, place.postcode]
    : addressLines(address.shippingAddress, site);
  return (
    <div className="wsk-PlanAddressOverview-address">
      {address.isShopAddress ? <p className="wsk-Flag">{text('planAddress.shop')}</p> : null}
      <AddressLines lines={lines.filter(Boolean)} />
    </div>
  );
}
