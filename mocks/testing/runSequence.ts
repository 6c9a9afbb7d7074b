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

/** A call that was just made, and the shop before and after it. */
export interface Moment {
  readonly shop: RecordedShop;
  readonly session: string;
  readonly call: TestCall;
  readonly status: number;
  readonly before: ShopState;
  readonly after: ShopState;
}

/** What holds after every call, whatever was called. It throws where it does not. */
export type Rule = (moment: Moment) => void;

/** A refusal is one that the documents know of, and changes nothing. */
export const refusals: Rule = ({ status, before, after }) => {
  expect([200, 401, 404, 409, 422]).toContain(status);
  if (status !== 200) expect(after).toBe(before);
};

const daysOf = ({ days }: CallInputs): number => Math.abs(days) % 32;

/** A move of the clock as the mock over HTTP takes it: no call of the API. */
const clockMove = (inputs: CallInputs): TestCall => ({
  method: 'POST',
  address: '/__mock/clock',
  body: { days: daysOf(inputs) },
});

function passDays(shop: RecordedShop, inputs: CallInputs): { status: number } {
  shop.passDays(daysOf(inputs));
  return { status: 200 };
}

/** Does these things in a new shop, and holds every call against every rule.
 * @throws BrokenRule at the first call after which one does not hold, or that fails itself. */
export function runSequence(
  settings: Settings,
  sequences: readonly CallSequence[],
  rules: readonly Rule[],
): RecordedShop {
  const shop = recordedShop(settings);
  // All visits are there, so that a refusal leaves nothing behind.
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
    // A page that is loaded anew looks at all of it before it goes on.
    expect(stateSchema.safeParse(shop.state()).error).toBeUndefined();
  } catch (error) {
    throw new BrokenRule(error, latest, shop.recording());
  }
  return shop;
}
