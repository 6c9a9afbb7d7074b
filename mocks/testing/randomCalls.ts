import fc from 'fast-check';
import { accountCalls } from './accountCalls.js';
import { inputs } from './callInputs.js';
import { planCalls } from './planCalls.js';
import { basketCalls, checkoutCalls } from './shopCalls.js';

export const calls = { ...basketCalls, ...checkoutCalls, ...accountCalls, ...planCalls };
type CallName = keyof typeof calls;

/** Often enough that there is something to look at. */
const ordered = (names: readonly (CallName | typeof timePasses)[]) => [names, names, names];

/** Time that passes between calls. */
export const timePasses = 'timePasses';

/** What shoppers do in one go: single calls, and the way to an order, which single ones seldom find. */
const sequenceNames: readonly (readonly (CallName | typeof timePasses)[])[] = [
  ...(Object.keys(calls) as CallName[]).map((name) => [name]),
  ['add'],
  ['add'],
  ['signIn'],
  ['signIn'],
  ['set'],
  ['skip'],
  ['change'],
  ['move'],
  ['cancel'],
  ['cancel'],
  ['cancel'],
  ['subscribe'],
  ...ordered([timePasses]),
  ...ordered(['signIn', 'payBySavings', timePasses]),
  ...ordered(['add', 'asGuest', 'deliverTo', 'deliverBy', 'showGoodCard', 'pay']),
  ...ordered(['add', 'asCustomer', 'deliverTo', 'deliverBy', 'showGoodCard', 'pay', 'pay']),
  ...ordered([
    'signIn',
    'add',
    'coupon',
    'asCustomer',
    'deliverTo',
    'deliverBy',
    'showGoodCard',
    'pay',
    'payInParts',
    'amend',
  ]),
];

/** One thing that is done: a course of calls, and what it is done with. */
export const sequence = fc.record({ names: fc.constantFrom(...sequenceNames), inputs });
export type CallSequence = typeof sequence extends fc.Arbitrary<infer One> ? One : never;
