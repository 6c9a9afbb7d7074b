'use client';

import type { Voucher } from '../../model/voucher.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { voucherCalls } from '../shop/calls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

/** Returns the vouchers on a signed-in customer's account. */
export function useVouchers() {
  const { client } = useServices();
  return useLoad<readonly Voucher[]>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listVouchers'),
    queryFn: async ({ signal }) => (await client.call(voucherCalls.listVouchers, undefined, { signal })).vouchers,
  });
}
