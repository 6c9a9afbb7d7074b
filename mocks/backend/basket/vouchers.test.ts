import { describe, expect, test } from 'vitest';
import { getCart, removeCartItemByCommerceId, setCartItemQuantity } from '../../../src/api/endpoints/basket.js';
import {
  addCheckoutShippingAddressV2,
  createRegisteredCheckout,
  listCheckoutOrders,
  payAndCommit,
  payerAuth,
  setCheckoutShippingMethod,
} from '../../../src/api/endpoints/checkout.js';
import { listPurchases } from '../../../src/api/endpoints/customer.js';
import { logout } from '../../../src/api/endpoints/identity.js';
import {
  applyCheckoutCoupon,
  listVouchers,
  redeemVoucher,
  validateVoucher,
} from '../../../src/api/endpoints/vouchers.js';
import { minorUnits } from '../../../src/rules/common/money.js';
import type { Mock } from '../../engine/mock.js';
import { homeAddressOf } from '../../fixtures/addresses.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { planSchemes } from '../../fixtures/plans.js';
import { order } from '../../testing/testOrder.js';
import { clientOf, refusal, signedInShop } from '../../testing/testShop.js';
import { testVisit } from '../../testing/testVisit.js';
import { testCards, tokenOfCard } from '../../world/cardProvider.js';
import type { Persona } from '../../world/personas.js';

async function accountShop(persona: Persona = 'standard', brand = 'law') {
  const shop = await signedInShop(persona, brand);
  return { ...shop, ...visitOf(shop.mock) };
}

function visitOf(mock: Mock, sessionId = 'one') {
  const visit = clientOf(mock, sessionId);
  const { client } = visit;
  const apply = (voucher: string) => client.call(applyCheckoutCoupon, { params: { voucher } });
  const prices = async () => (await client.call(getCart)).orderPriceInfo;
  const place = async () => {
    await client.call(createRegisteredCheckout);
    await client.call(addCheckoutShippingAddressV2, {
      body: {
        shippingDetail: { shippingAddress: homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, 'uk') },
        options: { createBillingAddrflag: false },
      },
    });
    await client.call(setCheckoutShippingMethod, { body: { shippingMethod: 'STD' } });
    const transientToken = tokenOfCard(testCards.approved);
    await client.call(payerAuth, { params: { cardProvider: 'examplepay' }, body: { transientToken } });
    const [order] = await client.call(listCheckoutOrders);
    await client.call(payAndCommit, { body: { paymentDetails: order?.paymentDetails ?? [] } });
    return order;
  };
  return { ...visit, apply, prices, place };
}

describe('vouchers of an account', () => {
  test('a code is checked, redeemed once, and then listed [GIFT-047]', async () => {
    const { client } = await accountShop('new');
    const params = { voucherCode: 'WELCOME10' };
    expect(await client.call(listVouchers)).toEqual({ vouchers: [] });
    const voucher = await client.call(validateVoucher, { params });
    expect(voucher).toMatchObject({ voucherCode: 'WELCOME10', amount: 10, minimumSpend: 30 });
    expect(await client.call(listVouchers)).toEqual({ vouchers: [] });
    await client.call(redeemVoucher, { params });
    expect(await client.call(listVouchers)).toEqual({ vouchers: [{ ...voucher, status: 'REDEEMED' }] });
    expect(await refusal(client.call(redeemVoucher, { params: { voucherCode: 'CELLAR25' } }))).toBeUndefined();
    // The latest is listed first.
    expect((await client.call(listVouchers)).vouchers.map((one) => one.voucherCode)).toEqual(['CELLAR25', 'WELCOME10']);
    for (const row of [validateVoucher, redeemVoucher])
      expect(await refusal(client.call(row, { params }))).toMatchObject({ status: 409 });
  });

  test('a code in lower case is the same code [GIFT-047]', async () => {
    const { client } = await accountShop('new');
    await client.call(redeemVoucher, { params: { voucherCode: 'welcome10' } });
    expect((await client.call(listVouchers)).vouchers[0]?.voucherCode).toBe('WELCOME10');
  });

  test.each([
    ['that nobody issued', 'NOSUCHCODE', 404],
    ['that every object has', '__proto__', 404],
    ['that has expired', 'HARVEST5', 409],
    ['with markup in it', '<b>', 422],
    ['of a million letters', 'A'.repeat(1_000_000), 422],
  ])('a code %s is refused and changes nothing [GIFT-047]', async (_, voucherCode, status) => {
    const { client, apply, saved } = await accountShop();
    await client.call(listVouchers);
    const before = JSON.stringify(saved()?.state);
    const params = { voucherCode };
    for (const call of [
      () => client.call(validateVoucher, { params }),
      () => client.call(redeemVoucher, { params }),
      () => apply(voucherCode),
    ])
      expect(await refusal(call())).toMatchObject({ status });
    expect(JSON.stringify(saved()?.state)).toBe(before);
  });
});

