import { expect, test } from 'vitest';
import { routeOf } from '../../../../mocks/backend/backend.js';
import { handleCall, newShop } from '../../../../mocks/engine/simulation.js';
import { defaultSettings } from '../../../../mocks/world/settings.js';
import { root } from '../../tools.mjs';
import { callsIn, type Document } from './client/document.js';
import { addressOf } from './client/requests.js';
import { examplesIn } from './client/shapes.js';
import { describedOpenApi } from './described.js';

const document = JSON.parse(JSON.stringify(describedOpenApi(root, '1.2.3'))) as Document;

/** Calls about a basket, an order or a sync that has to be begun first. */
const needing = new Set([
  'applyCheckoutCoupon',
  'getOrderUpsellOffers',
  'removeCartItem',
  'removeCartItemByCommerceId',
  'setCartItemQuantity',
  'swapFreeGift',
]);

test('the example of every call with a path parameter works in a new shop, for the customer who has everything', () => {
  const shop = newShop({ ...defaultSettings('law'), persona: 'heavy', login: 'hard', latency: 0 });
  const calls = callsIn(document).filter(({ path }) => path.includes('{'));
  const failing = calls.flatMap((call) => {
    const { operationId, parameters = [], requestBody } = call.operation;
    const given = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
    const [body] = Object.values(requestBody?.content ?? {}).flatMap(examplesIn);
    const address = addressOf({ ...call, given });
    const route = routeOf(call.method, address);
    if (!route) return [`${operationId}: no call at ${address}`];
    const { outcome } = handleCall(shop, { method: call.method, address, body, sessionId: 'one' }, route);
    const status = outcome.type === 'answer' ? outcome.status : outcome.type;
    return status === 200 ? [] : [`${operationId}: ${status} ${JSON.stringify((outcome as { body?: unknown }).body)}`];
  });
  expect(calls.length).toBeGreaterThan(80);
  expect(failing.filter((text) => !needing.has(text.split(':')[0] ?? ''))).toEqual([]);
  expect(failing.length).toBe(needing.size);
});
