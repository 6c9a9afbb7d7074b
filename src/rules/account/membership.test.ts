import { expect, test } from 'vitest';
import { isUnlimitedMember } from '../common/unlimitedMember.js';
import {
  afterLastDay,
  hasWineRewards,
  membershipFlags,
  membershipKind,
  renewalDay,
  showsBalance,
} from './membership.js';

const holding = (...subscriptions: { type: string; status: string; schemeTypes?: string[]; types?: string[] }[]) =>
  isUnlimitedMember({ trustedDetails: { subscriptions } });

test('an active free-shipping scheme makes an Unlimited member, in any of its spellings [IDENT-116]', () => {
  for (const spelling of ['FreeShip', 'FREESHIP']) {
    expect(holding({ type: spelling, status: 'ACTIVE' })).toBe(true);
    expect(holding({ type: 'OTHER', status: 'ACTIVE', schemeTypes: ['GIFT', spelling] })).toBe(true);
    expect(holding({ type: 'OTHER', status: 'ACTIVE', types: ['GIFT', spelling] })).toBe(true);
  }
  for (const other of ['Freeship', 'FREE_SHIP']) {
    expect(holding({ type: other, status: 'ACTIVE' })).toBe(false);
    expect(holding({ type: 'OTHER', status: 'ACTIVE', schemeTypes: [other], types: [other] })).toBe(false);
  }
});

test('only ACTIVE counts [IDENT-121]', () => {
  for (const status of ['SUSPENDED', 'CANCELLED', 'EXPIRED', 'PENDING', 'INACTIVE', 'active', ''])
    expect(holding({ type: 'FREESHIP', status })).toBe(false);
  for (const list of [{ schemeTypes: ['FreeShip'] }, { types: ['FREESHIP'] }])
    expect(holding({ type: 'OTHER', status: 'SUSPENDED', ...list })).toBe(false);
  expect(holding({ type: 'FreeShip', status: 'SUSPENDED' })).toBe(false);
  // The status of another subscription does not count.
  expect(holding({ type: 'FREESHIP', status: 'SUSPENDED' }, { type: 'WINEPLAN', status: 'ACTIVE' })).toBe(false);
  expect(holding({ type: 'WINEPLAN', status: 'ACTIVE' }, { type: 'FREESHIP', status: 'CANCELLED' })).toBe(false);
  // One that ended before does not hide one that is active, nor one that ended after it.
  const [active, ended] = ['ACTIVE', 'CANCELLED'].map((status) => ({ type: 'FREESHIP', status }));
  expect([holding(ended!, active!), holding(active!, ended!), holding(ended!, ended!)]).toEqual([true, true, false]);
});

test('other schemes do not count, and one free-shipping scheme among several is enough', () => {
  const plan = { type: 'WINEPLAN', status: 'ACTIVE' };
  expect(holding(plan)).toBe(false);
  expect(holding(plan, { type: 'FREESHIP', status: 'ACTIVE' })).toBe(true);
  expect(isUnlimitedMember(undefined)).toBe(false);
});

const kindOf = (type: string, schemeId?: string) =>
  membershipKind({ type, status: 'ACTIVE', ...(schemeId && { schemeId }) });

test('the type of a subscription decides which of six memberships it is [IDENT-085, IDENT-086, IDENT-087, IDENT-088, IDENT-089, IDENT-090]', () => {
  expect(kindOf('FREESHIP')).toBe('unlimited');
  expect(kindOf('PREMIERE')).toBe('premiere');
  expect(kindOf('WINEPLAN')).toBe('winePlan');
  expect(kindOf('WINEREWARD')).toBe('wineReward');
  expect(kindOf('STORAGE')).toBe('storage');
  expect(kindOf('CONFRERE')).toBe('confrere');
  for (const other of ['WINE_PLAN', 'WINEREWARDS', 'Premiere', 'constructor']) expect(kindOf(other)).toBeUndefined();
});

test('the type of a subscription decides even if its scheme is that of another membership [IDENT-085, IDENT-086, IDENT-087, IDENT-088, IDENT-089, IDENT-090]', () => {
  expect(kindOf('FREESHIP', 'PREM')).toBe('unlimited');
  expect(kindOf('FreeShip', 'CONF')).toBe('unlimited');
  expect(kindOf('PREMIERE', 'CONF')).toBe('premiere');
  expect(kindOf('WINEPLAN', 'UNLT')).toBe('winePlan');
  expect(kindOf('WINEREWARD', 'CNFM')).toBe('wineReward');
  expect(kindOf('STORAGE', 'PREM')).toBe('storage');
  expect(kindOf('CONFRERE', 'UNLT')).toBe('confrere');
});

