import { describe, expect, test } from 'vitest';
import { getCart } from '../../../src/api/endpoints/basket.js';
import { getFuturePaymentsByCart } from '../../../src/api/endpoints/offers.js';
import { addEVoucherToCart, applyCheckoutCoupon } from '../../../src/api/endpoints/vouchers.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { refusal, testShop } from '../../testing/testShop.js';

describe('an e-voucher', () => {
  const body = {
    itemCode: 'EVTEST1',
    quantity: '1',
    recipientEmail: 'ida@shopper.example',
    recipientName: 'Ida',
    verifyEmail: 'ida@shopper.example',
    message: 'Happy birthday 🎂 <3',
    amount: '25',
    salesCode: null,
  } as const;

  test.each([
    ['law', 25, undefined],
    ['hsb', 25, 2500],
  ])('on %s costs its value, and is not delivered', async (brand, total, points) => {
    const { client } = testShop(brand);
    await client.call(addEVoucherToCart, { body });
    const { lineItems, numBottles, orderPriceInfo, orderPointsInfo } = await client.call(getCart);
    expect(lineItems).toMatchObject([{ product: { itemCode: 'EVTEST1', name: 'Gift E-Voucher' }, quantity: 1 }]);
    expect(numBottles).toBe(0);
    expect(orderPriceInfo).toMatchObject({ total, shipping: 0 });
    expect(orderPointsInfo?.total).toBe(points);
  });

  test('for each person has a line of its own, with or without the giver’s name [GIFT-018, GIFT-033, GIFT-039]', async () => {
    const { client, saved } = testShop();
    await client.call(addEVoucherToCart, { body });
    await client.call(addEVoucherToCart, { body: { ...body, amount: '500', name: 'Tom', salesCode: undefined } });
    expect((await client.call(getCart)).orderPriceInfo.total).toBe(525);
    expect(saved()?.state.sessions['visit one']?.basket.map(({ eVoucher }) => eVoucher)).toMatchObject([
      { amount: 25, recipientName: 'Ida', message: body.message },
      { amount: 500, recipientName: 'Ida', name: 'Tom' },
    ]);
  });

  test('is paid for immediately, without later payments', async () => {
    const { client } = testShop();
    await client.call(addEVoucherToCart, { body });
    expect(await client.call(getFuturePaymentsByCart)).toEqual([]);
  });

  test('has no delivery charge, and cannot be bought with a voucher', async () => {
    const { client, add } = testShop();
    const apply = (voucher: string) => client.call(applyCheckoutCoupon, { params: { voucher } });
    await client.call(addEVoucherToCart, { body: { ...body, amount: '100' } });
    expect(await refusal(apply('WELCOME10'))).toMatchObject({ status: 409 });
    await add(notable.wine, 2);
    await apply('WELCOME10');
    expect((await client.call(getCart)).orderPriceInfo).toMatchObject({ savings: 10, shipping: 7.99, total: 129.97 });
  });

  test('has another code on a live host [BRAND-061, GIFT-031]', async () => {
    const { mock, client } = testShop();
    await mock.configure({ host: 'live' }, 'one');
    expect(await refusal(client.call(addEVoucherToCart, { body }))).toMatchObject({ status: 404 });
    await client.call(addEVoucherToCart, { body: { ...body, itemCode: 'EV00001' } });
    for (const host of ['test', 'dev'] as const) {
      await mock.configure({ host }, 'one');
      const live = { ...body, itemCode: 'EV00001' };
      expect(await refusal(client.call(addEVoucherToCart, { body: live }))).toMatchObject({ status: 404 });
      await client.call(addEVoucherToCart, { body });
    }
  });

  test.each([
    [{ recipientName: '' }, /^recipientName: /],
    [{ recipientName: undefined }, /^recipientName: /],
    [{ recipientEmail: undefined, verifyEmail: undefined }, /^recipientEmail: /],
    [{ message: undefined }, /^message: /],
    [{ recipientEmail: 'ida', verifyEmail: 'ida' }, /^recipientEmail: /],
    [{ message: '' }, /^message: /],
    [{ message: 'm'.repeat(201) }, /^message: /],
    [{ quantity: '2' }, /^quantity: /],
    [{ quantity: 1 }, /^quantity: /],
    [{ quantity: undefined }, /^quantity: /],
    [{ itemCode: undefined }, /^itemCode: /],
    [{ salesCode: 'SPRING' }, /^salesCode: /],
    [{ name: 7 }, /^name: /],
    [{ name: 'n'.repeat(101) }, /^name: /],
  ])(
    'with %j is refused [GIFT-033, GIFT-034, GIFT-036, GIFT-037, GIFT-038, GIFT-039, GIFT-040]',
    async (more, message) => {
      const { client } = testShop();
      const sent = { ...body, ...(more as object) };
      expect((await refusal(client.call(addEVoucherToCart, { body: sent })))?.serverMessage).toMatch(message);
    },
  );

  test.each([
    ['501', 'amount: must be from 1 to 500'],
    ['0', 'amount: must be from 1 to 500'],
    ['-5', 'amount: must be a whole number'],
    ['2.5', 'amount: must be a whole number'],
    ['1e2', 'amount: must be a whole number'],
    // A number instead of a string.
    [25, expect.stringMatching(/^amount: /)],
  ])('for %s is refused [GIFT-032]', async (amount, message) => {
    const { client } = testShop();
    const sent = { ...body, amount: amount as string };
    expect((await refusal(client.call(addEVoucherToCart, { body: sent })))?.serverMessage).toEqual(message);
  });

  test('with two different addresses is refused [GIFT-035]', async () => {
    const { client } = testShop();
    const other = { ...body, verifyEmail: 'ada@shopper.example' };
    expect((await refusal(client.call(addEVoucherToCart, { body: other })))?.serverMessage).toMatch(/^verifyEmail: /);
  });
});
