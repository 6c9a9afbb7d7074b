import type { Page } from 'playwright-core';
import { type CheckoutStage, checkoutCalls, guestIn } from '../../mocks/testing/checkoutScenario.js';
import type { TestCall } from '../../mocks/testing/testCall.js';
import { brandById, type CheckoutStep, siteChoiceOfHost } from '../../src/entries/model.js';

export const wine = '/product/0651883';
export const door = '/jsp/checkout/common/checkout_guest_registered.jsp';
export const stepAddress = (step: CheckoutStep) => `/jsp/checkout/uk/common/checkout.jsp?step=${step}`;

export type Stage = 'basket' | CheckoutStage;

function callsTo(stage: Stage, isCustomer: boolean, shop: string): readonly TestCall[] {
  const choice = siteChoiceOfHost(`${shop}.localhost`);
  const { email, shippingAddress } = guestIn(choice.country ?? brandById(choice.brand).country);
  return [
    { method: 'PUT', address: '/api/cart/itemcode/0651883/2' },
    ...(stage === 'basket' ? [] : checkoutCalls(stage, { shippingAddress, ...(!isCustomer && { email }) })),
  ];
}

/**
 * Takes the checkout of a guest or a signed-in customer to a stage, with the calls of the page they are on.
 * @param shop brand, or brand and country, as in the name of the host
 * @throws Error when the shop refuses a call
 */
export async function bringTo(page: Page, stage: Stage, isCustomer: boolean, shop: string): Promise<void> {
  for (const call of callsTo(stage, isCustomer, shop)) {
    const status = await page.evaluate(async ({ method, address, body }) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method, headers, body: JSON.stringify(body) })).status;
    }, call);
    if (status !== 200) throw new Error(`${call.method} ${call.address} was answered with ${status}`);
  }
}
