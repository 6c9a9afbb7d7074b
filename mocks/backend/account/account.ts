import {
  billingAddressOf,
  hasHistory,
  startingAddresses,
  startingCards,
  startingPermissions,
} from '../../fixtures/customers.js';
import { pickedFor } from '../../fixtures/picks.js';
import { startingSavings } from '../../fixtures/savings.js';
import { startingVouchers } from '../../fixtures/vouchers.js';
import { emailOf } from '../../personas.js';
import type { Shop } from '../../world.js';
import { openingHoldings } from '../plans/holdings.js';
import type { Tools } from '../resolver.js';
import type { Account, ShopState } from '../state.js';

/** The account behind the persona as it stands, begun when it is first asked for. */
export const accountOf = (state: ShopState, { shop }: Pick<Tools, 'shop'>): Account => {
  // A copy: what it starts with belongs to every shop of the same world.
  state.account ??= structuredClone(newAccount(shop));
  return state.account;
};

const favouritesAtFirst = 6;
const favouritesOfHeavy = 120;
const browsedAtFirst = 8;

function newAccount(shop: Shop): Account {
  const { persona } = shop.world;
  const isUsed = hasHistory(persona);
  const favourites = persona === 'heavy' ? favouritesOfHeavy : favouritesAtFirst;
  const addresses = startingAddresses(shop);
  const savings = startingSavings(shop);
  return {
    email: emailOf(persona),
    payForWineplansWithWinereward: false,
    permissions: startingPermissions(shop),
    interests: [],
    favourites: isUsed ? pickedFor(shop, 'favourites').slice(0, favourites) : [],
    antiFavourites: [],
    recentlyBrowsed: isUsed ? pickedFor(shop, 'browsed').slice(0, browsedAtFirst) : [],
    addresses,
    ...(addresses[0] && { billingAddress: billingAddressOf(addresses[0].shippingAddress) }),
    cards: startingCards(shop),
    ...(savings && { savings }),
    ...openingHoldings(shop),
    vouchers: isUsed ? [...startingVouchers] : [],
  };
}
