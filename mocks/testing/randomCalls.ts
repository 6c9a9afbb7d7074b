import fc from 'fast-check';
import { accountCalls } from './accountCalls.js';
import { inputs } from './callInputs.js';
import { planCalls } from './planCalls.js';
import { basketCalls, checkoutCalls } from './shopCalls.js';

export const calls = { ...basketCalls, ...checkoutCalls, ...accountCalls, ...planCalls };
type CallName = keyof typeof calls;

/** Returns a sequence three times, so that it is drawn often enough. */
const ordered = (names: readonly (CallName | typeof timePasses)[]) => [names, names, names];

/** Name of the step that moves the clock between calls. */
export const timePasses = 'timePasses';

/** Sequences that shoppers perform: single calls, and all steps to an order, which single calls seldom complete. */
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

/** One random sequence of calls with its inputs. */
export const sequence = fc.record({ names: fc.constantFrom(...sequenceNames), inputs });
export type CallSequence = typeof sequence extends fc.Arbitrary<infer One> ? One : never;
