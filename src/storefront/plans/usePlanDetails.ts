'use client';

import { useMemo } from 'react';
import { type Load, ready } from '../../model/load.js';
import type { ShippingMethod } from '../../model/order.js';
import type { PlanAddress, PlanPaymentMethod, WinePlan } from '../../model/plan.js';
import type { PlanDetails } from '../../screens/plans/list/WinePlanPageDetails.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { planCalls, planDeliveryCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

function detailsOf(
  plan: WinePlan | undefined,
  methods: Load<readonly ShippingMethod[]>,
  addresses: Load<readonly PlanAddress[]>,
  payments: Load<readonly PlanPaymentMethod[]>,
): Load<PlanDetails> {
  if (methods.status !== 'ready') return methods;
  if (addresses.status !== 'ready') return addresses;
  if (payments.status !== 'ready') return payments;
  return ready({
    method: methods.data.find(({ type }) => type === plan?.deliveryMethod),
    address: addresses.data.find(({ isDeliveryAddress }) => isDeliveryAddress),
    payment: payments.data.find(({ isCurrent }) => isCurrent),
  });
}

/** Loads the details of a wine plan's delivery and payment, once the plan has loaded. */
export function usePlanDetails(
  subscriptionId: string,
  plan: WinePlan | undefined,
): { readonly details: Load<PlanDetails>; readonly retry: () => void } {
  const { client } = useServices();
  const whilePlan = useCustomerQueryOptions(plan !== undefined);
  const tryAgain = useTryAgain();
  const params = { subscriptionId };
  const methods = useLoad<readonly ShippingMethod[]>({
    ...whilePlan,
    queryKey: queryKey('listWinePlanDeliveryMethods', subscriptionId),
    queryFn: ({ signal }) =>
      client.call(planDeliveryCalls.listWinePlanDeliveryMethods, { params, query: {} }, { signal }),
  });
  const addresses = useLoad<readonly PlanAddress[]>({
    ...whilePlan,
    queryKey: queryKey('listWinePlanAddresses', subscriptionId),
    queryFn: ({ signal }) => client.call(planDeliveryCalls.listWinePlanAddresses, { params }, { signal }),
  });
  const payments = useLoad<readonly PlanPaymentMethod[]>({
    ...whilePlan,
    queryKey: queryKey('listWinePlanPaymentMethods', subscriptionId),
    queryFn: ({ signal }) => client.call(planCalls.listWinePlanPaymentMethods, { params }, { signal }),
  });
  return {
    details: useMemo(
      () => detailsOf(plan, methods.load, addresses.load, payments.load),
      [plan, methods.load, addresses.load, payments.load],
    ),
    retry: () => tryAgain(),
  };
}
