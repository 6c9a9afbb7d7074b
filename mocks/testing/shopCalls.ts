import type { Order } from '../../src/model/order.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { giftCode } from '../fixtures/catalogue/codes.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { testCards, tokenOfCard } from '../world/cardProvider.js';
import { emailOf, mockPassword } from '../world/personas.js';
import type { Calls } from './callInputs.js';
import { cardPermission } from './checkoutScenario.js';
import type { RecordedShop } from './recordedShop.js';
import type { TestCall } from './testCall.js';

const freeGift = '/api/user/subscriptions/freegift/FREEGIFT_PROMOTION_ITEM';

const underWay = ({ look }: RecordedShop, session: string): Order | undefined =>
  look<Order[]>('/api/checkout/orders', session)[0];

const put = (address: string, body?: unknown): TestCall => ({ method: 'PUT', address, body });

/** Calls on a basket. */
export const basketCalls = {
  add: ({ item, quantity }) => put(`/api/cart/itemcode/${item}/${quantity}`),
  addAll: ({ item, quantity }) => ({
    method: 'POST',
    address: '/api/cart',
    body: { cartItems: [item, notable.wine].map((itemCode) => ({ itemCode, quantity })) },
  }),
  set: ({ item, quantity }) => put(`/api/cart/itemcode/${item}/${quantity}?method=set`),
  remove: ({ item }) => ({ method: 'DELETE', address: `/api/cart/itemcode/${item}` }),
  removeLine: ({ session, place }, { basketOf }) => {
    const line = basketOf(session)?.basket[place];
    return { method: 'DELETE', address: `/api/cart/commerceitemidentifier/${line?.commerceItemId ?? 'ci0'}` };
  },
  swapGift: ({ session, gift }, { basketOf }) => {
    const lines = basketOf(session)?.basket ?? [];
    const active = lines.find(({ classification }) => classification === 'FREEGIFT_PROMOTION_ITEM');
    return put(`${freeGift}/swap?activeItemCode=${active?.itemCode ?? 'none'}&swapItemCode=${giftCode(gift)}`);
  },
  eVoucher: ({ quantity }, { shop }) =>
    put('/api/cart/eItemCode', {
      itemCode: shop.site.eVoucherItemCode,
      quantity: '1',
      amount: String(quantity * 25),
      recipientName: 'Ann',
      recipientEmail: 'ann@friend.example',
      message: 'Cheers',
      salesCode: null,
    }),
} satisfies Calls;

/** Calls on the way to an order and on a placed one. */
export const checkoutCalls = {
  asGuest: () => put('/api/checkout/createGuestCheckout', { emailId: 'tom@guest.example' }),
  asCustomer: () => put('/api/checkout/createRegisteredCheckout'),
  deliverTo: ({ place }, { shop }) => {
    const home = homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, shop.site.country);
    const shippingAddress = { ...home, company: `Desk ${place}` };
    return { method: 'POST', address: '/api/checkout/shipping/addresses', body: { address: { shippingAddress } } };
  },
  deliverBy: ({ method }) => put('/api/checkout/shipping/methods', { shippingMethod: method }),
  showCard: ({ card }) => put('/api/checkout/payment/examplepay/payerauth', { transientToken: tokenOfCard(card) }),
  showGoodCard: () =>
    put('/api/checkout/payment/examplepay/payerauth', { transientToken: tokenOfCard(testCards.approved) }),
  pay: ({ session }, shop) =>
    put('/api/checkout/payandcommit', { paymentDetails: underWay(shop, session)?.paymentDetails ?? [] }),
  coupon: ({ voucher }) => put(`/api/checkout/coupon/${voucher}`),
  redeem: ({ voucher }) => put(`/api/user/voucher/redeem/${voucher}`),
  amend: ({ item, quantity, flag }, { state }) => ({
    method: 'POST',
    address: '/api/checkout/amendandcommit/',
    body: {
      orderId: Object.keys(state().orders).at(-1) ?? 'W1',
      action: flag ? 'ACCEPT' : 'REJECT',
      itemDetails: [item, item].map((itemCode) => ({ itemCode, quantity })),
      cardPermission,
    },
  }),
  payInParts: (_, { state, shop }) => {
    const order = Object.values(state().orders).at(-1);
    const total = (shop.site.money === 'points' ? order?.orderPointsInfo : order?.orderPriceInfo)?.total ?? 0;
    const cardId = order?.paymentDetails.find((one) => one.cardId !== undefined)?.cardId;
    const giftCard = { type: 'Gift Card', serialId: '6335861000000034', voucherPin: '3356', amount: 10 };
    const rest = { type: 'creditCard', amount: Number((total - 10).toFixed(2)), cardId };
    const paymentDetails = total > 20 ? [giftCard, rest] : [{ ...rest, amount: total }];
    return {
      method: 'POST',
      address: '/api/checkout/updatepaymentandcommit',
      body: { orderId: order?.id ?? 'W1', paymentDetails },
    };
  },
  signIn: ({ who }, { persona }) => ({
    method: 'POST',
    address: '/api/authentication/login',
    body: { email: emailOf(who === 'own' ? persona : who), password: mockPassword },
  }),
  signOut: () => ({ method: 'POST', address: '/api/authentication/logout' }),
} satisfies Calls;
