import { accountOf } from '../mocks/backend/account/account.js';
import { pricedCart } from '../mocks/backend/basket/pricing.js';
import { searchResolvers } from '../mocks/backend/catalogue/search.js';
import { orderUnderWay } from '../mocks/backend/checkout/checkout.js';
import { profileOf } from '../mocks/backend/identity/identity.js';
import { refuse } from '../mocks/backend/refusal.js';
import {
  type BasketLine,
  type Checkout,
  newSession,
  newState,
  type Session,
  type SessionLogin,
} from '../mocks/backend/state.js';
import { homeAddressOf } from '../mocks/fixtures/addresses.js';
import { notable } from '../mocks/fixtures/catalogue/notable.js';
import { worldOf as mockWorldOf, type Shop, shopOf } from '../mocks/world.js';
import type { PostalAddress } from '../src/model/address.js';
import type { Cart } from '../src/model/basket.js';
import type { CustomerProfile } from '../src/model/customer.js';
import type { Order } from '../src/model/order.js';
import type { Product } from '../src/model/product.js';
import type { Suggestion } from '../src/model/search.js';
import type { Brand, Site } from '../src/model/site.js';

const productNames = {
  wine: notable.wine,
  mixedCase: notable.mixedCase,
  plainCase: notable.unmixedCase,
  lowStockWine: notable.lowStockWine,
  outOfStockWine: notable.outOfStockWine,
  enPrimeurWine: notable.enPrimeurWine,
  pictureless: notable.wineWithoutImages,
  longName: notable.wineWithLongName,
  unreviewed: notable.unreviewedWine,
  withoutSkus: notable.wineWithoutSkus,
  withoutVolumePrice: notable.wineWithoutVolumePrice,
  reduced: notable.reducedWine,
  spirit: notable.spirit,
  gift: notable.gift,
  membership: notable.membership,
} as const;
export type ProductName = keyof typeof productNames;

/** Everything a story may take its props from: one brand's shop as one shopper sees it. */
export interface StoryWorld {
  readonly site: Site;
  readonly brand: Brand;
  readonly profile: CustomerProfile;
  /** Six of a wine, a mixed case, two of a low-stock wine and a gift. */
  readonly cart: Cart;
  readonly emptyCart: Cart;
  /** A basket of these lines, priced as the shop would. */
  readonly cartOf: (lines: readonly Pick<BasketLine, 'itemCode' | 'quantity' | 'classification'>[]) => Cart;
  /** Where the order goes, in the site's country. */
  readonly address: PostalAddress;
  /** An order of the world's basket, as far as its checkout has come. */
  readonly order: Readonly<Record<OrderStage, Order>>;
  /** A well-known product by name. */
  readonly product: (name: ProductName) => Product;
  readonly suggestions: readonly Suggestion[];
}

/** Nothing said yet, an address given, delivery chosen, a card authenticated, or paid for. */
export type OrderStage = 'started' | 'addressed' | 'delivered' | 'paid' | 'placed';

export interface StoryGlobals {
  readonly brand: string;
  readonly login: SessionLogin;
}

const usualBasket = [
  { itemCode: productNames.wine, quantity: 6 },
  { itemCode: productNames.mixedCase, quantity: 1 },
  { itemCode: productNames.lowStockWine, quantity: 2 },
  { itemCode: productNames.gift, quantity: 1, classification: 'FREEGIFT_PROMOTION_ITEM' },
] as const;

function ordersOf(session: Session, shippingAddress: PostalAddress, shop: Shop): StoryWorld['order'] {
  const said: Checkout = { orderId: 'W100001', isGuest: true, emailId: 'margaret@shopper.example', isPlaced: false };
  const orderOf = (more: Partial<Checkout>) => orderUnderWay(session, { ...said, ...more }, toolsOf(shop));
  const address = { address: { shippingAddress } };
  const delivery = { ...address, shippingMethod: 'STD' };
  const paid = orderOf({ ...delivery, card: { cardId: 'card1', cardType: 'VISA', lastFour: '1111' } });
  return {
    started: orderOf({}),
    addressed: orderOf(address),
    delivered: orderOf(delivery),
    paid,
    placed: { ...paid, transactionId: 'T300001' },
  };
}

/** The world of a toolbar choice, from the same shop the mock backend serves. */
export function worldOf({ brand, login }: StoryGlobals): StoryWorld {
  const shop = shopOf(mockWorldOf({ brand }));
  const profile = profileOf(newSession(login), toolsOf(shop));
  const basketOf = (lines: readonly Pick<BasketLine, 'itemCode' | 'quantity' | 'classification'>[]): BasketLine[] =>
    lines.map((line, index) => ({ ...line, commerceItemId: `ci${index + 1}` }));
  const cartOf: StoryWorld['cartOf'] = (lines) => pricedCart(basketOf(lines), profile, shop);
  const address = homeAddressOf({ salutation: 'Mrs', firstName: 'Margaret', lastName: 'Hale' }, shop.site.country);
  return {
    site: shop.site,
    brand: shop.brand,
    profile,
    cart: cartOf(usualBasket),
    emptyCart: cartOf([]),
    cartOf,
    address,
    order: ordersOf({ ...newSession(login), basket: basketOf(usualBasket) }, address, shop),
    product: (name) => shop.items.get(productNames[name])!.product,
    suggestions: searchResolvers.getSearchData(newState(), noInput(login), toolsOf(shop)),
  };
}

const noInput = (login: SessionLogin) => ({
  session: newSession(login),
  params: undefined,
  query: undefined,
  body: undefined,
});

const toolsOf = (shop: Shop) => ({
  shop,
  account: () => accountOf(newState(), { shop }),
  now: new Date(shop.world.clock),
  random: () => 0,
  refuse,
});
