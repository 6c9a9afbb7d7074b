import { expect, test } from 'vitest';
import { acceptance, rejection } from './amendment.js';

const wine = { type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: '0651883' };
const plan = { type: 'WINEPLAN', rule: 'hero', itemCode: '00081WP' };

test('accepting an offer sends every item with its quantity and its offer, and permission to charge the card', () => {
  expect(
    acceptance('W1234567', [
      { offer: wine, quantity: 2 },
      { offer: plan, quantity: 1 },
    ]),
  ).toEqual({
    orderId: 'W1234567',
    action: 'ACCEPT',
    itemDetails: [
      { itemCode: '0651883', quantity: 2, upsellOfferDetails: { type: 'FILL_THE_CASE', rule: 'upsellonly' } },
      { itemCode: '00081WP', quantity: 1, upsellOfferDetails: { type: 'WINEPLAN', rule: 'hero' } },
    ],
    cardPermission: { category: 'PAYMENT', state: 'GRANTED', code: 'COF' },
  });
});

test('rejecting an offer sends nothing else', () => {
  expect(rejection('W1234567')).toEqual({ orderId: 'W1234567', action: 'REJECT' });
});
