import type * as savings from '../../../src/api/endpoints/savings.js';
import type { SavingsAccount } from '../../../src/model/account.js';
import { dayOf } from '../../../src/rules/common/days.js';
import { dateAsString } from '../../fixtures/dates.js';
import { balanceOf, type Savings } from '../../fixtures/savings.js';
import { amountOf } from '../../fixtures/units.js';
import type { Shop } from '../../world/world.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Account } from '../state.js';

const seen = (savings: Savings, shop: Shop): SavingsAccount => ({
  accountId: savings.accountId,
  balance: amountOf(balanceOf(savings), shop.site),
  autoRefund: savings.autoRefund,
});

function savingsOf(accountId: string, tools: Tools): Savings {
  const { savings } = tools.account();
  return savings?.accountId === accountId
    ? savings
    : tools.refuse.notFound(`There is no savings account ${accountId}.`);
}

const refundedOn = (day: string, amount: number) => ({
  dateAsString: dateAsString(new Date(day)),
  description: 'Refund',
  amount: -amount,
});

/** Refunds the savings on the first of each month, if automatic refunds are on. */
export function refundMonthly({ savings }: Account, day: string): void {
  const balance = savings?.autoRefund && day.endsWith('-01') ? balanceOf(savings) : 0;
  if (balance > 0) savings?.entries.push(refundedOn(day, balance));
}

export const savingsResolvers: Resolvers<typeof savings> = {
  listSavingsAccounts: (_, _call, tools) => {
    const { savings } = tools.account();
    return { accounts: savings ? [seen(savings, tools.shop)] : [] };
  },

  getSavingsAccount: (_, { params }, tools) => seen(savingsOf(params.accountId, tools), tools.shop),

  getSavingsAccountStatement: (_, { params: { accountId } }, tools) => ({
    accountId,
    entries: savingsOf(accountId, tools)
      .entries.map((entry) => ({ ...entry, amount: amountOf(entry.amount, tools.shop.site) }))
      .reverse(),
  }),

  refundSavingsAccount: (_, { params }, tools) => {
    const savings = savingsOf(params.accountId, tools);
    const balance = balanceOf(savings);
    if (balance === 0) tools.refuse.conflict('There is nothing to refund.');
    savings.entries.push(refundedOn(dayOf(tools.now), balance));
    return undefined;
  },

  autoRefundSavingsAccount: (_, { params }, tools) => {
    savingsOf(params.accountId, tools).autoRefund = true;
    return undefined;
  },
};
