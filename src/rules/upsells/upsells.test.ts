import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecentAdd } from '../../model/basket.js';
import type { CustomerProfile } from '../../model/customer.js';
import type { UpsellOffer } from '../../model/offer.js';
import type { Product } from '../../model/product.js';
import {
  cartUpsellChoice,
  type FoundUpsell,
  firstCasePrice,
  foundUpsell,
  isUpsellOffered,
  isUpsellOver,
  productUpsellChoice,
  readRejections,
  type UpsellChoice,
  type UpsellSituation,
  upsellBottles,
  upsellItems,
  upsellProblem,
  upsellToOpen,
  winePlanUpsellDiscount,
} from './upsells.js';

const plan: UpsellOffer = { type: 'WINEPLAN', rule: 'hero', itemCode: 'PLAN' };
const membership: UpsellOffer = { type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: '00067SV' };
const filler = (itemCode: string): UpsellOffer => ({ type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode });
const add = (more: Partial<RecentAdd> = {}): RecentAdd => ({
  itemcode: 'WINE',
  quantity: 12,
  mixed: false,
  bottleCount: 12,
  price: 9.99,
  ...more,
});
const sku = { itemCode: 'A', salePrice: 1, listPrice: 1, salePricePerBottle: 1, numberOfBottles: 1 };
const productOf = (itemCode: string, skus: Product['skus'] = [sku]): Product => ({
  itemCode,
  name: itemCode,
  productType: 'case',
  skus,
});
const ofScheme = [{ ...sku, schemeDetails: [{ schemeId: 'WP1' }] }];
const planFound: FoundUpsell = {
  choice: { type: 'WINEPLAN', rule: 'hero', offers: [plan] },
  products: [productOf('PLAN', ofScheme)],
  problem: undefined,
};
const membershipFound: FoundUpsell = {
  choice: { type: 'SUBSCRIPTION', rule: 'FreeShip', offers: [membership] },
  products: [productOf('00067SV')],
  problem: undefined,
};
const situation = (more: Partial<UpsellSituation> = {}): UpsellSituation => ({
  page: 'product',
  itemCode: 'WINE',
  add: add(),
  beside: planFound,
  cart: membershipFound,
  cartLines: 1,
  rejections: 0,
  isBlocked: false,
  ...more,
});
const opens = (more: Partial<UpsellSituation>) => upsellToOpen(situation(more));

describe('the product upsell', () => {
  test.each([
    [11, undefined],
    [12, 'product'],
    [13, 'product'],
  ])('for %i bottles opens %s [UPSL-021]', (bottleCount, opened) => {
    expect(opens({ add: add({ quantity: 1, bottleCount, caseBottleCount: bottleCount }) })).toBe(opened);
  });

  test.each([
    [1, 12, 'product'],
    [1, 11, undefined],
    // Two cases of six contain twelve bottles, but neither is a case of twelve.
    [2, 6, undefined],
    [11, 11, undefined],
  ])('for %i mixed cases of %i bottles opens %s [UPSL-019]', (quantity, caseBottleCount, opened) => {
    const bottleCount = quantity * caseBottleCount;
    expect(upsellBottles(add({ mixed: true, quantity, bottleCount, caseBottleCount }))).toBe(caseBottleCount);
    expect(opens({ add: add({ mixed: true, quantity, bottleCount, caseBottleCount }) })).toBe(opened);
  });

  test('counts twelve bottles for two unmixed cases of six, and all bottles of a mixed case without a case count [UPSL-019]', () => {
    expect(upsellBottles(add({ quantity: 2, bottleCount: 12, caseBottleCount: 6 }))).toBe(12);
    expect(upsellBottles(add({ mixed: true, quantity: 1, bottleCount: 12 }))).toBe(12);
  });

  test.each([
    [0, 'product'],
    [1, undefined],
    [2, undefined],
    [3, undefined],
  ])('after %i rejections opens %s [UPSL-020, UPSL-023]', (rejections, opened) => {
    expect(opens({ rejections })).toBe(opened);
  });

  test('opens only for the page’s own product and a wine plan', () => {
    expect(opens({ add: add({ itemcode: 'OTHER', quantity: 1 }) })).toBeUndefined();
    expect(opens({ add: add({ quantity: 1 }), beside: null })).toBeUndefined();
    expect(productUpsellChoice([membership, plan])).toEqual({ type: 'WINEPLAN', rule: 'hero', offers: [plan] });
    expect(productUpsellChoice([membership, filler('A')])).toBeUndefined();
  });

  test('takes precedence over the cart upsell, and only one opens', () => {
    expect(opens({})).toBe('product');
    expect(opens({ beside: null })).toBe('cart');
  });
});

