'use client';

import { DeliveryPromiseStrip } from '../../blocks/DeliveryPromiseStrip.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { deliveryCalls } from '../shop/calls.js';

/** The method whose promise is shown unless another delivery method has been chosen (DLVR-009). */
const methodCode = 'STD';

/** Connects the delivery promise, for pages that have room for it. */
export function DeliveryPromiseStripContainer() {
  const { client } = useServices();
  const { load } = useLoad({
    queryKey: queryKey('getShippingMethodInfo', methodCode),
    queryFn: ({ signal }) => client.call(deliveryCalls.getShippingMethodInfo, { params: { methodCode } }, { signal }),
  });
  return <DeliveryPromiseStrip promise={load} />;
}