test('the scheme decides the membership when the type does not, and two schemes are not memberships [IDENT-085, IDENT-086, IDENT-087, IDENT-090]', () => {
  expect(kindOf('', 'UNLT')).toBe('unlimited');
  expect(kindOf('', 'PREM')).toBe('premiere');
  for (const scheme of ['CONF', 'CNF6', 'CNFM']) expect(kindOf('', scheme)).toBe('confrere');
  for (const scheme of ['LWGO', 'CP', undefined]) expect(kindOf('', scheme)).toBeUndefined();
  // A type that says nothing is no better than none.
  expect(['UNLT', 'PREM', 'CONF', 'LWGO', 'CP'].map((scheme) => kindOf('OTHER', scheme))).toEqual([
    'unlimited',
    'premiere',
    'confrere',
    undefined,
    undefined,
  ]);
});

test('a free-shipping scheme makes it the Unlimited membership, in either list of types [IDENT-085, IDENT-116]', () => {
  for (const spelling of ['FreeShip', 'FREESHIP'])
    for (const list of [{ schemeTypes: ['GIFT', spelling] }, { schemeTypes: [], types: ['GIFT', spelling] }])
      expect(membershipKind({ type: 'OTHER', schemeId: 'CP', status: 'ACTIVE', ...list })).toBe('unlimited');
  expect(membershipKind({ type: 'OTHER', status: 'ACTIVE', schemeTypes: ['GIFT'], types: ['GIFT'] })).toBeUndefined();
});

const both = ['WINE_REWARD_SUBSCRIPTION_ACTIVE', 'WINE_REWARD_ACCOUNT_OPEN'];
const withFeatures = (features: string[]) => ({ userDetails: { profileClassifications: { features } } });

test('wine rewards need both features [IDENT-123, IDENT-124]', () => {
  expect(hasWineRewards(withFeatures(both))).toBe(true);
  expect(hasWineRewards(withFeatures(['OTHER', ...both.toReversed()]))).toBe(true);
  for (const one of both) {
    expect(hasWineRewards(withFeatures([one, 'OTHER']))).toBe(false);
    expect(hasWineRewards(withFeatures([one, one]))).toBe(false);
    expect(hasWineRewards(withFeatures(both.map((name) => (name === one ? `${name}_PENDING` : name))))).toBe(false);
  }
  expect(hasWineRewards(withFeatures([]))).toBe(false);
  expect(hasWineRewards(undefined)).toBe(false);
});

test.each([
  ['unlimited', 'FREESHIP'],
  ['premiere', 'PREMIERE'],
  ['storage', 'STORAGE'],
])('the flag %s is that of an active membership only [IDENT-121]', (flag, type) => {
  const flagsAt = (status: string) => [...membershipFlags({ trustedDetails: { subscriptions: [{ type, status }] } })];
  expect(flagsAt('ACTIVE')).toEqual([flag]);
  for (const status of ['SUSPENDED', 'CANCELLED', 'EXPIRED', 'PENDING', 'active', ''])
    expect(flagsAt(status)).toEqual([]);
});

test('a suspended plan of a free-shipping scheme has no flag [IDENT-121]', () => {
  const flagsAt = (status: string) => [
    ...membershipFlags({
      trustedDetails: { subscriptions: [{ type: 'WINEPLAN', schemeTypes: ['FreeShip'], status }] },
    }),
  ];
  expect([flagsAt('ACTIVE'), flagsAt('SUSPENDED')]).toEqual([['unlimited'], []]);
});

test('a plan has its flag whatever has become of other plans', () => {
  const flagsOf = (...statuses: string[]) => {
    const subscriptions = statuses.map((status) => ({ type: 'WINEPLAN', status }));
    return [...membershipFlags({ trustedDetails: { subscriptions } })];
  };
  expect(flagsOf('ACTIVE', 'CANCELLED')).toEqual(['winePlan']);
  expect(flagsOf('CANCELLED', 'ACTIVE')).toEqual(['winePlan']);
  expect(flagsOf('CANCELLED')).toEqual([]);
});

