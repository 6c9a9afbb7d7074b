import type { OperationId } from '../../src/api/endpoints.js';
import { giftCode } from '../fixtures/catalogue/codes.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { cardPermission } from '../testing/checkoutScenario.js';
import { testCards, tokenOfCard } from '../world/cardProvider.js';
import { due, filler } from './facts.js';
import type { Given } from './given.js';
import { homeAddress, placedOrder, shop } from './visits.js';

const items = [{ itemCode: notable.wine, quantity: 1, upsellOfferDetails: { type: 'Regular', rule: 'Bottles' } }];
const offered = [{ itemCode: filler, quantity: 1, upsellOfferDetails: { type: 'FILL_THE_CASE', rule: 'upsellonly' } }];
const payment = { type: 'creditCard', amount: due?.amount, cardId: due?.cardId };
const giftCard = { type: 'Gift Card', serialId: '6335861000000034', voucherPin: '3356' };
const giftVoucher = { type: 'Gift Vouchers', voucherCode: 'GV-10-55208', amount: 10 };
const webRedirectDetails = { returnUrl: 'https://www.example/checkout/return?step=2' };
const added = { address: { shippingAddress: homeAddress } };

/** Arguments of the shop, checkout and content calls, except their path parameters. */
export const shopCalls: Partial<Record<OperationId, Given | readonly Given[]>> = {
  swapFreeGift: { query: { activeItemCode: notable.gift, swapItemCode: giftCode('corkscrew') } },
  getCase: { params: { itemcode: notable.mixedCase } },
  getOffer: { query: { frequency: '8' } },
  getOrderUpsellOffers: { params: { orderId: placedOrder.id } },
  getFuturePaymentsByProduct: { query: { items: notable.planCase } },

  addMultipleCartItems: { body: { cartItems: [{ itemCode: notable.wine, quantity: 1 }] } },
  addCartItemsBatch: { body: { cartItems: items } },

  validateEmailLegacy: { query: { email: 'a@b.example' } },
  createGuestCheckout: { body: { emailId: 'a@b.example' } },
  addCheckoutShippingAddress: { body: added },
  addCheckoutShippingAddressV2: {
    body: {
      shippingDetail: { shippingAddress: homeAddress },
      options: { createBillingAddrflag: true },
    },
  },
  listCheckoutShippingMethods: { query: { postcode: homeAddress.postcode, type: 'delivery' } },
  setCheckoutShippingMethod: [
    {
      body: {
        shippingMethod: 'EXP',
        timeslot: { date: '2026-12-01', shippingMethod: 'EXP', from: '08:00', to: '12:00' },
      },
    },
    { body: { method: 'EXP' } },
  ],
  payerAuth: { body: { transientToken: tokenOfCard(testCards.approved) } },
  payAndCommit: [
    { body: { paymentDetails: [payment], webRedirectDetails } },
    { body: { paymentDetails: [{ ...giftCard, amount: due?.amount }], webRedirectDetails } },
  ],
  getOrder: { query: { orderId: placedOrder.id } },

  getShippingOptions: { query: { date: '2026-12-01', shippingMethod: 'STD' } },
  listCollectionLocations: { query: { postcode: homeAddress.postcode, type: 'shop' } },
  setLabelMessages: {
    body: { labelMessage1: 'Leave', labelMessage2: 'with', labelMessage3: 'a', labelMessage4: 'neighbour' },
  },
  setGiftMessages: {
    body: { sendGift: true, giftMessages: ['Happy birthday'], recipientEmail: 'ida@shopper.example' },
  },
  listShippingMethodsLegacy: { query: { postcode: homeAddress.postcode } },

  getOrderHistoryDetails: { params: { orderId: placedOrder.id } },
  updatePaymentAndCommit: [
    { body: { orderId: placedOrder.id, paymentDetails: [{ ...payment, amount: 10 }], webRedirectDetails } },
    { body: { orderId: placedOrder.id, paymentDetails: [giftVoucher], webRedirectDetails } },
  ],
  amendAndCommitOrder: {
    body: {
      orderId: placedOrder.id,
      action: 'ACCEPT',
      itemDetails: offered,
      cardPermission,
    },
  },

  readSearchResultsPage: { query: { Ntt: 'rioja', Nrpp: '1', No: '1', Ns: 'price-low', N: 'type:red' } },

  queryHomePageContent: { query: { 'fields.brand': 'law', include: '10', limit: '1', skip: '0' } },
  queryBrandContent: { query: { 'fields.brandIdentifier': 'law', include: '0', limit: '1', skip: '0' } },
  queryDeliveryPromiseContent: {
    query: { 'fields.queryName': 'Delivery Promise', include: '0', limit: '1', skip: '0' },
  },
  listContentEntries: { query: { 'sys.id': 'law-home', include: '1', limit: '1', skip: '0' } },
  getPreviewContent: { query: { 'sys.id': 'law-home-draft', include: '1', limit: '1', skip: '0' } },
  getContentAsset: { params: { id: 'law-partnership-file' } },
  syncContent: [
    { query: { initial: 'true', type: 'Entry', content_type: 'homePage' } },
    { query: { sync_token: 'end.all.' } },
  ],
  createContentAssetKey: { body: { expiresAt: Date.parse(shop.world.clock) / 1000 + 60 } },
};
