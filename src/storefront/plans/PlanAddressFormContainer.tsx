'use client';

import { planChangesWords } from '../../brands/words/planChanges.js';
import type { PostalAddress } from '../../model/address.js';
import type { PlanAddress } from '../../model/plan.js';
import {
  type AddressFields,
  addressOfFields,
  emptyAddressFields,
  fieldsOfAddress,
} from '../../rules/common/address.js';
import { useScope, useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { AddressFormContainer } from '../shop/AddressFormContainer.js';
import { planDeliveryCalls } from '../shop/accountCalls.js';
import { useProfile } from '../shop/useProfile.js';
import { usePlanAction } from './usePlanAction.js';

interface PlanAddressFormContainerProps {
  readonly subscriptionId: string;
  /** The address to change; undefined for a new one. */
  readonly given: PlanAddress | undefined;
  /** Values typed before the page was reloaded. */
  readonly typed: Readonly<Record<string, unknown>>;
  readonly onDraft: (draft: { readonly fields: Readonly<Record<string, unknown>> }) => void;
  readonly onSaved: () => void;
  /** Called instead of saving if nothing was changed. */
  readonly onUnchanged: () => void;
}

/** Connects the plan's address form, for adding an address, which is then used for the delivery of the plan's next
 * case, or for changing an existing one (PLAN-042, PLAN-043, OPEN-075). */
export function PlanAddressFormContainer({ subscriptionId, given, typed, ...page }: PlanAddressFormContainerProps) {
  const { client } = useServices();
  const { site } = useScope();
  const text = useText(planChangesWords);
  const { profile } = useProfile();
  const { onDraft, onSaved, onUnchanged } = page;
  const { action, run } = usePlanAction();
  const { firstName = '', lastName = '' } = profile?.summaryDetails ?? {};
  const start: AddressFields = {
    ...(given
      ? fieldsOfAddress(given.shippingAddress, site.country)
      : { ...emptyAddressFields(site.country), firstName, lastName }),
    createBillingAddrflag: false,
  };
  const usable = Object.entries(typed).filter(([name, value]) => typeof value === typeof start[name as 'town']);

  async function store(shippingAddress: PostalAddress): Promise<void> {
    const params = { subscriptionId };
    if (given)
      await client.call(planDeliveryCalls.editWinePlanDeliveryAddressV2, {
        params,
        body: { address: { addressId: given.addressId, shippingAddress } },
      });
    else
      await client.call(planDeliveryCalls.addWinePlanDeliveryAddressV2, {
        params,
        body: { address: { shippingAddress } },
      });
  }
  const isSame = (address: PostalAddress) =>
    given !== undefined && addressKey(address) === addressKey(addressOfFields(start));

  return (
    <AddressFormContainer
      start={{ ...start, ...Object.fromEntries(usable) }}
      action={action}
      offersBilling={false}
      submitLabel={text('planAddress.saveForm')}
      onDraft={onDraft}
      onSubmit={async ({ address }) => {
        if (isSame(address)) onUnchanged();
        else if (await run(() => store(address))) onSaved();
      }}
    />
  );
}

/** Serialises an address for comparison, independently of the order of its fields. */
const addressKey = (address: PostalAddress): string => JSON.stringify(Object.entries(address).sort());
