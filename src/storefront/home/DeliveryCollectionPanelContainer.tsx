'use client';

import { useQuery } from '@tanstack/react-query';
import { DeliveryCollectionPanel } from '../../screens/home/DeliveryCollectionPanel.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';

/** Connects the delivery panel, with text from the content service (DLVR-015). A failure is logged but not shown: the
 * strip has the promise, and the footer links to the rest. */
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
