'use client';

import { useEffect } from 'react';
import { useServices } from '../base/StorefrontProvider.js';
import { customerCalls } from '../shop/calls.js';
import { useRecordsViewed } from '../shop/useRecentlyViewed.js';

/** Records the product as viewed, for a brand that records viewed products (HOME-054). Draws nothing. A failure is logged
 * but not shown. */
export function ViewRecorder({ itemCode }: { readonly itemCode: string }) {
  const { client } = useServices();
  const isRecorded = useRecordsViewed();
  useEffect(() => {
    if (isRecorded) void client.call(customerCalls.addRecentlyBrowsed, { params: { itemCode } }).catch(() => {});
  }, [client, itemCode, isRecorded]);
  return null;
}
