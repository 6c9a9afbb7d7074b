import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addShippingAddress,
  deleteShippingAddress,
  updateShippingAddress,
} from '../../src/api/endpoints/addressBook.js';
import { addFavourite, deleteFavourite, listFavourites } from '../../src/api/endpoints/customer.js';
import { getProfileDetails } from '../../src/api/endpoints/identity.js';
import {
  autoRefundSavingsAccount,
  getSavingsAccount,
  getSavingsAccountStatement,
  listSavingsAccounts,
  refundSavingsAccount,
} from '../../src/api/endpoints/savings.js';
import { minorUnits } from '../../src/rules/money.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { clientOf, refusal, signedInShop } from '../testShop.js';
import { atRandom } from './atRandom.js';

const home = homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, 'uk');

/** One thing a customer does, with what it is done to: the place in the list of what there is, or nothing there is. */
const deed = fc.record({
  what: fc.constantFrom('like', 'dislike', 'unlike', 'refund', 'auto-refund', 'add', 'edit', 'delete'),
  visit: fc.constantFrom('one', 'two'),
  place: fc.nat({ max: 4 }),
  isKnown: fc.boolean(),
  country: fc.constantFrom('GB', 'GB', 'GB', 'FR'),
});
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

const items = [notable.wine, notable.mixedCase, notable.spirit, notable.gift, notable.sparklingWine];

/** What ought to be true of the account, kept beside it. */
interface Model {
  favourites: string[];
  disliked: string[];
  addresses: { addressId: string; town: string }[];
  gone: string[];
  balance: number;
  autoRefund: boolean;
}

async function memberShop() {
  const shop = await signedInShop('wine-reward');
  await shop.mock.configure({ login: 'hard' }, 'two');
  return shop;
}
type Shop = Awaited<ReturnType<typeof memberShop>>;

async function look({ client, saved }: Shop, accountId: string) {
  const params = { accountId };
  const favourites = (await client.call(listFavourites)).userItems.map(({ product }) => product.itemCode);
  const addresses = (await client.call(getProfileDetails)).userDetails?.shippingAddresses ?? [];
  const { balance, autoRefund } = await client.call(getSavingsAccount, { params });
  const { entries } = await client.call(getSavingsAccountStatement, { params });
  return { favourites, addresses, balance, autoRefund, entries, state: JSON.stringify(saved()?.state) };
}

/** Does it to shop and model; resolves to whether the shop ought to have refused. */
async function act({ mock }: Shop, model: Model, accountId: string, { what, visit, place, isKnown, country }: Deed) {
  const { client } = clientOf(mock, visit);
  const itemCode = (isKnown && items[place]) || 'nothing-like-it';
  const chosen = isKnown ? model.addresses[place % Math.max(1, model.addresses.length)] : undefined;
  const addressId = chosen?.addressId ?? model.gone.at(-1) ?? 'never-was';
  const shippingAddress = { ...home, town: `Town ${place}`, country };
  const savings = { params: { accountId: isKnown ? accountId : 'WR0' } };
  const calls: Record<Deed['what'], () => Promise<unknown>> = {
    like: () => client.call(addFavourite, { params: { itemCode }, body: {} }),
    dislike: () => client.call(addFavourite, { params: { itemCode }, body: { AntiFavourite: true } }),
    unlike: () => client.call(deleteFavourite, { params: { itemCode } }),
    refund: () => client.call(refundSavingsAccount, savings),
    'auto-refund': () => client.call(autoRefundSavingsAccount, savings),
    add: () => client.call(addShippingAddress, { body: { shippingNewAddress: { shippingAddress } } }),
    edit: () => client.call(updateShippingAddress, { params: { addressId }, body: { shippingAddress } }),
    delete: () => client.call(deleteShippingAddress, { params: { addressId } }),
  };
  const isRefused: Record<Deed['what'], boolean> = {
    like: !isKnown,
    dislike: !isKnown,
    unlike: !model.favourites.includes(itemCode),
    refund: !isKnown || model.balance === 0,
    'auto-refund': !isKnown,
    add: country === 'FR',
    edit: !chosen || country === 'FR',
    delete: !chosen,
  };
  const error = await refusal(calls[what]());
  expect([what, error !== undefined]).toEqual([what, isRefused[what]]);
  if (isRefused[what]) return true;

  const others = (list: string[]) => list.filter((other) => other !== itemCode);
  if (what === 'like') {
    if (!model.favourites.includes(itemCode)) model.favourites = [itemCode, ...model.favourites];
    model.disliked = others(model.disliked);
  } else if (what === 'dislike') {
    if (!model.disliked.includes(itemCode)) model.disliked = [itemCode, ...model.disliked];
    model.favourites = others(model.favourites);
  } else if (what === 'unlike') model.favourites = others(model.favourites);
  else if (what === 'refund') model.balance = 0;
  else if (what === 'auto-refund') model.autoRefund = true;
  else if (what === 'edit' && chosen) chosen.town = shippingAddress.town;
  else if (what === 'delete' && chosen) {
    model.addresses = model.addresses.filter((other) => other !== chosen);
    model.gone.push(chosen.addressId);
  }
  return false;
}

test('favourites, savings and addresses hold together, whatever two visits of one account do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 25 }), async (deeds) => {
      const shop = await memberShop();
      const { accountId = '' } = (await shop.client.call(listSavingsAccounts)).accounts[0] ?? {};
      const first = await look(shop, accountId);
      const model: Model = {
        favourites: first.favourites,
        disliked: [],
        addresses: first.addresses.map(({ addressId = '', shippingAddress: { town } }) => ({ addressId, town })),
        gone: [],
        balance: first.balance,
        autoRefund: false,
      };
      let before = first;
      for (const one of deeds) {
        const wasRefused = await act(shop, model, accountId, one);
        const now = await look(shop, accountId);
        if (wasRefused) expect(now.state).toBe(before.state);
        const seen = now.addresses.map(({ addressId = '', shippingAddress: { town } }) => ({ addressId, town }));
        if (one.what === 'add' && !wasRefused) {
          const added = seen.at(-1);
          expect(model.addresses.some(({ addressId }) => addressId === added?.addressId)).toBe(false);
          if (added) model.addresses.push({ ...added, town: `Town ${one.place}` });
        }
        expect(seen).toEqual(model.addresses);
        expect(model.gone.filter((id) => now.state.includes(`"addressId":"${id}"`))).toEqual([]);
        expect(now.favourites).toEqual(model.favourites);
        expect(shop.saved()?.state.account?.antiFavourites).toEqual(model.disliked);
        expect([now.balance, now.autoRefund]).toEqual([model.balance, model.autoRefund]);
        expect(now.balance).toBeGreaterThanOrEqual(0);
        expect(now.entries.reduce((sum, { amount }) => sum + minorUnits(amount), 0)).toBe(minorUnits(now.balance));
        before = now;
      }
    }),
    atRandom(100),
  );
});