describe('a voucher on an order', () => {
  test.each([
    ['law', 10],
    ['hsb', 1000],
  ])('on %s deducts its amount, to the penny or point', async (brand, amount) => {
    const { client, add, apply } = await accountShop('standard', brand);
    await add(notable.wine, 3);
    const figures = async () => {
      const { orderPriceInfo, orderPointsInfo } = await client.call(getCart);
      return brand === 'hsb' ? orderPointsInfo : orderPriceInfo;
    };
    const before = await figures();
    await apply('WELCOME10');
    const after = await figures();
    expect(minorUnits((before?.total ?? 0) - (after?.total ?? 0))).toBe(minorUnits(amount));
    expect(after?.shipping).toBe(before?.shipping);
    expect(after?.rawSubtotal).toBe(before?.rawSubtotal);
    expect((await client.call(getCart)).orderPriceInfo.pricingBreakdown).toEqual([
      { description: 'Voucher WELCOME10', amount: 10 },
    ]);
  });

  test('another voucher replaces it', async () => {
    const { add, apply, prices } = await accountShop();
    await add(notable.wine, 8);
    await apply('WELCOME10');
    await apply('CELLAR25');
    expect((await prices()).savings).toBe(25);
  });

  test('requires its minimum order value, when it is applied and later', async () => {
    const { client, add, apply, prices } = await accountShop();
    await add(notable.wine, 1);
    expect(await refusal(apply('WELCOME10'))).toMatchObject({
      status: 409,
      serverMessage: 'This voucher is for orders of £30.00 or more.',
    });
    await add(notable.wine, 1);
    await apply('WELCOME10');
    expect((await prices()).savings).toBe(10);
    const [line] = (await client.call(getCart)).lineItems;
    await client.call(removeCartItemByCommerceId, { params: { commerceItemId: line?.commerceItemId ?? '' } });
    await add(notable.wine, 1);
    expect((await prices()).savings).toBe(0);
  });

  test('gives its discount once, on every device of the customer [CHKT-099, CHKT-100, CHKT-101]', async () => {
    const { mock, client, add, apply, prices, place } = await accountShop();
    await mock.configure({ login: 'hard', persona: 'standard' }, 'two');
    const two = visitOf(mock, 'two');
    await add(notable.wine, 3);
    await apply('WELCOME10');
    const { total } = await prices();
    const order = await place();
    expect(order?.paymentDetails[0]?.amount).toBe(total);
    expect(order?.adjustments).toEqual([
      { adjustmentType: 'PROMOTION', adjustmentAmount: 10, promotionName: 'Voucher WELCOME10' },
    ]);
    expect((await client.call(listPurchases)).purchases[0]).toMatchObject({ orderId: order?.id, total });
    await two.add(notable.wine, 3);
    expect((await two.prices()).savings).toBe(0);
    expect(await refusal(two.apply('WELCOME10'))).toMatchObject({
      serverMessage: 'This voucher has been used already.',
    });
  });

  test('that the shop gives to everyone can be redeemed and used by each customer', async () => {
    const { mock, client, add, apply, place } = await accountShop();
    await client.call(redeemVoucher, { params: { voucherCode: 'WELCOME10' } });
    await add(notable.wine, 3);
    await apply('WELCOME10');
    await place();
    expect((await client.call(listVouchers)).vouchers[0]).toMatchObject({ voucherCode: 'WELCOME10', status: 'SPENT' });
    await mock.configure({ login: 'hard', persona: 'new' }, 'two');
    const other = visitOf(mock, 'two');
    await other.client.call(redeemVoucher, { params: { voucherCode: 'WELCOME10' } });
    expect((await other.client.call(listVouchers)).vouchers).toMatchObject([{ status: 'REDEEMED' }]);
    await other.add(notable.wine, 3);
    await other.apply('WELCOME10');
    expect((await other.prices()).savings).toBe(10);
    expect((await other.place())?.adjustments).toHaveLength(1);
    await other.add(notable.wine, 3);
    expect(await refusal(other.apply('WELCOME10'))).toMatchObject({ status: 409 });
  });

  test('is used once by a guest with the same email, also when it was applied before the email was known', () => {
    const visit = testVisit('standard', { login: 'visitor' });
    const savings = () => visit.answer('getCart').orderPriceInfo.savings;
    const fill = () => {
      visit.call('PUT', `/api/cart/itemcode/${notable.wine}/3`);
      return visit.call('PUT', '/api/checkout/coupon/WELCOME10').status;
    };
    expect(fill()).toBe(200);
    order(visit, { isGuest: true });
    visit.become((state) => ({
      ...state,
      sessions: Object.fromEntries(
        Object.entries(state.sessions).map(([key, { checkout: _, ...session }]) => [key, session]),
      ),
    }));
    expect(fill()).toBe(200);
    expect(savings()).toBe(10);
    visit.call('PUT', '/api/checkout/createGuestCheckout', { emailId: 'Tom@Guest.example' });
    expect(savings()).toBe(0);
    visit.call('PUT', '/api/checkout/createGuestCheckout', { emailId: 'ann@guest.example' });
    expect(savings()).toBe(10);
  });

  test('that takes nothing off is not spent by another saving of the order', () => {
    const visit = testVisit('standard');
    visit.call('PUT', `/api/cart/itemcode/${notable.wine}/8`);
    expect(visit.call('PUT', '/api/checkout/coupon/CELLAR25').status).toBe(200);
    visit.call('DELETE', `/api/cart/itemcode/${notable.wine}`);
    const [fizz = ''] = planSchemes.flatMap(({ schemeCode, itemCode }) => (schemeCode === 'WP-FIZZ' ? itemCode : []));
    const upsellOfferDetails = { type: 'WINEPLAN', rule: 'hero' };
    visit.call('POST', '/api/cart', { cartItems: [{ itemCode: fizz, quantity: 1, upsellOfferDetails }] });
    expect(order(visit).adjustments.map(({ promotionName }) => promotionName)).toEqual([
      'Extra 20% off your first case',
    ]);
    visit.call('PUT', `/api/cart/itemcode/${notable.wine}/8`);
    expect(visit.call('PUT', '/api/checkout/coupon/CELLAR25').status).toBe(200);
  });

  test('of an account needs a full sign-in: a customer who is only recognised is asked for one', async () => {
    const { mock } = await accountShop();
    await mock.configure({ login: 'soft', persona: 'standard' }, 'two');
    const soft = visitOf(mock, 'two');
    await soft.add(notable.wine, 5);
    expect(await refusal(soft.apply('BIRTHDAY15'))).toMatchObject({
      status: 409,
      serverMessage: 'Please sign in to use this voucher.',
    });
  });

  test('that gave no discount, because the order had become too small, is not spent', async () => {
    const { client, add, apply, place } = await accountShop();
    await add(notable.wine, 2);
    await apply('WELCOME10');
    await client.call(setCartItemQuantity, { params: { itemcode: notable.wine, quantity: 1 } });
    expect((await place())?.adjustments).toEqual([]);
    await add(notable.wine, 2);
    expect(await refusal(apply('WELCOME10'))).toBeUndefined();
  });

  test('of an account is listed as spent after its order', async () => {
    const { client, add, apply, place } = await accountShop();
    await add(notable.wine, 5);
    await apply('BIRTHDAY15');
    await place();
    const { vouchers } = await client.call(listVouchers);
    expect(vouchers.map(({ voucherCode, status }) => [voucherCode, status])).toEqual([
      ['BIRTHDAY15', 'SPENT'],
      ['SUMMER5', 'EXPIRED'],
    ]);
  });

  test('of an account works for the signed-in customer, and is removed when they sign out', async () => {
    const { mock, client, add, apply, prices } = await accountShop();
    await add(notable.wine, 5);
    await apply('BIRTHDAY15');
    await client.call(logout);
    expect((await prices()).savings).toBe(0);
    await mock.configure({ login: 'visitor' }, 'two');
    const guest = visitOf(mock, 'two');
    await guest.add(notable.wine, 5);
    expect(await refusal(guest.apply('BIRTHDAY15'))).toMatchObject({ status: 409 });
    expect(await refusal(guest.apply('WELCOME10'))).toBeUndefined();
  });
});

test('checking a gift voucher returns what is left of it, until it is used up [GIFT-047]', async () => {
  const { client } = await signedInShop('standard');
  const check = (voucherCode: string) => client.call(validateVoucher, { params: { voucherCode } });
  expect(await check('gv-30-74016')).toMatchObject({ voucherCode: 'GV-30-74016', amount: 30 });
  expect(await refusal(check('GV-99-00000'))).toMatchObject({ status: 404 });
});
