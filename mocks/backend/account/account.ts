import { billingAddressOf } from '../../../src/rules/common/address.js';
import { dayOf } from '../../../src/rules/common/days.js';
import { startingAddresses, startingCards, startingPermissions } from '../../fixtures/customers.js';
import { pickedFor } from '../../fixtures/picks.js';
import { startingSavings } from '../../fixtures/savings.js';
import { startingVouchers } from '../../fixtures/vouchers.js';
import { accountNumberOf, accounts, emailOf, isPersona, type Persona, personas } from '../../world/personas.js';
import type { Shop } from '../../world/world.js';
import { passDays, presentOf } from '../clock.js';
import { openingHoldings } from '../plans/holdings.js';
import type { Account, Basket, Session, ShopState } from '../state.js';

/**
 * Returns the account of a session.
 * @throws Error when the session has none.
 */
export function accountOf({ accounts: begun }: ShopState, { accountId }: Session): Account {
  const account = accountId === undefined ? undefined : begun[accountId];
  if (!account) throw new Error('A visitor has no account.');
  return account;
}

/** Returns the basket a session fills: the account's basket, or the session's own. */
export const basketOf = (state: ShopState, session: Session): Basket =>
  session.accountId === undefined ? session : accountOf(state, session);

/** Returns an account so that it can be changed, and creates it on first use. */
export function beginAccount(state: ShopState, accountId: string, shop: Shop): Account {
  const existing = state.accounts[accountId];
  if (existing) return existing;
  if (!isPersona(accountId)) throw new Error(`There is no account ${accountId}.`);
  // A copy, because the initial account is shared by every shop of the same world.
  const account = structuredClone(newAccount(accountId, shop));
  passDays(account, dayOf(new Date(shop.world.clock)), dayOf(presentOf(state, shop)), shop);
  state.accounts[accountId] = account;
  return state.accounts[accountId] ?? account;
}

/** Returns the id of the account with an email, in any letter case. For accounts that already exist, the current email
 * counts. */
export function accountIdOfEmail({ accounts: begun }: ShopState, email: string): string | undefined {
  const normalisedEmail = email.trim().toLowerCase();
  const hasChanged = (persona: Persona): boolean => begun[persona] !== undefined;
  return (
    Object.values(begun).find((account) => account.email.toLowerCase() === normalisedEmail)?.accountId ??
    personas.find((persona) => !hasChanged(persona) && emailOf(persona) === normalisedEmail)
  );
}

const browsedAtFirst = 8;
const pointsAtFirst = 25_000;

function newAccount(persona: Persona, shop: Shop): Account {
  const { salutation, firstName, lastName, hasHistory, favourites } = accounts[persona];
  const addresses = startingAddresses(persona, shop);
  const savings = startingSavings(persona, shop);
  return {
    accountId: persona,
    accountNumber: accountNumberOf(persona),
    salutation,
    firstName,
    lastName,
    email: emailOf(persona),
    basket: [],
    orders: [],
    points: hasHistory && shop.site.money === 'points' ? pointsAtFirst : 0,
    payForWineplansWithWinereward: false,
    permissions: startingPermissions(persona),
    interests: [],
    favourites: hasHistory ? pickedFor(persona, shop, 'favourites').slice(0, favourites) : [],
    antiFavourites: [],
    recentlyBrowsed: hasHistory ? pickedFor(persona, shop, 'browsed').slice(0, browsedAtFirst) : [],
    addresses,
    ...(addresses[0] && { billingAddress: billingAddressOf(addresses[0].shippingAddress) }),
    cards: startingCards(persona, shop),
    ...(savings && { savings }),
    ...openingHoldings(persona, shop),
    vouchers: hasHistory ? startingVouchers(persona) : [],
  };
}
