import { DeliveryPromiseStrip } from '../../blocks/DeliveryPromiseStrip.js';
import { deliveryCalls } from '../calls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useLoad } from '../useLoad.js';

/** What is promised unless another way to deliver was chosen (DLVR-009). */
const methodCode = 'STD';

/** Connects the delivery promise, on a page that has a place for it. */
export function DeliveryPromiseStripContainer() {
  const { client } = useServices();
  const { load } = useLoad({
    queryKey: queryKey('getShippingMethodInfo', methodCode),
    queryFn: ({ signal }) => client.call(deliveryCalls.getShippingMethodInfo, { params: { methodCode } }, { signal }),
  });
  return <DeliveryPromiseStrip promise={load} />;
}
