import type * as checkoutRows from '../../../src/api/endpoints/checkout.js';
import type { Address } from '../../../src/model/address.js';
import { addressesAt, shippingCountries } from '../../fixtures/addresses.js';
import { collectionMethodsAt } from '../../fixtures/delivery.js';
import { accountIdOfEmail } from '../account/account.js';
import { checkCountry } from '../checkCountry.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Session, ShopState } from '../state.js';
import { doorMethodsFor, methodsFor, openCheckout, orderOf, orderUnderWay, startCheckout } from './orderUnderWay.js';
import { cardProvider, listPaymentOptions, payAndCommit, payerAuth } from './paying.js';

function deliverTo(state: ShopState, session: Session, address: Address, tools: Tools): void {
  const checkout = openCheckout(session, tools);
  checkCountry(address.shippingAddress, 'shippingAddress.country', tools);
  checkout.address = { ...address, addressId: `a${++state.sequence}` };
}

export const checkoutResolvers: Resolvers<typeof checkoutRows> = {
  validateEmailLegacy: (state, { query }) => ({ registered: accountIdOfEmail(state, query.email) !== undefined }),

  createGuestCheckout: (state, { body, session }, tools) => {
    const checkout = startCheckout(state, session, tools);
    // An account's address is not a guest's to see.
    if (!checkout.isGuest) delete checkout.address;
    checkout.isGuest = true;
    checkout.emailId = body.emailId;
    return undefined;
  },

  createRegisteredCheckout: (state, { session }, tools) => {
    const checkout = startCheckout(state, session, tools);
    const { email, addresses } = tools.account();
    checkout.isGuest = false;
    checkout.emailId = email;
    const [address] = addresses;
    if (address) checkout.address ??= address;
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
    return undefined;
  },

  addCheckoutShippingAddressV2: (state, { body: { shippingDetail }, session }, tools) => {
    deliverTo(state, session, shippingDetail, tools);
    return undefined;
  },

  listCheckoutShippingMethods: (_, { query: { postcode, type }, session }, tools) => {
    if (type === 'collection') return [...collectionMethodsAt(postcode, tools.shop.site)];
    return type === 'delivery' ? [...doorMethodsFor(postcode, session, tools)] : [];
  },

  setCheckoutShippingMethod: (_, { body, session }, tools) => {
    const checkout = openCheckout(session, tools);
    const [name, chosen] = 'shippingMethod' in body ? ['shippingMethod', body.shippingMethod] : ['method', body.method];
    if (!checkout.address) tools.refuse.conflict('Please give an address first.');
    if (!methodsFor(session, tools).some(({ type }) => type === chosen))
      tools.refuse.invalid(`${name}: there is no ${chosen}`);
    checkout.shippingMethod = chosen;
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
