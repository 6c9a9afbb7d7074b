'use client';

import { useQueryClient } from '@tanstack/react-query';
import { savingsWords } from '../../brands/words/savings.js';
import type { SavingsStatement } from '../../model/account.js';
import { done } from '../../model/load.js';
import { statementCsv } from '../../rules/account/statementCsv.js';
import { type RefundKind, SavingsAccountPage } from '../../screens/account/SavingsAccountPage.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { savingsCalls } from '../shop/accountCalls.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { useSavingsAccount } from '../shop/useSavingsAccount.js';
import { downloadFile } from './downloadFile.js';

/** Connects the savings account page, for a signed-in customer (ACCT-061). */
export function SavingsAccountPageContainer() {
  const { client } = useServices();
  const queries = useQueryClient();
  const text = useText(savingsWords);
  const savings = useSavingsAccount();
  const accountId = savings.load.status === 'ready' ? savings.load.data?.accountId : undefined;
  const statementKey = queryKey('getSavingsAccountStatement');
  const statement = useLoad<SavingsStatement>({
    ...useCustomerQueryOptions(accountId !== undefined),
    queryKey: statementKey,
    queryFn: ({ signal }) =>
      client.call(savingsCalls.getSavingsAccountStatement, { params: { accountId: accountId ?? '' } }, { signal }),
  });
  const refetch = () =>
    Promise.all([
      queries.refetchQueries({ queryKey: queryKey('getSavingsAccount') }),
      queries.refetchQueries({ queryKey: statementKey }),
    ]);
  const refund = useAccountAction({ afterwards: done, refetch });
  const auto = useAccountAction({ afterwards: done, refetch });
  const running = { refund, auto };
  const calls: Readonly<Record<RefundKind, (id: string) => Promise<unknown>>> = {
    refund: (id) => client.call(savingsCalls.refundSavingsAccount, { params: { accountId: id } }),
    auto: (id) => client.call(savingsCalls.autoRefundSavingsAccount, { params: { accountId: id } }),
  };
  usePageTitle(text('savings.title'));
  return (
    <AccountLayoutContainer current="savingsAccount">
      <SavingsAccountPage
        account={savings.load}
        statement={statement.load}
        actions={{ refund: refund.action, auto: auto.action }}
        onConfirm={({ kind, accountId: id }) => running[kind].run(() => calls[kind](id))}
        onDownload={({ statement: given }) =>
          downloadFile(
            `statement-${given.accountId}.csv`,
            'text/csv',
            statementCsv(given, {
              date: text('savings.date'),
              text: text('savings.text'),
              amount: text('savings.amount'),
            }),
          )
        }
        onPrint={() => window.print()}
        onRetry={({ part }) => (part === 'account' ? savings : statement).retry()}
      />
    </AccountLayoutContainer>
  );
}
