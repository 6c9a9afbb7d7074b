import type * as customer from '../../../src/api/endpoints/customer.js';
import type { Permission, UserItem } from '../../../src/model/account.js';
import type { Product } from '../../../src/model/product.js';
import { emailPermission, permissionStates } from '../../fixtures/customers.js';
import { dateAsString } from '../../fixtures/dates.js';
import { pickedFor } from '../../fixtures/picks.js';
import { emailOf, personas } from '../../personas.js';
import { inStockNow } from '../catalogue/stock.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Session, ShopState } from '../state.js';
import { accountOf } from './account.js';
import { pastPurchases, pastRatings, purchaseOf } from './purchases.js';

const listedAtMost = 100;
/** So many the storefront asks for (HOME-028). */
const recommendedAtFirst = 10;
/** So many are kept (HOME-048). */
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

/** Of the account when one is known, else of the visit. */
const browsedIn = (state: ShopState, session: Session, tools: Tools): readonly string[] =>
  session.login === 'visitor' ? (session.recentlyBrowsed ?? []) : accountOf(state, tools).recentlyBrowsed;

/** Sets what is asked for; the shop asks for no other permissions. */
function setPermission(state: ShopState, { category, code, state: wanted }: Permission, tools: Tools): void {
  const { permissions } = accountOf(state, tools);
  if (!permissions.some((one) => one.category === category)) tools.refuse.invalid(`category: there is no ${category}`);
  const permission =
    permissions.find((one) => one.category === category && one.code === code) ??
    tools.refuse.invalid(`code: there is no ${code} of ${category}`);
  if (!permissionStates.includes(wanted)) tools.refuse.invalid(`state: must be ${permissionStates.join(' or ')}`);
  permission.state = wanted;
}

function permissionsOf(state: ShopState, category: string, tools: Tools): Permission[] {
  const permissions = accountOf(state, tools).permissions.filter((one) => one.category === category);
  return permissions.length > 0 ? permissions : tools.refuse.notFound(`There are no permissions of ${category}.`);
}

export const customerResolvers: Resolvers<typeof customer> = {
  listPermissions: (state, { query: { limit = listedAtMost } }, tools) => ({
    permissions: accountOf(state, tools).permissions.slice(0, limit),
  }),

  getPermissionsByCategory: (state, { params }, tools) => ({
    permissions: permissionsOf(state, params.category, tools),
  }),

  createPermission: (state, { body }, tools) => setPermission(state, body, tools),

  updatePermissionsByCategory: (state, { params: { category }, body }, tools) => {
    permissionsOf(state, category, tools);
    if (body.category !== undefined && body.category !== category)
      tools.refuse.invalid(`category: must be ${category}, as in the address`);
    return setPermission(state, { ...body, category }, tools);
  },

  createUserInterest: (state, { params: { itemCode } }, tools) => {
    productOf(itemCode, tools);
    const { interests } = accountOf(state, tools);
    if (interests.includes(itemCode)) tools.refuse.conflict(`Item ${itemCode} already exists in user interests.`);
    interests.push(itemCode);
    return undefined;
  },

  listRecommendedWines: (state, { query: { limit = recommendedAtFirst } }, tools) => {
    if (tools.shop.world.persona === 'empty') return { userItems: [] };
    const unwanted = new Set(accountOf(state, tools).antiFavourites);
    const wines = pickedFor(tools.shop, 'recommended').filter(
      (itemCode) => tools.shop.items.get(itemCode)?.kind === 'wine' && !unwanted.has(itemCode),
    );
    return { userItems: itemsOf(state, wines.slice(0, limit), tools) };
  },

  listPurchases: (state, _call, { shop, now }) => ({
    purchases: [
      ...Object.values(state.orders)
        .filter(({ isGuest }) => !isGuest)
        .map((order) => purchaseOf(order, dateAsString(now), shop))
        .reverse(),
      ...pastPurchases(shop),
    ],
  }),

  listRecentlyBrowsed: (state, { session }, tools) => ({
    userItems: itemsOf(state, browsedIn(state, session, tools), tools),
  }),

  addRecentlyBrowsed: (state, { params: { itemCode }, session }, tools) => {
    productOf(itemCode, tools);
    const browsed = [itemCode, ...without(browsedIn(state, session, tools), itemCode)].slice(0, browsedAtMost);
    if (session.login === 'visitor') session.recentlyBrowsed = browsed;
    else accountOf(state, tools).recentlyBrowsed = browsed;
    return undefined;
  },

  updateProfileOptions: (state, { body }, tools) => {
    const account = accountOf(state, tools);
    if (!account.savings) tools.refuse.conflict('Only wine-reward members can pay for their wine plans with it.');
    account.payForWineplansWithWinereward = body.payForWineplansWithWinereward;
    return undefined;
  },

  updateUserEmail: (state, { body: { email } }, tools) => {
    const { persona } = tools.shop.world;
    if (personas.some((other) => other !== persona && emailOf(other) === email.toLowerCase()))
      tools.refuse.conflict('There is an account with this email address already.');
    accountOf(state, tools).email = email;
    return undefined;
  },

  submitAccountEmail: () => undefined,

  updateContactPreferences: (state, { body: { optin } }, tools) =>
    setPermission(state, emailPermission(optin.emailFlag), tools),

  listRatings: (_state, _call, { shop }) => ({ userItems: [...pastRatings(shop)] }),

  listFavourites: (state, _call, tools) => ({
    userItems: itemsOf(state, accountOf(state, tools).favourites, tools).map((item) => ({
      ...item,
      whereUsed: { inFavourites: true },
    })),
  }),

  addFavourite: (state, { params: { itemCode }, body }, tools) => {
    productOf(itemCode, tools);
    const account = accountOf(state, tools);
    const list = body?.AntiFavourite ? 'antiFavourites' : 'favourites';
    const other = body?.AntiFavourite ? 'favourites' : 'antiFavourites';
    account[other] = without(account[other], itemCode);
    if (!account[list].includes(itemCode)) account[list].unshift(itemCode);
    return undefined;
  },

  deleteFavourite: (state, { params: { itemCode } }, tools) => {
    const { favourites } = accountOf(state, tools);
    const place = favourites.indexOf(itemCode);
    if (place < 0) tools.refuse.notFound(`Your favourites have no ${itemCode}.`);
    favourites.splice(place, 1);
    return undefined;
  },
};