describe('the cart upsell', () => {
  test.each([
    [11, undefined],
    [12, 'cart'],
    [13, 'cart'],
  ])('after adding %i opens %s [UPSL-029]', (quantity, opened) => {
    expect(opens({ page: 'other', add: add({ quantity, bottleCount: 72 }) })).toBe(opened);
  });

  test('counts units added, not bottles, so a case of twelve counts as one', () => {
    expect(opens({ page: 'other', add: add({ quantity: 1, bottleCount: 12, caseBottleCount: 12 }) })).toBeUndefined();
  });

  test('opens on every page except the cart page [UPSL-029]', () => {
    expect(opens({ page: 'cart' })).toBeUndefined();
    expect(opens({ page: 'other' })).toBe('cart');
    expect(opens({ page: 'product', itemCode: 'OTHER' })).toBe('cart');
  });

  test('opens only with something in the basket', () => {
    expect(opens({ page: 'other', cartLines: 0 })).toBeUndefined();
    expect(opens({ page: 'other', cartLines: 1 })).toBe('cart');
  });

  test('is subject to the same rejections', () => {
    expect([0, 1, 2, 3].map((rejections) => opens({ page: 'other', rejections }))).toEqual([
      'cart',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('nothing opens over a dialog, or when nothing has been added', () => {
  expect(opens({ isBlocked: true })).toBeUndefined();
  expect(opens({ page: 'other', isBlocked: true })).toBeUndefined();
  expect(opens({ add: undefined })).toBeUndefined();
});

test('three rejections remove the upsell from the page, and two do not', () => {
  expect([0, 1, 2, 3, 4].map(isUpsellOver)).toEqual([false, false, false, true, true]);
});

test('an invalid count in a cookie is read as none', () => {
  expect(['0', '1', '2', '3', '17'].map(readRejections)).toEqual([0, 1, 2, 3, 17]);
  for (const value of [undefined, '', ' ', '-1', '1.5', '1e3', 'two', '99999', '٣'])
    expect(readRejections(value)).toBe(0);
});

/** Returns every combination of the values. */
function combinations<Values extends Readonly<Record<string, readonly unknown[]>>>(
  values: Values,
): { readonly [Name in keyof Values]: Values[Name][number] }[] {
  return Object.entries(values).reduce<object[]>(
    (cases, [name, options]) =>
      cases.flatMap((combination) => options.map((option) => ({ ...combination, [name]: option }))),
    [{}],
  ) as { readonly [Name in keyof Values]: Values[Name][number] }[];
}

/** Products the shop returns for the offers: some cannot be bought, and one plan has no scheme. */
const sold: Readonly<Record<string, Product>> = Object.fromEntries(
  [
    productOf('PLAN', ofScheme),
    productOf('PLAN-NO-SKUS', []),
    productOf('PLAN-NO-SCHEME'),
    productOf('00067SV'),
    productOf('R1'),
    productOf('R2'),
    productOf('R3'),
    productOf('R4'),
    productOf('R-NO-SKUS', []),
  ].map((product) => [product.itemCode, product]),
);
const planOf = (itemCode: string): UpsellOffer => ({ ...plan, itemCode });
const customer = (type: string, status: string): CustomerProfile => ({
  trustedDetails: { subscriptions: [{ type, status }] },
});

/** Everyone who can view a page, including an Unlimited member and a former one. */
const people: Readonly<Record<string, CustomerProfile | undefined>> = {
  unidentified: undefined,
  soft: { summaryDetails: { firstName: 'Ida' } },
  hard: customer('WINEPLAN', 'ACTIVE'),
  member: customer('FREESHIP', 'ACTIVE'),
  lapsed: customer('FREESHIP', 'SUSPENDED'),
};

/** Offers for a product, and whether its upsell shows a plan. */
const besides: Readonly<Record<string, { readonly offers: readonly UpsellOffer[]; readonly isPlan: boolean }>> = {
  nothing: { offers: [], isPlan: false },
  'a membership': { offers: [membership], isPlan: false },
  'a plan after a membership': { offers: [membership, plan], isPlan: true },
  'a plan nobody can buy': { offers: [planOf('PLAN-NO-SKUS')], isPlan: false },
  'a plan without a scheme': { offers: [planOf('PLAN-NO-SCHEME')], isPlan: false },
};

/** Offers for the basket, and the items shown to anyone except a member. */
const carts: Readonly<
  Record<
    string,
    { readonly offers: readonly UpsellOffer[]; readonly spaces: number; readonly shown: readonly string[] }
  >
> = {
  nothing: { offers: [], spaces: 6, shown: [] },
  'a kind nobody knows': { offers: [{ ...plan, type: 'NEWTYPE' }], spaces: 6, shown: [] },
  'a membership': { offers: [membership], spaces: 0, shown: ['00067SV'] },
  'a plan': { offers: [plan, membership], spaces: 0, shown: ['PLAN'] },
  'a plan nobody can buy': { offers: [planOf('PLAN-NO-SKUS')], spaces: 0, shown: [] },
  'a plan without a scheme': { offers: [planOf('PLAN-NO-SCHEME')], spaces: 0, shown: [] },
  'wines without room': { offers: ['R1', 'R2'].map(filler), spaces: 0, shown: [] },
  'wines and one space': { offers: ['R1', 'R2'].map(filler), spaces: 1, shown: ['R1'] },
  'wines and many spaces': {
    offers: ['R1', 'R1', 'R2', 'R3', 'R4'].map(filler),
    spaces: 11,
    shown: ['R1', 'R2', 'R3'],
  },
  'a wine nobody can buy': { offers: ['R-NO-SKUS', 'R2'].map(filler), spaces: 2, shown: ['R2'] },
};

/** Adds that differ in the bottles the product upsell counts and in the quantity the cart upsell counts. */
const adds = [
  { quantity: 1, mixed: false, bottleCount: 1 },
  { quantity: 11, mixed: false, bottleCount: 11 },
  { quantity: 12, mixed: false, bottleCount: 12 },
  { quantity: 2, mixed: false, bottleCount: 12, caseBottleCount: 6 },
  { quantity: 2, mixed: true, bottleCount: 12, caseBottleCount: 6 },
  { quantity: 1, mixed: true, bottleCount: 12, caseBottleCount: 12 },
  { quantity: 12, mixed: true, bottleCount: 72, caseBottleCount: 6 },
  { quantity: 1, mixed: true, bottleCount: 12 },
] as const;

const everything = combinations({
  page: ['product', 'cart', 'other'] as const,
  ownItem: [true, false],
  added: adds,
  beside: Object.keys(besides),
  cart: Object.keys(carts),
  who: Object.keys(people),
  lines: [0, 1],
  cookie: [undefined, '0', '1', '2', '3', '17', 'two'],
  blocked: [true, false],
});
type Given = (typeof everything)[number];

/** Evaluates the ledger's sentences as reasons against an upsell, written independently of the rules. */
function ledgerSays({ page, ownItem, added, beside, cart, who, lines, cookie, blocked }: Given) {
  const rejected = cookie === undefined || cookie === 'two' ? 0 : Number.parseInt(cookie, 10);
  const isEmptied = rejected === 3 || rejected === 17;
  const perCase = 'caseBottleCount' in added ? added.caseBottleCount : undefined;
  const counted = added.mixed && perCase !== undefined ? perCase : added.bottleCount;
  const planBeside = besides[beside]!.isPlan && !isEmptied;
  const cartItems = who === 'member' && cart === 'a membership' ? [] : carts[cart]!.shown;
  const inCart = lines === 0 || isEmptied ? [] : cartItems;
  const againstBoth = [blocked, rejected > 0];
  // UPSL-021: fewer than 12 bottles do not open it. UPSL-017: without a plan there is no upsell.
  const againstProduct = [page !== 'product', !ownItem, counted < 12, !planBeside];
  // BSKT-012, UPSL-028, UPSL-029.
  const againstCart = [page === 'cart', added.quantity < 12, inCart.length === 0];
  const opens = againstBoth.includes(true)
    ? undefined
    : !againstProduct.includes(true)
      ? 'product'
      : againstCart.includes(true)
        ? undefined
        : 'cart';
  return { opens, planBeside, inCart: inCart.join() };
}

/** Evaluates the same case with the rules, from the shop's responses. */
function rulesSay({ page, ownItem, added, beside, cart, who, lines, cookie, blocked }: Given) {
  const found = (choice: UpsellChoice | undefined) =>
    choice
      ? foundUpsell(
          choice,
          choice.offers.flatMap(({ itemCode }) => sold[itemCode] ?? []),
        )
      : null;
  const besideFound = found(productUpsellChoice(besides[beside]!.offers));
  const { offers, spaces } = carts[cart]!;
  const offered = { UpsellOffers: { offerItems: [...offers], availableSpaces: spaces } };
  const cartFound = found(cartUpsellChoice(offered, people[who]));
  const rejections = readRejections(cookie);
  const opens = upsellToOpen({
    page,
    itemCode: page === 'product' ? 'WINE' : undefined,
    add: { itemcode: ownItem ? 'WINE' : 'OTHER', price: 9.99, ...added },
    beside: besideFound,
    cart: cartFound,
    cartLines: lines,
    rejections,
    isBlocked: blocked,
  });
  return {
    opens,
    planBeside: isUpsellOffered(besideFound, rejections),
    inCart:
      lines > 0 && isUpsellOffered(cartFound, rejections)
        ? cartFound.products.map(({ itemCode }) => itemCode).join()
        : '',
  };
}

test('every combination of page, add, offers, stock, customer, basket and cookie shows and opens what the ledger requires', () => {
  expect(everything.length).toBeGreaterThan(100_000);
  const wrong = everything.filter((combination) => {
    const [said, does] = [ledgerSays(combination), rulesSay(combination)];
    return said.opens !== does.opens || said.planBeside !== does.planBeside || said.inCart !== does.inCart;
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  // Every result must occur, or the table could agree on nothing but empty results.
  const outcomes = everything.map(ledgerSays);
  expect(new Set(outcomes.map(({ opens }) => opens))).toEqual(new Set(['product', 'cart', undefined]));
  expect(new Set(outcomes.map(({ inCart }) => inCart))).toEqual(
    new Set(['', '00067SV', 'PLAN', 'R1', 'R1,R2,R3', 'R2']),
  );
});

describe('the offers shown with the basket', () => {
  const choose = (offerItems: readonly UpsellOffer[], availableSpaces = 0) =>
    cartUpsellChoice({ UpsellOffers: { offerItems: [...offerItems], availableSpaces } }, undefined);

  test('are the first of a kind the shop can show', () => {
    expect(choose([membership, plan])).toEqual({ type: 'SUBSCRIPTION', rule: 'FreeShip', offers: [membership] });
    expect(choose([{ ...plan, type: 'NEWTYPE' }, plan, membership])).toEqual({
      type: 'WINEPLAN',
      rule: 'hero',
      offers: [plan],
    });
    expect(choose([])).toBeUndefined();
    expect(choose([{ ...plan, type: 'NEWTYPE' }])).toBeUndefined();
  });

  test('include each case-filling wine once, as long as there is space [UPSL-067, UPSL-069, UPSL-070]', () => {
    const wines = ['A', 'A', 'B', 'C', 'D'].map(filler);
    const codes = (spaces: number) => choose(wines, spaces)?.offers.map(({ itemCode }) => itemCode);
    expect(codes(0)).toBeUndefined();
    expect(codes(1)).toEqual(['A']);
    expect(codes(2)).toEqual(['A', 'B']);
    expect(codes(3)).toEqual(['A', 'B', 'C']);
    expect(codes(4)).toEqual(['A', 'B', 'C']);
    expect(codes(11)).toEqual(['A', 'B', 'C']);
    expect(choose([...wines, plan], 0)?.type).toBe('WINEPLAN');
  });

  test('keep the number of spaces with case-filling wines only', () => {
    expect(choose(['A', 'B'].map(filler), 5)?.spaces).toBe(5);
    expect(choose([plan], 5)).not.toHaveProperty('spaces');
  });

  test('are never of an unknown kind, nor of more than one kind', () => {
    const offer = fc.record({
      type: fc.constantFrom('WINEPLAN', 'SUBSCRIPTION', 'FILL_THE_CASE', 'OTHER', ''),
      rule: fc.constantFrom('hero', 'upsellonly', 'FreeShip'),
      itemCode: fc.constantFrom('A', 'B', 'C', 'D'),
    });
    fc.assert(
      fc.property(fc.array(offer), fc.integer({ min: -1, max: 12 }), (offers, spaces) => {
        const chosen = choose(offers, spaces);
        if (!chosen) return;
        expect(offers).toEqual(expect.arrayContaining([...chosen.offers]));
        expect(new Set(chosen.offers.map(({ type }) => type))).toEqual(new Set([chosen.type]));
        expect(chosen.offers.length).toBeLessThanOrEqual(chosen.type === 'FILL_THE_CASE' ? Math.min(3, spaces) : 1);
      }),
    );
  });
});

test('an offer needs a sku, and a plan also its scheme', () => {
  const product = (skus: Product['skus']) => productOf('A', skus);
  expect(upsellProblem(product([]), 'WINEPLAN')).toBe('noSkus');
  expect(upsellProblem(product([]), 'SUBSCRIPTION')).toBe('noSkus');
  expect(upsellProblem(product([sku]), 'WINEPLAN')).toBe('noScheme');
  expect(upsellProblem(product([{ ...sku, schemeDetails: [] }]), 'WINEPLAN')).toBe('noScheme');
  expect(upsellProblem(product([{ ...sku, schemeDetails: [{ schemeId: 'WP1' }] }]), 'WINEPLAN')).toBeUndefined();
  expect(upsellProblem(product([sku]), 'SUBSCRIPTION')).toBeUndefined();
  expect(upsellProblem(product([sku]), 'FILL_THE_CASE')).toBeUndefined();
});

test('an accepted offer is added with its type and rule, and a plan as its first case', () => {
  const product = (itemCode: string, numberOfBottles: number, mixed: boolean): Product => ({
    ...productOf(itemCode, [{ ...sku, itemCode, numberOfBottles }]),
    mixed,
  });
  const of = (type: UpsellChoice['type'], offers: readonly UpsellOffer[]): UpsellChoice => ({
    type,
    rule: offers[0]?.rule ?? '',
    offers,
  });
  const details = { type: 'WINEPLAN', rule: 'hero' };
  expect(upsellItems(of('WINEPLAN', [plan]), [product('PLAN', 12, true)])).toEqual([
    { itemCode: 'PLAN', quantity: 1, upsellOfferDetails: details },
  ]);
  expect(upsellItems(of('WINEPLAN', [plan]), [product('PLAN', 1, false)])).toEqual([
    { itemCode: 'PLAN', quantity: 6, upsellOfferDetails: details },
  ]);
  expect(
    upsellItems(of('FILL_THE_CASE', [filler('A'), filler('B')]), [product('A', 1, false), product('B', 1, false)]),
  ).toEqual(
    ['A', 'B'].map((itemCode) => ({
      itemCode,
      quantity: 1,
      upsellOfferDetails: { type: 'FILL_THE_CASE', rule: 'upsellonly' },
    })),
  );
});

test('the discount on the first case of a plan is at most 60', () => {
  expect(winePlanUpsellDiscount('currency')).toBe(60);
  expect(winePlanUpsellDiscount('points')).toBe(6000);
});

test('the first case of an offered plan costs a fifth less, up to £60', () => {
  const of = (salePrice: number, money: 'currency' | 'points' = 'currency') =>
    firstCasePrice(
      {
        itemCode: 'P',
        name: 'A plan',
        productType: 'wine',
        mixed: true,
        skus: [{ itemCode: 'P', salePrice }],
      } as never,
      money,
    );
  expect(of(71.94)).toEqual({ price: 71.94, saving: 14.39, toPay: 57.55 });
  expect(of(95.88)).toEqual({ price: 95.88, saving: 19.18, toPay: 76.7 });
  expect(of(299.99)).toEqual({ price: 299.99, saving: 60, toPay: 239.99 });
  expect(of(475)).toEqual({ price: 475, saving: 60, toPay: 415 });
  expect(of(7074, 'points')).toEqual({ price: 7074, saving: 1415, toPay: 5659 });
  expect(of(40_000, 'points')).toEqual({ price: 40_000, saving: 6000, toPay: 34_000 });
});
