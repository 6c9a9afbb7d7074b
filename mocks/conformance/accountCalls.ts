import type { OperationId } from '../../src/api/endpoints.js';
import { billingAddressOf } from '../../src/rules/common/address.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { addressIdOf } from '../fixtures/customers.js';
import { testCards } from '../world/cardProvider.js';
import { mockPassword } from '../world/personas.js';
import { giftCard, plan, planThat, saveOffer, wineReward } from './facts.js';
import type { Given } from './given.js';
import { homeAddress, persona, shop } from './visits.js';

const added = { address: { shippingAddress: homeAddress } };
const edited = { address: { addressId: addressIdOf(persona, 1), shippingAddress: homeAddress } };
const membership = { params: { subscriptionId: wineReward } };

/** Arguments of the account calls, except their path parameters. */
export const accountCalls: Partial<Record<OperationId, Given | readonly Given[]>> = {
  login: { body: { email: 'standard@shopper.example', password: mockPassword } },

  listPermissions: { query: { limit: '5' } },
  createPermission: { body: { category: 'MARKETING', code: 'SMS', state: 'GRANTED' } },
  updatePermissionsByCategory: { body: { category: 'MARKETING', code: 'SMS', state: 'GRANTED' } },
  listRecommendedWines: { query: { limit: '10' } },
  updateProfileOptions: { body: { payForWineplansWithWinereward: true } },
  updateUserEmail: { body: { email: 'margaret@new.example', recrPage: '/account/details' } },
  submitAccountEmail: { body: { email: 'margaret@shopper.example' } },
  updateContactPreferences: { body: { optin: { emailFlag: false } } },
  addFavourite: { body: { AntiFavourite: true } },

  addShippingAddress: {
    body: { shippingNewAddress: { shippingAddress: homeAddress }, createBillingAddrflag: true },
  },
  updateShippingAddress: { body: { shippingAddress: homeAddress, createBillingAddrflag: false } },
  updateBillingAddress: { body: billingAddressOf(homeAddress) },

  savePaymentCard: {
    body: {
      cardType: 'VISA',
      cardNumber: testCards.approved,
      expirationMonth: '12',
      expirationYear: '2030',
      cvv: '123',
      type: 'creditCard',
    },
  },
  validateCardBinRange: { body: { cardId: testCards.approved.slice(0, 6) } },

  addEVoucherToCart: {
    body: {
      itemCode: shop.site.eVoucherItemCode,
      quantity: '1',
      name: 'Margaret',
      recipientEmail: 'ida@shopper.example',
      recipientName: 'Ida',
      verifyEmail: 'ida@shopper.example',
      message: 'Happy birthday',
      amount: '25',
      salesCode: null,
    },
  },
  getGiftCardBalance: { query: { pin: giftCard?.pin ?? '' } },

  cancelSubscription: { query: { reasonCode: '201' } },
  updateCurrentSubscription: { body: { caseType: 'WHITE', autoRenew: false } },
  updateSubscriptionPayment: {
    body: { paymentDetail: { nameOnAccount: 'M Hale', months: 12 }, paymentId: 'paypal', updateAllPlans: true },
  },

  listSubscriptionWinePlanOptions: { query: { bottleCountFilter: '12' } },
  listWinePlanOptions: { query: { schemeType: 'WINEPLAN', bottleCountFilter: '6', schemeFamily: 'FIZZ' } },
  updateWinePlan: {
    body: {
      caseType: 'RED',
      frequency: 8,
      subscriptionOrderId: plan.orderId,
      changePlan: true,
      nextDeliveryOnly: false,
    },
  },
  subscribeToWinePlan: {
    body: { caseType: 'FIZZ', frequency: 8, parentSubscriptionId: plan.subscriptionId, schemeCode: 'WP-FIZZ' },
  },
  reinstateWinePlan: { params: { wpSubscriptionId: planThat('SUSPENDED').subscriptionId } },
  switchWinePlanPayment: { query: { updateAllPlans: 'true' } },
  applyWinePlanSaveOffer: {
    body: { subscriptionOrderId: saveOffer.subscriptionOrderId, offerId: saveOffer.offerId, token: saveOffer.token },
  },
  cancelWinePlan: { query: { reasonCode: '101' } },
  submitWinePlanFeedback: { query: { feedbackText: 'Too much wine, too little time.' } },
  listSubscriptionReasons: { query: { type: 'WINEPLAN' } },

  listWinePlanDeliveryMethods: {
    query: {
      deliveryMethod: 'STD',
      deliveryTypeCode: 'HOME',
      nextDeliveryDate: plan.deliveryDate,
      subscriptionOrderId: plan.orderId,
    },
  },
  updateWinePlanDelivery: {
    body: {
      deliveryMethod: 'EXP',
      deliveryTypeCode: 'HOME',
      nextDeliveryDate: plan.deliveryDate,
      subscriptionOrderId: plan.orderId,
    },
  },
  skipWinePlanDelivery: { query: { orderId: plan.orderId } },
  setWinePlanShopDeliveryAddress: { params: { addressId: 'shop-1' } },
  addWinePlanDeliveryAddress: { body: added },
  addWinePlanDeliveryAddressV2: { body: added },
  editWinePlanDeliveryAddress: { body: edited },
  editWinePlanDeliveryAddressV2: { body: edited },

  setWinePlanNextCaseItem: { params: { itemCode: notable.wine }, query: { method: 'set' } },
  removeWinePlanNextCaseItem: {
    params: { itemCode: shop.items.get(notable.planCase)?.contents[0]?.itemCode ?? '' },
  },
  saveWinePlanNextCase: { body: { saveOption: { nextDeliveryOnly: true } } },

  updateWineRewardOptions: { ...membership, body: { dayOfMonth: 15, paymentHoliday: true } },
  listWineRewardEvents: membership,
  requestWineRewardStatement: { ...membership, body: { media: 'EMAIL' } },
};
