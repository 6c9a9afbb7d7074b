'use client';

import type { Voucher } from '../../model/voucher.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { voucherCalls } from '../shop/calls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

/** The vouchers on the account of a signed-in customer. */
export function useVouchers() {
  const { client } = useServices();
  return useLoad<readonly Voucher[]>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listVouchers'),
    queryFn: async ({ signal }) => (await client.call(voucherCalls.listVouchers, undefined, { signal })).vouchers,
  });
}
