import { expect, test } from 'vitest';
import {
  addShippingAddress,
  deleteShippingAddress,
  findShopAddresses,
  updateBillingAddress,
  updateShippingAddress,
} from '../../../src/api/endpoints/addressBook.js';
import { addCartItem } from '../../../src/api/endpoints/basket.js';
import { createRegisteredCheckout, listCheckoutOrders } from '../../../src/api/endpoints/checkout.js';
import { getProfileDetails } from '../../../src/api/endpoints/identity.js';
import { countryTable } from '../../../src/model/site.js';
import { billingAddressOf } from '../../../src/rules/common/address.js';
import { homeAddressOf } from '../../fixtures/addresses.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { refusal, signedInShop, testShop } from '../../testing/testShop.js';
import type { Persona } from '../../world/personas.js';

const barn = { ...homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, 'uk'), addressLine1: 'The Old Barn' };

async function accountShop(persona: Persona = 'standard', brand = 'law') {
  const shop = await signedInShop(persona, brand);
  const details = async () => (await shop.client.call(getProfileDetails)).userDetails;
  const ids = async () => (await details())?.shippingAddresses?.map(({ addressId }) => addressId);
  return { ...shop, details, ids };
}
const add = { shippingNewAddress: { shippingAddress: barn } };

test('an address is added, changed and deleted, and the user details show it', async () => {
  const { client, details, ids } = await accountShop('new');
  expect(await ids()).toEqual([]);
  await client.call(addShippingAddress, { body: add });
  await client.call(addShippingAddress, { body: add });
  const [first = '', second = ''] = (await ids()) ?? [];
  expect(first).not.toBe(second);
  const newAddress = { ...barn, town: 'Hexham' };
  await client.call(updateShippingAddress, { params: { addressId: first }, body: { shippingAddress: newAddress } });
  expect((await details())?.shippingAddresses).toEqual([
    { addressId: first, shippingAddress: newAddress },
    { addressId: second, shippingAddress: barn },
  ]);
  await client.call(deleteShippingAddress, { params: { addressId: first } });
  expect(await ids()).toEqual([second]);
});

test('a deleted address cannot be changed or deleted again, and its id is not reused', async () => {
  const { client, ids } = await accountShop('new');
  await client.call(addShippingAddress, { body: add });
  const [addressId = ''] = (await ids()) ?? [];
  const params = { addressId };
  await client.call(deleteShippingAddress, { params });
  expect(await refusal(client.call(deleteShippingAddress, { params }))).toMatchObject({ status: 404 });
  const body = { shippingAddress: barn };
  expect(await refusal(client.call(updateShippingAddress, { params, body }))).toMatchObject({ status: 404 });
  await client.call(addShippingAddress, { body: add });
  expect(await ids()).not.toContain(addressId);
});

test('adding and editing also set the billing address if requested [CHKT-019]', async () => {
  const { client, details } = await accountShop();
  const before = (await details())?.billingAddress;
  await client.call(addShippingAddress, { body: { ...add, createBillingAddrflag: false } });
  expect((await details())?.billingAddress).toEqual(before);
  await client.call(addShippingAddress, { body: { ...add, createBillingAddrflag: true } });
  expect((await details())?.billingAddress).toEqual(billingAddressOf(barn));
  const body = { shippingAddress: { ...barn, town: 'Lewes' }, createBillingAddrflag: true };
  await client.call(updateShippingAddress, { params: { addressId: 'A204417-1' }, body });
  expect((await details())?.billingAddress?.address.town).toBe('Lewes');
  const unbilled = { shippingAddress: { ...barn, town: 'Hove' }, createBillingAddrflag: false };
  await client.call(updateShippingAddress, { params: { addressId: 'A204417-1' }, body: unbilled });
  expect((await details())?.billingAddress?.address.town).toBe('Lewes');
});

test('the billing address can be changed on its own', async () => {
  const { client, details, ids } = await accountShop();
  const book = await ids();
  await client.call(updateBillingAddress, { body: billingAddressOf(barn) });
  expect((await details())?.billingAddress).toEqual(billingAddressOf(barn));
  expect(await ids()).toEqual(book);
});

test.each(['FR', 'US'])('a country the site does not deliver to is refused by field name: %s', async (country) => {
  const { client } = await accountShop();
  const shippingAddress = { ...barn, country };
  const added = await refusal(client.call(addShippingAddress, { body: { shippingNewAddress: { shippingAddress } } }));
  expect(added?.serverMessage).toBe(`shippingNewAddress.shippingAddress.country: we do not deliver to ${country}`);
  const params = { addressId: 'A204417-1' };
  const edited = await refusal(client.call(updateShippingAddress, { params, body: { shippingAddress } }));
  expect(edited?.serverMessage).toBe(`shippingAddress.country: we do not deliver to ${country}`);
  const billed = await refusal(client.call(updateBillingAddress, { body: billingAddressOf(shippingAddress) }));
  expect(billed?.serverMessage).toBe(`address.country: we do not deliver to ${country}`);
});

test('a checkout starts with the first address in the address book, and never with a deleted one', async () => {
  const { client } = await accountShop();
  await client.call(deleteShippingAddress, { params: { addressId: 'A204417-1' } });
  await client.call(addCartItem, { params: { itemtype: 'itemcode', itemcode: notable.wine, quantity: 1 } });
  await client.call(createRegisteredCheckout);
  expect((await client.call(listCheckoutOrders))[0]?.shippingDetails.address?.addressId).toBe('A204417-2');
});

test.each(['law', 'wsj', 'wpe'])(
  'on %s the shops near a postcode are in its country, and an unknown postcode has none',
  async (brand) => {
    const { mock, client } = testShop(brand);
    const { country } = (await mock.shop()).site;
    const postcode = { uk: 'RG1 4AA', us: '06851', au: '2010', nz: '7010' }[country];
    const shops = await client.call(findShopAddresses, { params: { postcode } });
    expect(new Set(shops.map(({ addressId }) => addressId)).size).toBe(3);
    expect(shops.every(({ shippingAddress }) => shippingAddress.country === countryTable[country].code)).toBe(true);
    expect(await client.call(findShopAddresses, { params: { postcode: '0000' } })).toEqual([]);
  },
);
