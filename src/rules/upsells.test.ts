import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecentAdd } from '../model/basket.js';
import type { UpsellOffer } from '../model/offer.js';
import type { Product } from '../model/product.js';
import {
  isUpsellOver,
  readRejections,
  type UpsellChoice,
  type UpsellSituation,
  upsellBottles,
  upsellChoice,
  upsellItems,
  upsellProblem,
  upsellToOpen,
  winePlanOffer,
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
const cartChoice = { type: 'SUBSCRIPTION', rule: 'FreeShip', offers: [membership] } as const;
const situation = (more: Partial<UpsellSituation> = {}): UpsellSituation => ({
  page: 'product',
  itemCode: 'WINE',
  add: add(),
  productOffers: [membership, plan],
  cartChoice,
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
  ])('of %i bottles opens %s', (bottleCount, opened) => {
    expect(opens({ add: add({ quantity: 1, bottleCount, caseBottleCount: bottleCount }) })).toBe(opened);
  });

  test.each([
    [1, 12, 'product'],
    [1, 11, undefined],
    // Two cases of six are twelve bottles, and no case of twelve.
    [2, 6, undefined],
    [11, 11, undefined],
  ])('%i mixed cases of %i bottles open %s [UPSL-019]', (quantity, caseBottleCount, opened) => {
    const bottleCount = quantity * caseBottleCount;
    expect(upsellBottles(add({ mixed: true, quantity, bottleCount, caseBottleCount }))).toBe(caseBottleCount);
    expect(opens({ add: add({ mixed: true, quantity, bottleCount, caseBottleCount }) })).toBe(opened);
  });

  test('two unmixed cases of six are twelve bottles; a mixed case without a count is all its bottles [UPSL-019]', () => {
    expect(upsellBottles(add({ quantity: 2, bottleCount: 12, caseBottleCount: 6 }))).toBe(12);
    expect(upsellBottles(add({ mixed: true, quantity: 1, bottleCount: 12 }))).toBe(12);
  });

  test.each([
    [0, 'product'],
    [1, undefined],
    [2, undefined],
    [3, undefined],
  ])('after %i rejections opens %s', (rejections, opened) => {
    expect(opens({ rejections })).toBe(opened);
  });

  test('is of the page’s own product, and of a wine plan', () => {
    expect(opens({ add: add({ itemcode: 'OTHER', quantity: 1 }) })).toBeUndefined();
    expect(opens({ add: add({ quantity: 1 }), productOffers: [membership, filler('A')] })).toBeUndefined();
    expect(winePlanOffer([membership, plan])).toBe(plan);
    expect(winePlanOffer([membership, filler('A')])).toBeUndefined();
  });

  test('comes before the basket’s: of the two, one opens', () => {
    expect(opens({})).toBe('product');
    expect(opens({ productOffers: [] })).toBe('cart');
  });
});

