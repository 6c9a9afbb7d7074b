import type * as addressBook from '../../../src/api/endpoints/addressBook.js';
import type { Address } from '../../../src/model/address.js';
import { billingAddressOf } from '../../../src/rules/common/address.js';
import { addressesAt } from '../../fixtures/addresses.js';
import { shopAddressesOf } from '../../fixtures/shops.js';
import { checkCountry } from '../checkCountry.js';
import { deliverNothingTo } from '../plans/planLookup.js';
import type { Resolvers, Tools } from '../resolver.js';

function placeOf(addressId: string, tools: Tools): number {
  const place = tools.account().addresses.findIndex((address) => address.addressId === addressId);
  return place < 0 ? tools.refuse.notFound(`There is no address ${addressId}.`) : place;
}

function takeForBilling({ shippingAddress }: Address, tools: Tools): void {
  tools.account().billingAddress = billingAddressOf(shippingAddress);
}

export const addressBookResolvers: Resolvers<typeof addressBook> = {
  findShopAddresses: (_, { params: { postcode } }, { shop: { site } }) =>
    addressesAt(postcode, site.country).length > 0 ? shopAddressesOf(site.country) : [],

  addShippingAddress: (state, { body: { shippingNewAddress, createBillingAddrflag } }, tools) => {
    checkCountry(shippingNewAddress.shippingAddress, 'shippingNewAddress.shippingAddress.country', tools);
    const address = { addressId: `a${++state.sequence}`, ...shippingNewAddress };
    tools.account().addresses.push(address);
    if (createBillingAddrflag) takeForBilling(address, tools);
    return undefined;
  },

  updateShippingAddress: (_, { params: { addressId }, body }, tools) => {
    const place = placeOf(addressId, tools);
    checkCountry(body.shippingAddress, 'shippingAddress.country', tools);
    const address = { addressId, shippingAddress: body.shippingAddress };
    tools.account().addresses[place] = address;
    if (body.createBillingAddrflag) takeForBilling(address, tools);
    return undefined;
  },

  deleteShippingAddress: (_, { params: { addressId } }, tools) => {
    tools.account().addresses.splice(placeOf(addressId, tools), 1);
    deliverNothingTo(tools.account(), addressId);
    return undefined;
  },

  updateBillingAddress: (_, { body, session: { login, checkout } }, tools) => {
    const isOpen = checkout !== undefined && !checkout.isPlaced;
    if (login !== 'hard' && !isOpen) tools.refuse.unauthorised('Please sign in to go on.');
    checkCountry(body.address, 'address.country', tools);
    if (isOpen) checkout.billingAddress = body;
    if (login === 'hard') tools.account().billingAddress = body;
    return undefined;
  },
};
