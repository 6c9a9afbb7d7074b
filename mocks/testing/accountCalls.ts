import { homeAddressOf } from '../fixtures/addresses.js';
import { type Calls, paymentIdOf } from './callInputs.js';

/** Calls that a customer makes in the account: lists, savings and the address book. */
export const accountCalls = {
  like: ({ item, flag }) => ({
    method: 'PUT',
    address: `/api/user/favourites/${item}`,
    body: flag ? { AntiFavourite: true } : {},
  }),
  unlike: ({ item }) => ({ method: 'PUT', address: `/api/user/favourites/delete/${item}`, body: {} }),
  browse: ({ item }) => ({ method: 'PUT', address: `/api/user/recentlybrowsed/${item}` }),
  refund: ({ session }, { accountOf }) => ({
    method: 'POST',
    address: `/gvapi/user/savingsaccounts/refund/${accountOf(session)?.savings?.accountId ?? 'WR0'}`,
  }),
  autoRefund: ({ session }, { accountOf }) => ({
    method: 'POST',
    address: `/gvapi/user/savingsaccounts/autorefund/${accountOf(session)?.savings?.accountId ?? 'WR0'}`,
  }),
  payBySavings: ({ flag }) => ({
    method: 'PUT',
    address: '/api/user/profile/options',
    body: { payForWineplansWithWinereward: flag },
  }),
  addAddress: ({ place, flag }, { shop }) => ({
    method: 'POST',
    address: '/api/user/shipping/addresses',
    body: { shippingNewAddress: { shippingAddress: addressAt(place, flag ? shop.site.country : undefined) } },
  }),
  editAddress: ({ session, place, flag }, { shop, accountOf }) => ({
    method: 'PUT',
    address: `/api/user/shipping/address/${accountOf(session)?.addresses[place]?.addressId ?? 'none'}`,
    body: { shippingAddress: addressAt(place, flag ? shop.site.country : undefined) },
  }),
  deleteAddress: ({ session, place }, { accountOf }) => ({
    method: 'DELETE',
    address: `/api/user/shipping/address/${accountOf(session)?.addresses[place]?.addressId ?? 'none'}`,
  }),
  deleteCard: (inputs, shop) => ({ method: 'DELETE', address: `/api/user/payment/${paymentIdOf(inputs, shop)}` }),
} satisfies Calls;

/** Returns an address in a country of the shop, or in one it does not deliver to. */
function addressAt(place: number, country: Parameters<typeof homeAddressOf>[1] | undefined) {
  const home = homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, country ?? 'uk');
  return { ...home, town: `Town ${place}`, ...(country === undefined && { country: 'FR' }) };
}
