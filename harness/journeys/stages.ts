import { type CheckoutStage, checkoutCalls, guestIn } from '../../mocks/testing/checkoutScenario.js';
import type { TestCall } from '../../mocks/testing/testCall.js';
import { brandById, type CheckoutStep, siteChoiceOfHost } from '../../src/entries/model.js';

export const wine = '/product/0651883';
export const door = '/jsp/checkout/common/checkout_guest_registered.jsp';
export const stepAddress = (step: CheckoutStep) => `/jsp/checkout/uk/common/checkout.jsp?step=${step}`;

export type Stage = 'basket' | CheckoutStage;

/**
 * Returns the calls that take the checkout of a guest or a signed-in customer to a stage.
 * @param shop brand, or brand and country, as in the name of the host
 */
export function callsTo(stage: Stage, isCustomer: boolean, shop: string): readonly TestCall[] {
  const choice = siteChoiceOfHost(`${shop}.localhost`);
  const { email, shippingAddress } = guestIn(choice.country ?? brandById(choice.brand).country);
  return [
    { method: 'PUT', address: '/api/cart/itemcode/0651883/2' },
    ...(stage === 'basket' ? [] : checkoutCalls(stage, { shippingAddress, ...(!isCustomer && { email }) })),
  ];
}
