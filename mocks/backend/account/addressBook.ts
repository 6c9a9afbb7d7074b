import type * as addressBook from '../../../src/api/endpoints/addressBook.js';
import type { Address, PostalAddress } from '../../../src/model/address.js';
import { addressesAt, shippingCountries } from '../../fixtures/addresses.js';
import { billingAddressOf } from '../../fixtures/customers.js';
import { shopAddressesOf } from '../../fixtures/shops.js';
import { deliverNothingTo } from '../plans/planLookup.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { ShopState } from '../state.js';
import { accountOf } from './account.js';

/** Refuses an address in a country the site does not deliver to; `field` is where its country stands in the body. */
function checkCountry({ country }: Pick<PostalAddress, 'country'>, field: string, { shop, refuse }: Tools): void {
  if (!shippingCountries[shop.site.country].some(({ code }) => code === country))
    refuse.invalid(`${field}: we do not deliver to ${country}`);
}

function placeOf(state: ShopState, addressId: string, tools: Tools): number {
  const place = accountOf(state, tools).addresses.findIndex((address) => address.addressId === addressId);
  return place < 0 ? tools.refuse.notFound(`There is no address ${addressId}.`) : place;
}

function takeForBilling(state: ShopState, { shippingAddress }: Address, tools: Tools): void {
  accountOf(state, tools).billingAddress = billingAddressOf(shippingAddress);
}

export const addressBookResolvers: Resolvers<typeof addressBook> = {
  findShopAddresses: (_, { params: { postcode } }, { shop: { site } }) =>
    addressesAt(postcode, site.country).length > 0 ? shopAddressesOf(site.country) : [],

  addShippingAddress: (state, { body: { shippingNewAddress, createBillingAddrflag } }, tools) => {
    checkCountry(shippingNewAddress.shippingAddress, 'shippingNewAddress.shippingAddress.country', tools);
    const address = { addressId: `a${++state.sequence}`, ...shippingNewAddress };
    accountOf(state, tools).addresses.push(address);
    if (createBillingAddrflag) takeForBilling(state, address, tools);
    return undefined;
  },

  updateShippingAddress: (state, { params: { addressId }, body }, tools) => {
    const place = placeOf(state, addressId, tools);
    checkCountry(body.shippingAddress, 'shippingAddress.country', tools);
    const address = { addressId, shippingAddress: body.shippingAddress };
    accountOf(state, tools).addresses[place] = address;
    if (body.createBillingAddrflag) takeForBilling(state, address, tools);
    return undefined;
  },

  deleteShippingAddress: (state, { params: { addressId } }, tools) => {
    accountOf(state, tools).addresses.splice(placeOf(state, addressId, tools), 1);
    deliverNothingTo(accountOf(state, tools), addressId);
    return undefined;
  },

  updateBillingAddress: (state, { body }, tools) => {
    checkCountry(body.address, 'address.country', tools);
    accountOf(state, tools).billingAddress = body;
    return undefined;
  },
};
