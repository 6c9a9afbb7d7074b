import type * as checkoutRows from '../../../src/api/endpoints/checkout.js';
import type { Address } from '../../../src/model/address.js';
import type { Timeslot } from '../../../src/model/order.js';
import { billingAddressOf } from '../../../src/rules/common/address.js';
import { addressesAt, shippingCountries } from '../../fixtures/addresses.js';
import { collectionMethodsAt } from '../../fixtures/delivery.js';
import { accountIdOfEmail } from '../account/account.js';
import { checkCountry } from '../checkCountry.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Session, ShopState } from '../state.js';
import { slotsOn } from './delivery.js';
import {
  checkGuest,
  doorMethodsFor,
  methodsFor,
  methodsTo,
  openCheckout,
  orderOf,
  orderUnderWay,
  startCheckout,
} from './orderUnderWay.js';
import { cardProvider, listPaymentOptions, payAndCommit, payerAuth } from './paying.js';

function deliverTo(state: ShopState, session: Session, address: Address, tools: Tools): void {
  const checkout = openCheckout(session, tools);
  checkCountry(address.shippingAddress, 'shippingAddress.country', tools);
  // An address from a shop or the address book keeps its own id.
  checkout.address = { addressId: `a${++state.sequence}`, ...address };
  if (methodsTo(checkout.address, session, tools).some(({ type }) => type === checkout.shippingMethod)) return;
  delete checkout.shippingMethod;
  delete checkout.timeslot;
}

function billTo({ shippingAddress }: Address, session: Session, tools: Tools): void {
  openCheckout(session, tools).billingAddress = billingAddressOf(shippingAddress);
  if (session.login === 'hard') tools.account().billingAddress = billingAddressOf(shippingAddress);
}

function checkTimeslot(timeslot: Timeslot, chosen: string, tools: Tools): void {
  const { refuse } = tools;
  if (timeslot.shippingMethod !== chosen) refuse.invalid(`timeslot.shippingMethod: is not ${chosen}`);
  const slots = slotsOn(timeslot, tools);
  if (slots.length === 0) refuse.invalid('timeslot.date: nothing comes on that day');
  const slot =
    slots.find(({ from }) => from === timeslot.from) ?? refuse.invalid('timeslot.from: there is no such slot');
  if (slot.to !== timeslot.to) refuse.invalid('timeslot.to: there is no such slot');
}

export const checkoutResolvers: Resolvers<typeof checkoutRows> = {
  validateEmailLegacy: (state, { query }) => ({ registered: accountIdOfEmail(state, query.email) !== undefined }),

  createGuestCheckout: (state, { body, session }, tools) => {
    checkGuest(tools.basket().basket, tools);
    const checkout = startCheckout(state, session, tools);
    // A guest may not see the account's address.
    if (!checkout.isGuest) {
      delete checkout.address;
      delete checkout.billingAddress;
    }
    checkout.isGuest = true;
    checkout.emailId = body.emailId;
    return undefined;
  },

  createRegisteredCheckout: (state, { session }, tools) => {
    const checkout = startCheckout(state, session, tools);
    const { email, addresses, billingAddress } = tools.account();
    checkout.isGuest = false;
    checkout.emailId = email;
    const [address] = addresses;
    if (address) checkout.address ??= address;
    if (billingAddress) checkout.billingAddress ??= billingAddress;
    return undefined;
  },

  listCheckoutOrders: (state, { session }, tools) => {
    const { checkout } = session;
    if (!checkout) return [];
    const placed = state.orders[checkout.orderId];
    return [placed ?? orderUnderWay(session, checkout, tools)];
  },

  findAddressesByPostcode: (_, { params }, { shop }) => addressesAt(params.postcode, shop.site.country),

  listShippingCountries: (_, _call, { shop }) => [...shippingCountries[shop.site.country]],

  addCheckoutShippingAddress: (state, { body: { address }, session }, tools) => {
    deliverTo(state, session, address, tools);
    billTo(address, session, tools);
    return undefined;
  },

  addCheckoutShippingAddressV2: (state, { body: { shippingDetail, options }, session }, tools) => {
    deliverTo(state, session, shippingDetail, tools);
    if (options.createBillingAddrflag) billTo(shippingDetail, session, tools);
    return undefined;
  },

  listCheckoutShippingMethods: (_, { query: { postcode, type }, session }, tools) => {
    if (type === 'collection') return [...collectionMethodsAt(postcode, tools.shop.site)];
    return type === 'delivery' ? [...doorMethodsFor(postcode, session, tools)] : [];
  },

  setCheckoutShippingMethod: (_, { body, session }, tools) => {
    const checkout = openCheckout(session, tools);
    const [name, chosen, timeslot] =
      'shippingMethod' in body
        ? (['shippingMethod', body.shippingMethod, body.timeslot] as const)
        : (['method', body.method] as const);
    const address = checkout.address ?? tools.refuse.conflict('Please give an address first.');
    if (!methodsFor(session, tools).some(({ type }) => type === chosen))
      tools.refuse.invalid(`${name}: there is no ${chosen}`);
    if (!methodsTo(address, session, tools).some(({ type }) => type === chosen))
      tools.refuse.invalid(`${name}: ${chosen} does not go to this address`);
    if (timeslot) checkTimeslot(timeslot, chosen, tools);
    checkout.shippingMethod = chosen;
    if (timeslot) checkout.timeslot = timeslot;
    else delete checkout.timeslot;
    return undefined;
  },

  listPaymentOptions,

  getCardProviderPayment: (_, { params }, { refuse }) => {
    if (params.cardProvider !== cardProvider) refuse.notFound(`There is no provider ${params.cardProvider}.`);
    return { cardProvider, testing: params.testing, clientKey: 'shop-public-key' };
  },

  payerAuth,

  payAndCommit,

  getOrder: (state, { query: { orderId }, session }, tools) => orderOf(state, session, orderId, tools),
};
