'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { savingsWords } from '../../brands/words/savings.js';
import { done } from '../../model/load.js';
import type { Voucher } from '../../model/voucher.js';
import { VouchersPage } from '../../screens/account/VouchersPage.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useDraft } from '../base/useDraft.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { voucherCalls } from '../shop/calls.js';
import { orReached } from '../shop/orReached.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useVouchers } from './useVouchers.js';

/** Connects the vouchers page. */
export function VouchersPageContainer() {
  const { client } = useServices();
  const queries = useQueryClient();
  const { load, retry } = useVouchers();
  const { draft, save, clear } = useDraft('voucher', { code: '' });
  const [checked, setChecked] = useState<Voucher>();
  const check = useAccountAction({ afterwards: done });
  const redemption = useAccountAction({
    afterwards: done,
    refetch: () => queries.refetchQueries({ queryKey: queryKey('listVouchers') }),
  });
  usePageTitle(useText(savingsWords)('vouchers.title'));
  return (
    <AccountLayoutContainer current="vouchers">
      <VouchersPage
        vouchers={load}
        start={draft?.code ?? ''}
        checking={check.action}
        checked={checked}
        redeeming={redemption.action}
        onDraft={save}
        onCheck={({ code }) =>
          check.run(async () => {
            setChecked(undefined);
            redemption.reset();
            setChecked(await client.call(voucherCalls.validateVoucher, { params: { voucherCode: code } }));
          })
        }
        onRedeem={({ voucher: { voucherCode } }) =>
          redemption.run(async () => {
            await orReached(
              () => client.call(voucherCalls.redeemVoucher, { params: { voucherCode } }),
              async () => {
                const { vouchers } = await client.call(voucherCalls.listVouchers);
                return vouchers.some((voucher) => voucher.voucherCode === voucherCode);
              },
            );
            clear();
            setChecked(undefined);
          })
        }
        onRetry={retry}
      />
    </AccountLayoutContainer>
  );
}
