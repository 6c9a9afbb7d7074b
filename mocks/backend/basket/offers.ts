import type * as offers from '../../../src/api/endpoints/offers.js';
import type { FuturePayment, UpsellOffer, UpsellOffers } from '../../../src/model/offer.js';
import type { Order } from '../../../src/model/order.js';
import { membershipFlags } from '../../../src/rules/account/membership.js';
import { dayOf, daysAfter, monthsAfter } from '../../../src/rules/common/days.js';
import { formatPrice } from '../../../src/rules/common/money.js';
import { listSaving, volumeSaving } from '../../../src/rules/common/price.js';
import { isUnlimitedMember, unlimitedMembershipItems } from '../../../src/rules/common/unlimitedMember.js';
import { bulkDeals } from '../../fixtures/bulkDeals.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import type { CatalogueItem } from '../../fixtures/catalogue/types.js';
import { type NamedOffer, namedOffers, weeklyOffer } from '../../fixtures/codedOffers.js';
import { namedSchemes } from '../../fixtures/planSchemes.js';
import { amountOf, unitsOf } from '../../fixtures/units.js';
import { stockOf } from '../catalogue/stock.js';
import { orderOf } from '../checkout/orderUnderWay.js';
import { profileOf } from '../identity/identity.js';
import { checkFrequency } from '../plans/planOptions.js';
import { dayOfSecondCase } from '../plans/planSchedule.js';
import { plannedTotal } from '../plans/planViews.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Session, ShopState } from '../state.js';
import { cartOf } from './basket.js';
import { isPreSold, membershipStartedBy, schemeStartedBy } from './classification.js';

const bottlesOfCase = 12;
const offersToFill = 5;

/** Returns the offers that go with these items, given their number of bottles: a membership, a wine plan, and wines
 * that fill the case. */
function offersBeside(
  state: ShopState,
  itemCodes: readonly string[],
  bottles: number,
  session: Session,
  tools: Tools,
): UpsellOffers {
  const { shop } = tools;
  const spaces = (bottlesOfCase - (bottles % bottlesOfCase)) % bottlesOfCase;
  const profile = profileOf(session, tools);
  const isMember = isUnlimitedMember(profile);
  const hasMembership = itemCodes.some((code) => unlimitedMembershipItems.has(code));
  const type = itemCodes.map((code) => shop.items.get(code)?.type).find(Boolean);
  const hasPlan =
    membershipFlags(profile).has('winePlan') || itemCodes.some((code) => shop.items.get(code)?.kind === 'plan-case');
  // Six bottles every eight weeks are the terms of the offer (UPSL-086, UPSL-087).
  const plan = shop.items.get(type === 'sparkling' ? notable.sparklingPlanCase : notable.planCaseOfSix);
  const fillers = [...shop.items.values()]
    .filter(({ product: { skus } }) => skus[0] && volumeSaving(skus[0]) > 0)
    .filter((item) => item.kind === 'wine' && !isPreSold(item.product) && (stockOf(state, item) ?? 0) >= bottlesOfCase)
    .filter(({ product }) => !itemCodes.includes(product.itemCode))
    .filter((item) => type === undefined || item.type === type)
    .slice(0, spaces > 0 ? offersToFill : 0);
  const offerItems: UpsellOffer[] = [
    ...(isMember || hasMembership ? [] : [{ type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: '00067SV' }]),
    ...(plan && !hasPlan ? [{ type: 'WINEPLAN', rule: 'hero', itemCode: plan.product.itemCode }] : []),
    ...fillers.map(({ product }) => ({ type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: product.itemCode })),
  ];
  return { UpsellOffers: { offerItems, availableSpaces: spaces } };
}

/** Checks whether the offer after an order has ended: it is valid on the day of the order and the next. */
export const isOfferOver = ({ orderedOn = {} }: ShopState, { id }: Order, { now }: Tools): boolean =>
  daysAfter(orderedOn[id] ?? '1970-01-01', 1) < dayOf(now);

/** Returns the offers after an order, until they are answered or end. */
export function offersAfter(state: ShopState, order: Order, session: Session, tools: Tools): UpsellOffers {
  if (state.answeredOffers?.includes(order.id) || isOfferOver(state, order, tools)) return nothing;
  const codes = order.lineItems.map(({ product }) => product.itemCode);
  const { offerItems, availableSpaces } = offersBeside(state, codes, order.numBottles, session, tools).UpsellOffers;
  // Only an account can hold a membership or a plan.
  const fitting = order.isGuest ? offerItems.filter(({ type }) => type === 'FILL_THE_CASE') : offerItems;
  return { UpsellOffers: { offerItems: fitting, availableSpaces } };
}

const nothing: UpsellOffers = { UpsellOffers: { offerItems: [], availableSpaces: 0 } };