test('five memberships have a flag: a plan also while suspended, wine rewards only through their features [IDENT-123, IDENT-124]', () => {
  const profile = {
    trustedDetails: {
      subscriptions: [
        { type: 'FREESHIP', status: 'SUSPENDED' },
        { type: 'PREMIERE', status: 'ACTIVE' },
        { type: 'WINEPLAN', status: 'SUSPENDED' },
        { type: 'WINEREWARD', status: 'ACTIVE' },
        { type: 'CONFRERE', status: 'ACTIVE' },
      ],
    },
  };
  expect([...membershipFlags(profile)]).toEqual(['premiere', 'winePlan']);
  expect([...membershipFlags({ ...profile, ...withFeatures(both) })]).toEqual(['premiere', 'winePlan', 'wineReward']);
  for (const one of both)
    expect([...membershipFlags({ ...profile, ...withFeatures([one]) })]).toEqual(['premiere', 'winePlan']);
});

test('a free-shipping membership renews the day after its end, across months and years [IDENT-122, BRAND-064]', () => {
  const until = (more: object) => renewalDay({ type: 'FREESHIP', status: 'ACTIVE', ...more });
  expect(until({ enrollmentToDateAsString: '30/11/2026' })).toBe('2026-12-01');
  expect(until({ enrollmentToDateAsString: '31/12/2026' })).toBe('2027-01-01');
  expect(until({ enrollmentToDate: Date.UTC(2028, 1, 28), enrollmentToDateAsString: '01/01/2020' })).toBe('2028-02-29');
  expect(until({ enrollmentToDate: Date.UTC(2026, 10, 30, 23, 59) })).toBe('2026-12-01');
  expect(until({ enrollmentToDate: Date.UTC(2027, 1, 28) })).toBe('2027-03-01');
  // The nights on which the clocks change in Britain, New York and Sydney.
  for (const [last, next] of [
    ['24/10/2026', '2026-10-25'],
    ['25/10/2026', '2026-10-26'],
    ['27/03/2027', '2027-03-28'],
    ['01/11/2026', '2026-11-02'],
    ['03/04/2027', '2027-04-04'],
  ])
    expect(until({ enrollmentToDateAsString: last })).toBe(next);
  for (const scheme of [
    { type: 'OTHER', schemeTypes: ['FreeShip'] },
    { type: 'OTHER', types: ['FREESHIP'] },
    { type: 'FreeShip' },
  ])
    expect(until({ ...scheme, enrollmentToDateAsString: '28/02/2027' })).toBe('2027-03-01');
  expect(until({})).toBeUndefined();
  expect(renewalDay({ type: 'PREMIERE', status: 'ACTIVE', enrollmentToDateAsString: '30/11/2026' })).toBeUndefined();
});

test('a membership that does not renew has no renewal day', () => {
  const until = { type: 'FREESHIP', status: 'ACTIVE', enrollmentToDateAsString: '28/02/2027' };
  expect(renewalDay({ ...until, autoRenew: false })).toBeUndefined();
  expect(renewalDay({ ...until, autoRenew: true })).toBe('2027-03-01');
});

test('a subscription renews or ends after its last day, and continues if it has no last day', () => {
  const membership = { type: 'FREESHIP', status: 'ACTIVE', autoRenew: true };
  expect(afterLastDay({ ...membership, enrollmentToDateAsString: '28/02/2027' })).toBe('renews');
  expect(afterLastDay({ ...membership, enrollmentToDate: Date.UTC(2027, 1, 28) })).toBe('renews');
  expect(afterLastDay({ ...membership, enrollmentToDateAsString: '28/02/2027', autoRenew: false })).toBe('ends');
  expect(afterLastDay(membership)).toBe('goesOn');
  expect(afterLastDay({ ...membership, autoRenew: false })).toBe('ends');
});

const member = ['WINE_REWARD_SUBSCRIPTION_ACTIVE', 'WINE_REWARD_ACCOUNT_OPEN'];
const levelAnd = (securityStatus: number, features: string[]) =>
  showsBalance({ securityStatus, userDetails: { profileClassifications: { features } } });

test('the balance is shown to a wine reward member at security level 4 or 5 [IDENT-123]', () => {
  expect([5, 4].map((level) => levelAnd(level, member))).toEqual([true, true]);
});

test('the balance is shown neither to a member below that level nor to anyone else [IDENT-124]', () => {
  expect([3, 2, 1, 0].map((level) => levelAnd(level, member))).toEqual([false, false, false, false]);
  for (const features of [[], member.slice(0, 1), member.slice(1)]) expect(levelAnd(5, features)).toBe(false);
  expect(showsBalance(undefined)).toBe(false);
});
