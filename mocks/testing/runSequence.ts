import { expect } from 'vitest';
import type { ShopState } from '../backend/state.js';
import { stateSchema } from '../backend/stateSchema.js';
import type { Settings } from '../world/settings.js';
import type { CallInputs } from './callInputs.js';
import { BrokenRule } from './properties.js';
import { type CallSequence, calls, timePasses } from './randomCalls.js';
import { type RecordedShop, recordedShop } from './recordedShop.js';
import type { TestCall } from './testCall.js';
import { visits } from './visits.js';

/** A call, with the shop before and after it. */
export interface Moment {
  readonly shop: RecordedShop;
  readonly session: string;
  readonly call: TestCall;
  readonly status: number;
  readonly before: ShopState;
  readonly after: ShopState;
}

/** A rule that holds after every call. It throws if the rule is broken. */
export type Rule = (moment: Moment) => void;

/** A refusal has a documented status and changes nothing. */
export const refusals: Rule = ({ status, before, after }) => {
  expect([200, 401, 404, 409, 422]).toContain(status);
  if (status !== 200) expect(after).toBe(before);
};

const daysOf = ({ days }: CallInputs): number => Math.abs(days) % 32;

/** Returns a clock move as a request to the mock over HTTP. It is not a call of the API. */
const clockMove = (inputs: CallInputs): TestCall => ({
  method: 'POST',
  address: '/__mock/clock',
  body: { days: daysOf(inputs) },
});

function passDays(shop: RecordedShop, inputs: CallInputs): { status: number } {
  shop.passDays(daysOf(inputs));
  return { status: 200 };
}

/**
 * Runs sequences in a new shop, and checks every call against every rule.
 * @throws BrokenRule at the first call that breaks a rule, or that fails itself
 */
export function runSequence(
  settings: Settings,
  sequences: readonly CallSequence[],
  rules: readonly Rule[],
): RecordedShop {
  const shop = recordedShop(settings);
  // All sessions exist from the start, so that a refusal leaves nothing behind.
  for (const session of visits) shop.call(session, { method: 'GET', address: '/api/cart/list?validate=true' });
  let latest = '';
  try {
    for (const { names, inputs } of sequences)
      for (const name of names) {
        const before = shop.state();
        const call = name === timePasses ? clockMove(inputs) : calls[name](inputs, shop);
        latest = `${call.method} ${call.address}`;
        const { status } = name === timePasses ? passDays(shop, inputs) : shop.call(inputs.session, call);
        for (const rule of rules) rule({ shop, session: inputs.session, call, status, before, after: shop.state() });
      }
    // A page validates the whole state when it loads.
    expect(stateSchema.safeParse(shop.state()).error).toBeUndefined();
  } catch (error) {
    throw new BrokenRule(error, latest, shop.recording());
  }
  return shop;
}
