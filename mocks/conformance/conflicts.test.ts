import { expect, test } from 'vitest';
import { endpoints, type OperationId } from '../../src/api/endpoints.js';
import type { ShopState } from '../backend/state.js';
import { addressOf, callsOf } from './calls.js';
import { callIn, visitOf } from './visits.js';

/** Returns the visit's state with everything ended: plans and memberships cancelled, and no open order. */
function overAndDone(): ShopState {
  const state = structuredClone(visitOf('hard'));
  for (const { plans, memberships } of Object.values(state.accounts))
    for (const subscription of [...Object.values(plans), ...Object.values(memberships)])
      subscription.status = 'CANCELLED';
  for (const session of Object.values(state.sessions)) delete session.checkout;
  return state;
}

const planOver = 'This plan has been cancelled.';
const noCheckout = 'There is no checkout under way.';

// A random run never reaches these, because it would have to cancel a plan and then make another call about it.
test.each<[OperationId, string]>([
  ['addWinePlanDeliveryAddress', planOver],
  ['addWinePlanDeliveryAddressV2', planOver],
  ['editWinePlanDeliveryAddressV2', planOver],
  ['getWinePlanNextCase', planOver],
  ['getWinePlanSaveOffer', planOver],
  ['listSubscriptionPaymentMethods', planOver],
  ['listSubscriptionWinePlanOptions', planOver],
  ['listWinePlanAddresses', planOver],
  ['listWinePlanDeliveryDates', planOver],
  ['listWinePlanDeliveryMethods', planOver],
  ['listWinePlanPaymentMethods', planOver],
  ['listWinePlanUpcomingCases', planOver],
  ['requestWineRewardStatement', 'This wine reward has been cancelled.'],
  ['setGiftMessages', noCheckout],
  ['setLabelMessages', noCheckout],
  ['setWinePlanBillingAddress', planOver],
  ['setWinePlanDeliveryAddress', planOver],
  ['switchSubscriptionPaymentOption', planOver],
  ['updateSubscriptionPayment', planOver],
])('%s on an ended plan, membership or order is a conflict that the table declares', (id, message) => {
  const row = endpoints[id];
  const state = overAndDone();
  for (const input of callsOf(row)) {
    const answer = callIn(state, row.method, addressOf(row, input), input.body);
    expect({ status: answer.status, message: answer.message }).toEqual({ status: 409, message });
    expect(answer.state).toEqual(state);
    expect(row.failures).toContain(409);
  }
});