describe('the cart upsell', () => {
  test.each([
    [11, undefined],
    [12, 'cart'],
    [13, 'cart'],
  ])('after %i were added opens %s', (quantity, opened) => {
    expect(opens({ page: 'other', add: add({ quantity, bottleCount: 72 }) })).toBe(opened);
  });

  test('counts what was added, not bottles: one case of twelve is one', () => {
    expect(opens({ page: 'other', add: add({ quantity: 1, bottleCount: 12, caseBottleCount: 12 }) })).toBeUndefined();
  });

  test('opens on every page but the cart page', () => {
    expect(opens({ page: 'cart' })).toBeUndefined();
    expect(opens({ page: 'other' })).toBe('cart');
    expect(opens({ page: 'product', itemCode: 'OTHER' })).toBe('cart');
  });

  test('is of a basket with something in it', () => {
    expect(opens({ page: 'other', cartLines: 0 })).toBeUndefined();
    expect(opens({ page: 'other', cartLines: 1 })).toBe('cart');
  });

  test('follows the same rejections', () => {
    expect([0, 1, 2, 3].map((rejections) => opens({ page: 'other', rejections }))).toEqual([
      'cart',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('nothing opens over a dialog, nor without an add', () => {
  expect(opens({ isBlocked: true })).toBeUndefined();
  expect(opens({ page: 'other', isBlocked: true })).toBeUndefined();
  expect(opens({ add: undefined })).toBeUndefined();
});

test('three rejections empty the place of an upsell, two do not', () => {
  expect([0, 1, 2, 3, 4].map(isUpsellOver)).toEqual([false, false, false, true, true]);
});

test('a cookie holds a count or none', () => {
  expect(['0', '1', '2', '3', '17'].map(readRejections)).toEqual([0, 1, 2, 3, 17]);
  for (const written of [undefined, '', ' ', '-1', '1.5', '1e3', 'two', '99999', '٣'])
    expect(readRejections(written)).toBe(0);
});

/** Every combination of the values. */
function combinations<Values extends Readonly<Record<string, readonly unknown[]>>>(
  values: Values,
): { readonly [Name in keyof Values]: Values[Name][number] }[] {
  return Object.entries(values).reduce<object[]>(
    (cases, [name, options]) => cases.flatMap((known) => options.map((option) => ({ ...known, [name]: option }))),
    [{}],
  ) as { readonly [Name in keyof Values]: Values[Name][number] }[];
}

/** The ledger's sentences, each a reason not to open; written without the rule. */
function ledgerSays(given: {
  page: string;
  ownItem: boolean;
  mixed: boolean;
  perCase: number | undefined;
  bottles: number;
  quantity: number;
  planOffered: boolean;
  cartOffered: boolean;
  lines: number;
  rejections: number;
  blocked: boolean;
}): 'product' | 'cart' | undefined {
  const counted = given.mixed && given.perCase !== undefined ? given.perCase : given.bottles;
  const againstBoth = [given.blocked, given.rejections !== 0];
  const againstProduct = [
    given.page !== 'product',
    !given.ownItem,
    // UPSL-021: fewer than 12 bottles do not open it.
    counted < 12,
    // UPSL-017: without a plan the place is empty.
    !given.planOffered,
  ];
  // BSKT-012, UPSL-028, UPSL-029.
  const againstCart = [given.page === 'cart', given.lines === 0, given.quantity < 12, !given.cartOffered];
  if (againstBoth.includes(true)) return undefined;
  if (!againstProduct.includes(true)) return 'product';
  return againstCart.includes(true) ? undefined : 'cart';
}

test('every combination opens what the ledger says', () => {
  const all = combinations({
    page: ['product', 'cart', 'other'],
    ownItem: [true, false],
    mixed: [true, false],
    perCase: [undefined, 6, 11, 12],
    bottles: [1, 11, 12, 24],
    quantity: [1, 11, 12],
    planOffered: [true, false],
    cartOffered: [true, false],
    lines: [0, 1],
    rejections: [0, 1, 2, 3],
    blocked: [true, false],
  });
  expect(all.length).toBeGreaterThan(30_000);
  const wrong = all.filter((given) => {
    const opened = upsellToOpen({
      page: given.page as UpsellSituation['page'],
      itemCode: given.page === 'product' ? 'WINE' : undefined,
      add: add({
        itemcode: given.ownItem ? 'WINE' : 'OTHER',
        mixed: given.mixed,
        bottleCount: given.bottles,
        quantity: given.quantity,
        ...(given.perCase !== undefined && { caseBottleCount: given.perCase }),
      }),
      productOffers: given.planOffered ? [membership, plan] : [membership],
      cartChoice: given.cartOffered ? cartChoice : undefined,
      cartLines: given.lines,
      rejections: given.rejections,
      isBlocked: given.blocked,
    });
    return opened !== ledgerSays(given);
  });
  expect(wrong).toEqual([]);
  for (const opened of ['product', 'cart', undefined])
    expect(all.some((given) => ledgerSays(given) === opened)).toBe(true);
});

describe('what of the offers is shown', () => {
  const choose = (offerItems: readonly UpsellOffer[], availableSpaces = 0) =>
    upsellChoice({ UpsellOffers: { offerItems: [...offerItems], availableSpaces } });

  test('the first of a kind the shop can show', () => {
    expect(choose([membership, plan])).toEqual({ type: 'SUBSCRIPTION', rule: 'FreeShip', offers: [membership] });
    expect(choose([{ ...plan, type: 'NEWTYPE' }, plan, membership])).toEqual({
      type: 'WINEPLAN',
      rule: 'hero',
      offers: [plan],
    });
    expect(choose([])).toBeUndefined();
    expect(choose([{ ...plan, type: 'NEWTYPE' }])).toBeUndefined();
  });

  test('wines that fill a case are shown together, each once, as many as have room', () => {
    const wines = ['A', 'A', 'B', 'C', 'D'].map(filler);
    const codes = (spaces: number) => choose(wines, spaces)?.offers.map(({ itemCode }) => itemCode);
    expect(codes(0)).toBeUndefined();
    expect(codes(1)).toEqual(['A']);
    expect(codes(2)).toEqual(['A', 'B']);
    expect(codes(3)).toEqual(['A', 'B', 'C']);
    expect(codes(11)).toEqual(['A', 'B', 'C']);
    expect(choose([...wines, plan], 0)?.type).toBe('WINEPLAN');
  });

  test('whatever is offered, nothing unknown is shown, and never more than one kind', () => {
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

test('an offer needs a way of buying it, and a plan its scheme', () => {
  const sku = { itemCode: 'A', salePrice: 1, listPrice: 1, salePricePerBottle: 1, numberOfBottles: 1 };
  const product = (skus: Product['skus']): Product => ({ itemCode: 'A', name: 'A', productType: 'case', skus });
  expect(upsellProblem(product([]), 'WINEPLAN')).toBe('noSkus');
  expect(upsellProblem(product([]), 'SUBSCRIPTION')).toBe('noSkus');
  expect(upsellProblem(product([sku]), 'WINEPLAN')).toBe('noScheme');
  expect(upsellProblem(product([{ ...sku, schemeDetails: [] }]), 'WINEPLAN')).toBe('noScheme');
  expect(upsellProblem(product([{ ...sku, schemeDetails: [{ schemeId: 'WP1' }] }]), 'WINEPLAN')).toBeUndefined();
  expect(upsellProblem(product([sku]), 'SUBSCRIPTION')).toBeUndefined();
  expect(upsellProblem(product([sku]), 'FILL_THE_CASE')).toBeUndefined();
});

test('an accepted offer is added with its type and rule; a plan as its first case', () => {
  const sku = { itemCode: 'A', salePrice: 1, listPrice: 1, salePricePerBottle: 1, numberOfBottles: 1 };
  const product = (itemCode: string, numberOfBottles: number, mixed: boolean): Product => ({
    itemCode,
    name: itemCode,
    productType: 'case',
    mixed,
    skus: [{ ...sku, itemCode, numberOfBottles }],
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

test('at most 60 is taken off the first case of a plan', () => {
  expect(winePlanUpsellDiscount('currency')).toBe(60);
  expect(winePlanUpsellDiscount('points')).toBe(6000);
});
