import type { Voucher } from '../../model/voucher.js';
import { voucherCalls } from '../calls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useCustomerQueryOptions } from '../useCustomerQueryOptions.js';
import { useLoad } from '../useLoad.js';

/** The vouchers on the account of a signed-in customer. */
export function useVouchers() {
  const { client } = useServices();
  return useLoad<readonly Voucher[]>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listVouchers'),
    queryFn: async ({ signal }) => (await client.call(voucherCalls.listVouchers, undefined, { signal })).vouchers,
  });
}
