import * as z from 'zod/mini';
import { savingsAccount, savingsStatement } from '../../model/account.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode } from '../fields.js';

const params = z.object({ accountId: itemCode });

/** Empty for a customer who is no wine-reward member. */
export const listSavingsAccounts = defineEndpoint({
  id: 'listSavingsAccounts',
  method: 'GET',
  path: '/api/user/savingsaccounts',
  response: z.object({ accounts: z.array(savingsAccount) }),
  callers: 'hard',
  failures: [],
  evidence: 'specified',
  rules: ['IDENT-018', 'IDENT-022', 'ACCT-055'],
});

/** Fetches a savings account of a wine-reward member. */
export const getSavingsAccount = defineEndpoint({
  id: 'getSavingsAccount',
  method: 'GET',
  path: '/api/user/savingsaccounts/{accountId}',
  params,
  response: savingsAccount,
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['ACCT-053', 'ACCT-054', 'ACCT-056', 'ACCT-061'],
});

/** Fetches the movements of a savings account. */
export const getSavingsAccountStatement = defineEndpoint({
  id: 'getSavingsAccountStatement',
  method: 'GET',
  path: '/api/user/savingsaccounts/statement/{accountId}',
  params,
  response: savingsStatement,
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['ACCT-056', 'ACCT-059'],
});

/** Pays the whole balance back; there is nothing to refund in an empty account. */
export const refundSavingsAccount = defineEndpoint({
  id: 'refundSavingsAccount',
  method: 'POST',
  path: '/gvapi/user/savingsaccounts/refund/{accountId}',
  params,
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['ACCT-057', 'ACCT-060'],
});

/** From now on the balance is paid back by itself. No call is named that ends it. */
export const autoRefundSavingsAccount = defineEndpoint({
  id: 'autoRefundSavingsAccount',
  method: 'POST',
  path: '/gvapi/user/savingsaccounts/autorefund/{accountId}',
  params,
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['ACCT-058', 'ACCT-060'],
});
