'use client';

import { useState } from 'react';
import { planChangesWords } from '../../brands/words/planChanges.js';
import type { PlanAddress } from '../../model/plan.js';
import { type CollectionPlace, placeOfShop } from '../../rules/checkout/collection.js';
import { addressInOneLine, postcodeOf } from '../../rules/common/address.js';
import type { PlanAddressTask } from '../../rules/plans/planAddress.js';
import { PlanAddressPage } from '../../screens/plans/delivery/PlanAddressPage.js';
import { planTitle } from '../../screens/plans/planTitle.js';
import { useScope, useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { addressBookCalls, planDeliveryCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { usePlanDraft } from '../shop/usePlanDraft.js';
import { PlanAddressFormContainer } from './PlanAddressFormContainer.js';
import type { PlanPageProps } from './planPageProps.js';
import { usePlanSave } from './usePlanSave.js';
import { useWinePlan } from './useWinePlan.js';

/** Initial values: no task, no selection, and nothing typed. */
const nothing = { task: '', addressId: '', chosen: '', postcode: '', fields: {} as Readonly<Record<string, unknown>> };

function taskOf({ task, addressId }: typeof nothing): PlanAddressTask | undefined {
  if (task === 'change') return { kind: task, addressId };
  return task === 'delivery' || task === 'billing' || task === 'shop' || task === 'new' ? { kind: task } : undefined;
}

/** Finds the shops near a postcode, once there is one. */
function useShops(postcode: string) {
  const { client } = useServices();
  const { site } = useScope();
  const isAsked = postcodeOf(site.country).safeParse(postcode).success;
  const { load, retry } = useLoad<readonly CollectionPlace[]>({
    queryKey: queryKey('findShopAddresses', postcode),
    queryFn: async ({ signal }) =>
      (await client.call(addressBookCalls.findShopAddresses, { params: { postcode } }, { signal })).map(placeOfShop),
    enabled: isAsked,
  });
  return { shops: isAsked ? load : undefined, retry };
}

/** Connects the page for a plan's delivery and billing addresses. The current task survives a reload. */
export function PlanAddressPageContainer({ subscriptionId }: PlanPageProps) {
  const { client } = useServices();
  const text = useText(planChangesWords);
  const params = { subscriptionId };
  const { plan, retry } = useWinePlan(subscriptionId);
  usePageTitle(planTitle(text('planAddress.title'), plan));
  const { chosen: draft, choose, forget } = usePlanDraft('planAddress', subscriptionId, nothing);
  const task = taskOf(draft);
  const [said, setSaid] = useState<string>();
  const addressesKey = queryKey('listWinePlanAddresses', subscriptionId);
  const addresses = useLoad<readonly PlanAddress[]>({
    ...useCustomerQueryOptions(plan.status === 'ready'),
    queryKey: addressesKey,
    queryFn: ({ signal }) => client.call(planDeliveryCalls.listWinePlanAddresses, { params }, { signal }),
  });
  const list = addresses.load.status === 'ready' ? addresses.load.data : [];
  const { shops, retry: retryShops } = useShops(task?.kind === 'shop' ? draft.postcode : '');
  const { action, run, reset } = usePlanSave(addressesKey);

  function begin(nextTask: PlanAddressTask | undefined): void {
    reset();
    setSaid(undefined);
    if (!nextTask) forget();
    else choose({ ...nothing, task: nextTask.kind, ...('addressId' in nextTask && { addressId: nextTask.addressId }) });
  }
  function end(sentence: string): void {
    forget();
    setSaid(sentence);
  }
  async function save(addressId: string): Promise<void> {
    const shop = shops?.status === 'ready' ? shops.data.find(({ placeId }) => placeId === addressId) : undefined;
    const own = list.find((one) => one.addressId === addressId);
    const address = shop?.name ?? (own ? addressInOneLine(own.shippingAddress) : '');
    const input = { params: { subscriptionId, addressId } };
    const isSaved = await run(async () => {
      if (task?.kind === 'shop') await client.call(planDeliveryCalls.setWinePlanShopDeliveryAddress, input);
      else if (task?.kind === 'billing') await client.call(planDeliveryCalls.setWinePlanBillingAddress, input);
      else await client.call(planDeliveryCalls.setWinePlanDeliveryAddress, input);
    });
    if (isSaved)
      end(text(task?.kind === 'billing' ? 'planAddress.savedBilling' : 'planAddress.savedDelivery', { address }));
  }

  return (
    <AccountLayoutContainer current="winePlans">
      <PlanAddressPage
        plan={plan}
        addresses={addresses.load}
        task={task}
        chosen={draft.chosen || undefined}
        form={
          task?.kind === 'new' || task?.kind === 'change' ? (
            <PlanAddressFormContainer
              key={task.kind}
              subscriptionId={subscriptionId}
              given={list.find(({ addressId }) => 'addressId' in task && addressId === task.addressId)}
              typed={draft.fields}
              onDraft={({ fields }) => choose({ fields })}
              onSaved={() => end(text('planAddress.savedChange'))}
              onUnchanged={() => end(text('planAddress.savedNothing'))}
            />
          ) : null
        }
        postcode={draft.postcode}
        shops={shops}
        said={said}
        saving={action}
        onTask={begin}
        onChoose={({ addressId }) => {
          reset();
          choose({ chosen: addressId });
        }}
        onSearch={({ postcode }) => {
          if (postcode === draft.postcode) retryShops();
          else choose({ postcode, chosen: '' });
        }}
        onSave={({ addressId }) => save(addressId)}
        onRetry={({ part }) => ({ plan: retry, addresses: addresses.retry, shops: retryShops })[part]()}
      />
    </AccountLayoutContainer>
  );
}