/** Returns the later payments for an item: the next case of a plan, or the renewal of a membership. */
function futurePaymentOf({ product }: CatalogueItem, { shop, now }: Tools): FuturePayment[] {
  const { itemCode } = product;
  const [sku] = product.skus;
  const today = dayOf(now);
  const scheme = schemeStartedBy(itemCode);
  if (scheme) {
    const amount = plannedTotal(scheme.schemeCode, shop);
    return [{ itemCode, name: product.name, date: dayOfSecondCase(today, shop.site), amount }];
  }
  const membership = membershipStartedBy(itemCode);
  if (!membership || !sku) return [];
  return [{ itemCode, name: product.name, date: monthsAfter(today, membership.months), amount: sku.salePrice }];
}

const offersThisWeek = 12;

/** Returns the reduced items, wines before cases. */
function reducedThisWeek({ shop }: Tools): NamedOffer {
  const reduced = [...shop.items.values()].filter(
    ({ kind, product: { skus } }) => (kind === 'wine' || kind === 'mixed-case') && skus[0] && listSaving(skus[0]) > 0,
  );
  return {
    displayName: 'This week’s offers',
    itemCodes: reduced.slice(0, offersThisWeek).map(({ product }) => product.itemCode),
  };
}

export const offerResolvers: Resolvers<typeof offers> = {
  getOffer: (_, { params: { offercode }, query: { frequency: asked } }, tools) => {
    const { displayName, itemCodes, frequency } =
      (offercode === weeklyOffer ? reducedThisWeek(tools) : namedOffers.get(offercode)) ??
      tools.refuse.notFound(`There is no offer ${offercode}.`);
    for (const scheme of asked === undefined ? [] : itemCodes.flatMap((code) => schemeStartedBy(code) ?? []))
      checkFrequency(scheme, Number(asked), tools);
    return {
      offerCode: offercode,
      displayName,
      ...(frequency !== undefined && { frequency: Number(asked ?? frequency) }),
      items: itemCodes.map((itemCode) => ({ itemCode, quantity: 1 })),
    };
  },

  getCartUpsellOffers: (state, { session }, tools) => {
    const { lineItems, numBottles } = cartOf(session, tools);
    const codes = lineItems.map(({ product }) => product.itemCode);
    return codes.length === 0 ? nothing : offersBeside(state, codes, numBottles, session, tools);
  },

  getProductUpsellOffers: (state, { params: { itemcode: itemCode }, session }, tools) => {
    const item = tools.shop.items.get(itemCode) ?? tools.refuse.notFound(`There is no item ${itemCode}.`);
    if (item.kind === 'gift' || item.kind === 'membership' || item.kind === 'plan-case') return nothing;
    const { UpsellOffers } = offersBeside(
      state,
      [itemCode],
      item.product.skus[0]?.numberOfBottles ?? 1,
      session,
      tools,
    );
    return { UpsellOffers: { offerItems: UpsellOffers.offerItems.slice(0, 2), availableSpaces: 0 } };
  },

  getOrderUpsellOffers: (state, { params: { orderId }, session }, tools) => {
    return offersAfter(state, orderOf(state, session, orderId, tools), session, tools);
  },

  getBulkPromotions: (_, { params: { itemcode } }, tools) => {
    const item = tools.shop.items.get(itemcode) ?? tools.refuse.notFound(`There is no item ${itemcode}.`);
    const { site } = tools.shop;
    const [sku] = item.product.skus;
    if (!sku) return [];
    const say = (units: number): string => formatPrice(amountOf(units, site), site);
    return bulkDeals(item).map(({ quantity, share }) => {
      const full = unitsOf(sku.salePrice, site) * quantity;
      const each = Math.round(unitsOf(sku.salePrice, site) * share);
      return {
        promoId: `BULK${quantity}-${itemcode}`,
        description: `${say(each * quantity)} (${say(each)} per case) SAVE ${say(full - each * quantity)}`,
        bulkUIRules: { qualifyingItems: [{ itemCode: itemcode, quantity }] },
        promotionItems: [itemcode],
      };
    });
  },

  getWinePlanScheme: (_, { params: { schemeId } }, { refuse }) => {
    const scheme = namedSchemes.get(schemeId) ?? refuse.notFound(`There is no wine plan ${schemeId}.`);
    return { schemeId, ...scheme };
  },

  getFuturePaymentsByCart: (_, { session }, tools) =>
    cartOf(session, tools).lineItems.flatMap(({ product }) => {
      // An e-voucher is in no catalogue, and is paid for immediately.
      const item = tools.shop.items.get(product.itemCode);
      return item ? futurePaymentOf(item, tools) : [];
    }),

  getFuturePaymentsByProduct: (_, { query: { items } }, tools) =>
    items.flatMap((itemCode) => {
      const item = tools.shop.items.get(itemCode) ?? tools.refuse.notFound(`There is no item ${itemCode}.`);
      return futurePaymentOf(item, tools);
    }),
};
