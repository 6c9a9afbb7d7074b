import { expect, test } from 'vitest';
import { emptyEVoucher, eVoucherFields, eVoucherPayload } from '../../rules/gifts/eVoucher.js';
import { createClient } from '../client.js';
import { addEVoucherToCart } from './vouchers.js';

/** Sends an e-voucher as typed, and returns the request as `METHOD address` and its body. */
async function sentFor(typed: Partial<typeof emptyEVoucher>, itemCode: string) {
  const sent: unknown[] = [];
  const client = createClient({
    fetch: async (url, { method = 'GET', body = '' } = {}) => {
      sent.push(`${method} ${url}`, JSON.parse(String(body)));
      return Response.json({ statusCode: 0 });
    },
  });
  const fields = eVoucherFields.parse({ ...emptyEVoucher, ...typed });
  await client.call(addEVoucherToCart, { body: eVoucherPayload(fields, itemCode) });
  return sent;
}

test('an e-voucher is sent as it was typed, whatever is in it [GIFT-032, GIFT-033, GIFT-034, GIFT-035, GIFT-036, GIFT-037, GIFT-038, GIFT-040]', async () => {
  const message = '  To you,\n\nO’Neil & “Sons” 🎂 <3 \n';
  expect(
    await sentFor(
      {
        custom: '040',
        recipientName: 'Zoë O’Neil-Ng, Jr.',
        recipientEmail: 'Zoe+007@Friend.example',
        verifyEmail: 'Zoe+007@Friend.example',
        message,
      },
      'EV00001',
    ),
  ).toEqual([
    'PUT /api/cart/eItemCode',
    {
      amount: '40',
      itemCode: 'EV00001',
      message,
      quantity: '1',
      recipientEmail: 'Zoe+007@Friend.example',
      recipientName: 'Zoë O’Neil-Ng, Jr.',
      salesCode: null,
      verifyEmail: 'Zoe+007@Friend.example',
    },
  ]);
});

test('the smallest, a preset and the largest amount are sent as text [GIFT-032, GIFT-037]', async () => {
  const good = {
    recipientName: 'Ida',
    recipientEmail: 'ida@a.example',
    verifyEmail: 'ida@a.example',
    message: 'Cheers',
  };
  for (const [typed, amount] of [
    [{ custom: '1' }, '1'],
    [{ preset: '100' }, '100'],
    [{ custom: '£500.00' }, '500'],
  ] as const) {
    const [, body] = await sentFor({ ...good, ...typed }, 'EVTEST1');
    expect(body).toMatchObject({ amount, quantity: '1' });
  }
});
