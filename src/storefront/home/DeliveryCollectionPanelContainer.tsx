import { useQuery } from '@tanstack/react-query';
import { DeliveryCollectionPanel } from '../../screens/home/DeliveryCollectionPanel.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';

/** How an order comes, in the words of the content service (DLVR-015). A failure is told to the log and nobody else: the strip
 * says what is promised, and the footer leads to the rest. */
export function DeliveryCollectionPanelContainer() {
  const { content: connect } = useServices();
  const { data } = useQuery({
    queryKey: queryKey('deliveryPromiseContent'),
    queryFn: async () => (await (await connect?.())?.deliveryPromise()) ?? null,
    enabled: connect !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <DeliveryCollectionPanel content={data ?? undefined} />;
}
