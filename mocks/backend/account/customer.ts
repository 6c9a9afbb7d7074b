import type * as customer from '../../../src/api/endpoints/customer.js';
import type { Permission, UserItem } from '../../../src/model/account.js';
import type { Product } from '../../../src/model/product.js';
import { dayOf } from '../../../src/rules/common/days.js';
import { emailPermission, permissionStates } from '../../fixtures/customers.js';
import { pickedFor } from '../../fixtures/picks.js';
import { accounts, isPersona } from '../../world/personas.js';
import { inStockNow } from '../catalogue/stock.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Session, ShopState } from '../state.js';
import { accountIdOfEmail } from './account.js';
import { pastRatings, purchasesOf } from './purchases.js';

const listedAtMost = 100;
/** Number of recommendations that the storefront requests (HOME-028). */
const recommendedAtFirst = 10;
/** Number of browsed items kept (HOME-048). */
const browsedAtMost = 12;

const productOf = (itemCode: string, { shop, refuse }: Tools): Product =>
  shop.items.get(itemCode)?.product ?? refuse.notFound(`There is no item ${itemCode}.`);

const itemsOf = (state: ShopState, itemCodes: readonly string[], { shop }: Tools): UserItem[] =>
  itemCodes.flatMap((itemCode) => {
    const item = shop.items.get(itemCode);
    return item ? [{ product: inStockNow(state, item) }] : [];
  });

const without = (itemCodes: readonly string[], itemCode: string): string[] =>
  itemCodes.filter((other) => other !== itemCode);

/** Returns the browsed items of the account if it is known, otherwise those of the session. */
const browsedIn = (session: Session, tools: Tools): readonly string[] =>
  session.login === 'visitor' ? (session.recentlyBrowsed ?? []) : tools.account().recentlyBrowsed;

/** Sets a requested permission. A permission the shop does not have is refused. */
function setPermission({ category, code, state: wanted }: Permission, tools: Tools): void {
  const { permissions } = tools.account();
  if (!permissions.some((one) => one.category === category))
    tools.refuse.invalid(`category: unknown category ${category}`);
  const permission =
    permissions.find((one) => one.category === category && one.code === code) ??
    tools.refuse.invalid(`code: unknown code ${code} of ${category}`);
  if (!permissionStates.includes(wanted)) tools.refuse.invalid(`state: must be ${permissionStates.join(' or ')}`);
  permission.state = wanted;
}

function permissionsOf(category: string, tools: Tools): Permission[] {
  const permissions = tools.account().permissions.filter((one) => one.category === category);
  return permissions.length > 0 ? permissions : tools.refuse.notFound(`There are no permissions of ${category}.`);
}

export const customerResolvers: Resolvers<typeof customer> = {
  listPermissions: (_, { query: { limit = listedAtMost } }, tools) => ({
    permissions: tools.account().permissions.slice(0, limit),
  }),

  getPermissionsByCategory: (_, { params }, tools) => ({
    permissions: permissionsOf(params.category, tools),
  }),

  createPermission: (_, { body, session }, tools) => {
    setPermission(body, tools);
    // The permission is given for the card that was just presented for the payment.
    const isGiven = body.category === 'PAYMENT' && body.code === 'COF' && body.state === 'GRANTED';
    for (const card of [session.card, session.checkout?.card]) if (isGiven && card) card.isToKeep = true;
  },

  updatePermissionsByCategory: (_, { params: { category }, body }, tools) => {
    permissionsOf(category, tools);
    if (body.category !== undefined && body.category !== category)
      tools.refuse.invalid(`category: must be ${category}, as in the address`);
    return setPermission({ ...body, category }, tools);
  },

  createUserInterest: (_, { params: { itemCode } }, tools) => {
    productOf(itemCode, tools);
    const { interests } = tools.account();
    if (interests.includes(itemCode)) tools.refuse.conflict(`Item ${itemCode} already exists in user interests.`);
    interests.push(itemCode);
    return undefined;
  },

  listRecommendedWines: (state, { query: { limit = recommendedAtFirst } }, tools) => {
    const { accountId } = tools.account();
    if (isPersona(accountId) && !accounts[accountId].hasRecommendations) return { userItems: [] };
    const unwanted = new Set(tools.account().antiFavourites);
    const wines = pickedFor(accountId, tools.shop, 'recommended').filter(
      (itemCode) => tools.shop.items.get(itemCode)?.kind === 'wine' && !unwanted.has(itemCode),
    );
    return { userItems: itemsOf(state, wines.slice(0, limit), tools) };
  },

  listPurchases: (state, _call, { shop, now, account }) => ({
    purchases: purchasesOf(state, account(), shop, dayOf(now)),
  }),

  listRecentlyBrowsed: (state, { session }, tools) => ({
    userItems: itemsOf(state, browsedIn(session, tools), tools),
  }),

  addRecentlyBrowsed: (_, { params: { itemCode }, session }, tools) => {
    productOf(itemCode, tools);
    const browsed = [itemCode, ...without(browsedIn(session, tools), itemCode)].slice(0, browsedAtMost);
    if (session.login === 'visitor') session.recentlyBrowsed = browsed;
    else tools.account().recentlyBrowsed = browsed;
    return undefined;
  },

  updateProfileOptions: (_, { body }, tools) => {
    const account = tools.account();
    if (!account.savings) tools.refuse.conflict('Only wine-reward members can pay for their wine plans with it.');
    account.payForWineplansWithWinereward = body.payForWineplansWithWinereward;
    return undefined;
  },

  updateUserEmail: (state, { body: { email } }, tools) => {
    const account = tools.account();
    if (![undefined, account.accountId].includes(accountIdOfEmail(state, email)))
      tools.refuse.conflict('There is an account with this email address already.');
    account.email = email;
    return undefined;
  },

  submitAccountEmail: () => undefined,

  updateContactPreferences: (_, { body: { optin } }, tools) => setPermission(emailPermission(optin.emailFlag), tools),

  listRatings: (_state, _call, { shop, account }) => ({ userItems: [...pastRatings(account(), shop)] }),

  listFavourites: (state, _call, tools) => ({
    userItems: itemsOf(state, tools.account().favourites, tools).map((item) => ({
      ...item,
      whereUsed: { inFavourites: true },
    })),
  }),

  addFavourite: (_, { params: { itemCode }, body }, tools) => {
    productOf(itemCode, tools);
    const account = tools.account();
    const list = body?.AntiFavourite ? 'antiFavourites' : 'favourites';
    const other = body?.AntiFavourite ? 'favourites' : 'antiFavourites';
    account[other] = without(account[other], itemCode);
    if (!account[list].includes(itemCode)) account[list].unshift(itemCode);
    return undefined;
  },

  deleteFavourite: (_, { params: { itemCode } }, tools) => {
    const { favourites } = tools.account();
    const place = favourites.indexOf(itemCode);
    if (place < 0) tools.refuse.notFound(`Your favourites have no ${itemCode}.`);
    favourites.splice(place, 1);
    return undefined;
  },
};
