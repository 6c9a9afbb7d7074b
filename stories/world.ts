import type { BasketLine } from '../mocks/backend/state.js';
import { homeAddressOf } from '../mocks/fixtures/addresses.js';
import { notable } from '../mocks/fixtures/catalogue/notable.js';
import { type CheckoutStage, checkoutCalls, payCall } from '../mocks/testing/checkoutScenario.js';
import { type TestVisit, testVisit } from '../mocks/testing/testVisit.js';
import type { Persona } from '../mocks/world/personas.js';
import { endpoints } from '../src/api/endpoints.js';
import type { PostalAddress } from '../src/model/address.js';
import type { Cart } from '../src/model/basket.js';
import { type LoginState, loginStates } from '../src/model/customer.js';
import type { Order } from '../src/model/order.js';
import type { Product } from '../src/model/product.js';
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

/** Everything from which a story may take its props: one brand's shop as seen by one shopper. Each value is computed
 * when it is first accessed. */
export interface StoryWorld {
  readonly site: Site;
  readonly brand: Brand;
  /**
   * Returns the entity in the response of an API call, such as `answer('listWinePlans')`. The basket holds six bottles
   * of a wine, a mixed case, two bottles of a low-stock wine, and a gift. A shopper who may not make the call is signed
   * in to the level it requires.
   * @throws Error when the call is refused.
   */
  readonly answer: TestVisit['answer'];
  readonly emptyCart: Cart;
  /** The order's delivery address, in the site's country. */
  readonly address: PostalAddress;
  /** A guest who checks out with this address. */
  readonly guest: { readonly email: string; readonly shippingAddress: PostalAddress };
  /** The basket's order at each stage of its checkout. */
  readonly order: Readonly<Record<CheckoutStage | 'placed', Order>>;
  /** Returns a well-known product by name. */
  readonly product: (name: ProductName) => Product;
}

/** The brand and login state selected in the toolbar. */
export interface StoryGlobals {
  readonly brand: string;
  readonly login: LoginState;
  /** The test account of the shopper; the standard one unless set. */
  readonly persona?: Persona;
}

/** The toolbar's choice until another is made. */
export const globalsAtStart: StoryGlobals = { brand: 'law', login: 'visitor', persona: 'standard' };

const usualBasket: readonly BasketLine[] = [
  { commerceItemId: 'ci1', itemCode: productNames.wine, quantity: 6 },
  { commerceItemId: 'ci2', itemCode: productNames.mixedCase, quantity: 1 },
  { commerceItemId: 'ci3', itemCode: productNames.lowStockWine, quantity: 2 },
  { commerceItemId: 'ci4', itemCode: productNames.gift, quantity: 1, classification: 'FREEGIFT_PROMOTION_ITEM' },
];

const signedInAtLeast = { anyone: 'visitor', soft: 'soft', hard: 'hard' } as const;

/** Returns the world for the toolbar's choice, from the same shop that the mock backend serves. */
export function worldOf({ brand, login, persona = 'standard' }: StoryGlobals): StoryWorld {
  const cache = new Map<string, unknown>();
  function once<Value>(key: string, make: () => Value): Value {
    if (!cache.has(key)) cache.set(key, make());
    return cache.get(key) as Value;
  }

  /** Creates a new session with a basket. */
  const visitWith = (basket: readonly BasketLine[], as: LoginState = login): TestVisit =>
    testVisit(persona, { brand, login: as, basket });
  const { shop } = visitWith([]);
  const address = homeAddressOf({ salutation: 'Mrs', firstName: 'Margaret', lastName: 'Hale' }, shop.site.country);
  const guest = { email: 'margaret@shopper.example', shippingAddress: address };

  function orderAt(stage: CheckoutStage | 'placed'): Order {
    const visit = visitWith(usualBasket);
    for (const call of checkoutCalls(stage === 'placed' ? 'paid' : stage, guest))
      visit.call(call.method, call.address, call.body);
    const [order] = visit.answer('listCheckoutOrders');
    if (stage !== 'placed') return order!;
    const { method, address: at, body } = payCall(order);
    visit.call(method, at, body);
    return visit.answer('listCheckoutOrders')[0]!;
  }

  return {
    site: shop.site,
    brand: shop.brand,
    answer(id, ...input) {
      const least = signedInAtLeast[endpoints[id].callers];
      const as = loginStates.indexOf(login) < loginStates.indexOf(least) ? least : login;
      return once(JSON.stringify([id, ...input]), () => visitWith(usualBasket, as).answer(id, ...input));
    },
    get emptyCart() {
      return once('emptyCart', () => visitWith([]).answer('getCart'));
    },
    address,
    guest,
    order: {
      get started() {
        return once('started', () => orderAt('started'));
      },
      get addressed() {
        return once('addressed', () => orderAt('addressed'));
      },
      get delivered() {
        return once('delivered', () => orderAt('delivered'));
      },
      get paid() {
        return once('paid', () => orderAt('paid'));
      },
      get placed() {
        return once('placed', () => orderAt('placed'));
      },
    },
    product: (name) => shop.items.get(productNames[name])!.product,
  };
}
