import { expect, test } from 'vitest';
import {
  autoRefundSavingsAccount,
  getSavingsAccount,
  getSavingsAccountStatement,
  listSavingsAccounts,
  refundSavingsAccount,
} from '../../../src/api/endpoints/savings.js';
import { minorUnits } from '../../../src/rules/common/money.js';
import { refusal, signedInShop } from '../../testing/testShop.js';
import { testVisit } from '../../testing/testVisit.js';
import type { Persona } from '../../world/personas.js';
import { refundMonthly } from './savings.js';

async function memberShop(persona: Persona = 'wine-reward', brand = 'law') {
  const shop = await signedInShop(persona, brand);
  const { accounts } = await shop.client.call(listSavingsAccounts);
  return { ...shop, accounts, params: { accountId: accounts[0]?.accountId ?? 'none' } };
}

test.each(['law', 'hsb'])('on %s list, details and statement agree on the balance [ACCT-055]', async (brand) => {
  const { client, accounts, params } = await memberShop('wine-reward', brand);
  const details = await client.call(getSavingsAccount, { params });
  expect(accounts).toEqual([details]);
  const { entries } = await client.call(getSavingsAccountStatement, { params });
  const sum = entries.reduce((total, { amount }) => total + minorUnits(amount), 0);
  expect(sum).toBe(minorUnits(details.balance));
  expect(details.balance).toBe(brand === 'hsb' ? 24_000 : 240);
  const days = entries.map(({ dateAsString }) => dateAsString.split('/').reverse().join(''));
  expect(days).toEqual([...days].sort().reverse());
});

test('a refund returns the whole balance, once [ACCT-053, ACCT-054]', async () => {
  const { client, params } = await memberShop();
  await client.call(refundSavingsAccount, { params });
  expect(await client.call(getSavingsAccount, { params })).toMatchObject({ balance: 0 });
  expect((await client.call(getSavingsAccountStatement, { params })).entries[0]).toEqual({
    dateAsString: '24/11/2026',
    description: 'Refund',
    amount: -240,
  });
  expect(await refusal(client.call(refundSavingsAccount, { params }))).toMatchObject({
    status: 409,
    serverMessage: 'There is nothing to refund.',
  });
});

test('an automatic refund stays on, even if requested again', async () => {
  const { client, params } = await memberShop();
  const isOn = async () => (await client.call(getSavingsAccount, { params })).autoRefund;
  expect(await isOn()).toBe(false);
  await client.call(autoRefundSavingsAccount, { params });
  await client.call(autoRefundSavingsAccount, { params });
  expect(await isOn()).toBe(true);
});

test('only wine-reward members have savings, and cannot read another’s [ACCT-053]', async () => {
  expect((await memberShop('heavy')).accounts).toHaveLength(1);
  const { params } = await memberShop('wine-reward');
  for (const persona of ['standard', 'new', 'empty', 'unlimited', 'heavy'] as const) {
    const { client, accounts } = await memberShop(persona);
    if (persona !== 'heavy') expect(accounts).toEqual([]);
    for (const row of [getSavingsAccount, getSavingsAccountStatement, refundSavingsAccount, autoRefundSavingsAccount])
      expect(await refusal(client.call(row, { params }))).toMatchObject({ status: 404 });
  }
});

test('a customer who is only recognised may not see the savings', async () => {
  const { mock, client, params } = await memberShop();
  await mock.configure({ login: 'soft' }, 'one');
  expect(await refusal(client.call(listSavingsAccounts))).toMatchObject({ status: 401 });
  expect(await refusal(client.call(getSavingsAccount, { params }))).toMatchObject({ status: 401 });
});

test.each<Persona>(['wine-reward', 'heavy'])('no money of %s is older than the membership', (persona) => {
  const visit = testVisit(persona);
  const dayOf = (text = '') => text.split('/').reverse().join('-');
  const held = visit.answer('listSubscriptions').find(({ type }) => type === 'WINEREWARD');
  const [account] = visit.answer('listSavingsAccounts').accounts;
  const { entries } = visit.answer('getSavingsAccountStatement', { params: { accountId: account!.accountId } });
  expect(account?.balance).toBe(240);
  expect(entries.at(-1)).toMatchObject({
    description: 'First payment',
    dateAsString: held?.enrollmentFromDateAsString,
  });
  const days = entries.map(({ dateAsString }) => dayOf(dateAsString));
  expect(days).toEqual(days.toSorted().reverse());
});

test('automatic refunds come on the first of the month, and on no other day that ends in 1', () => {
  const savings = {
    accountId: 'WR1',
    entries: [{ dateAsString: '01/11/2026', description: 'First payment', amount: 1 }],
  };
  for (const [day, count] of [
    ['2026-12-01', 2],
    ['2026-12-11', 1],
    ['2026-12-21', 1],
    ['2026-12-31', 1],
  ] as const) {
    const account = {
      ...testVisit('wine-reward').account(),
      savings: { ...structuredClone(savings), autoRefund: true },
    };
    refundMonthly(account, day);
    expect(account.savings.entries).toHaveLength(count);
  }
});
