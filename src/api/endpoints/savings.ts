/** Savings accounts of wine reward members. */

import * as z from 'zod/mini';
import { savingsAccount, savingsStatement } from '../../model/account.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode } from '../fields.js';

const params = z.object({
  /** Id of the account, as returned by `listSavingsAccounts`. */
  accountId: itemCode,
});

/** Lists the customer's savings accounts; empty without a wine reward. */
export const listSavingsAccounts = defineEndpoint({
  id: 'listSavingsAccounts',
  method: 'GET',
  path: '/api/user/savingsaccounts',
  response: z.object({
    /** The accounts. */
    accounts: z.array(savingsAccount),
  }),
  callers: 'hard',
  failures: [],
  evidence: 'specified',
  rules: ['IDENT-018', 'IDENT-022', 'ACCT-055'],
});

/** Fetches a savings account of a wine reward member. */
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

/** Fetches the transactions of a savings account. */
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

/** Refunds the whole balance of a savings account; refused when it is empty. */
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

/** Switches on automatic refunds of the balance. The documents mention no call to switch them off. */
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
