import type * as planDeliveryRows from '../../../src/api/endpoints/planDeliveries.js';
import type { Address } from '../../../src/model/address.js';
import type { ShippingMethod } from '../../../src/model/order.js';
import { dayOf } from '../../../src/rules/common/days.js';
import { shippingMethodsOf } from '../../fixtures/delivery.js';
import { shopAddressesOf } from '../../fixtures/shops.js';
import { checkCountry } from '../checkCountry.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { ShopState } from '../state.js';
import { activePlanOf, changeableDeliveryOf, deliveryOf, planOf } from './planLookup.js';
import { daysFor, skip } from './planSchedule.js';
import type { Plan } from './planState.js';
import { isChangeable } from './planViews.js';

type Rows = typeof planDeliveryRows;

const isDeliveryType = (code: string): code is Plan['deliveryTypeCode'] => code === 'HOME' || code === 'SHOP';

function deliveryTypeOf(code: string, { refuse }: Tools): Plan['deliveryTypeCode'] {
  return isDeliveryType(code) ? code : refuse.invalid(`deliveryTypeCode: unknown delivery type ${code}`);
}

/** Returns a plan's delivery methods, without the standard charge. A shop only gets the standard round. */
const methodsFor = (type: Plan['deliveryTypeCode'], { shop }: Tools): readonly ShippingMethod[] =>
  shippingMethodsOf(shop.site, true).filter((method) => type === 'HOME' || method.type === 'STD');

/** Refuses an id that is not in the account's address book. */
function checkAddress(addressId: string | undefined, tools: Tools): void {
  if (!tools.account().addresses.some((address) => address.addressId === addressId))
    tools.refuse.notFound(`There is no address ${addressId}.`);
}

interface AddressChange<Given> {
  readonly params: { readonly subscriptionId: string };
  readonly body: { readonly address: Given };
}

function addAddress(
  state: ShopState,
  { params: { subscriptionId }, body: { address } }: AddressChange<Pick<Address, 'shippingAddress'>>,
  tools: Tools,
): void {
  const plan = planOf(subscriptionId, tools);
  checkCountry(address.shippingAddress, 'address.shippingAddress.country', tools);
  const addressId = `a${++state.sequence}`;
  tools.account().addresses.push({ ...address, addressId });
  deliverTo(plan, addressId);
}

function editAddress(
  _: ShopState,
  { params: { subscriptionId }, body: { address } }: AddressChange<Address>,
  tools: Tools,
): void {
  planOf(subscriptionId, tools);
  checkAddress(address.addressId, tools);
  checkCountry(address.shippingAddress, 'address.shippingAddress.country', tools);
  const account = tools.account();
  account.addresses = account.addresses.map((existing) =>
    existing.addressId === address.addressId ? address : existing,
  );
}

const shopUnder = (addressId: string | undefined, { shop }: Tools) =>
  shopAddressesOf(shop.site.country).find((other) => other.addressId === addressId);

function deliverTo(plan: Plan, addressId: string): void {
  plan.deliveryAddressId = addressId;
  plan.deliveryTypeCode = 'HOME';
}

export const planDeliveryResolvers: Resolvers<Rows> = {
  listWinePlanDeliveryMethods: (_, { params: { subscriptionId }, query }, tools) => {
    const plan = planOf(subscriptionId, tools);
    if (query.subscriptionOrderId) deliveryOf(plan, query.subscriptionOrderId, tools);
    const { deliveryMethod, nextDeliveryDate } = query;
    return methodsFor(deliveryTypeOf(query.deliveryTypeCode ?? plan.deliveryTypeCode, tools), tools)
      .filter(({ type }) => (deliveryMethod ?? type) === type)
      .filter(
        ({ type }) => !nextDeliveryDate || daysFor(plan, type, tools.now, tools.shop.site).includes(nextDeliveryDate),
      );
  },

  listWinePlanDeliveryDates: (_, { params: { subscriptionId, method } }, tools) => {
    const plan = planOf(subscriptionId, tools);
    if (!methodsFor('HOME', tools).some(({ type }) => type === method))
      tools.refuse.notFound(`There is no delivery method ${method}.`);
    const [next] = plan.upcoming;
    return next && isChangeable(next, tools.now) ? daysFor(plan, method, tools.now, tools.shop.site) : [];
  },

  updateWinePlanDelivery: (_, { params: { subscriptionId }, body }, tools) => {
    const { deliveryMethod, nextDeliveryDate, subscriptionOrderId } = body;
    const plan = activePlanOf(subscriptionId, tools);
    const delivery = changeableDeliveryOf(plan, subscriptionOrderId, tools);
    if (delivery.orderId !== plan.upcoming[0]?.orderId) tools.refuse.conflict('Only the next case can be moved.');
    const type = deliveryTypeOf(body.deliveryTypeCode, tools);
    if (type === 'SHOP' && !plan.shopAddressId) tools.refuse.conflict('Please choose a shop first.');
    if (!methodsFor(type, tools).some((method) => method.type === deliveryMethod))
      tools.refuse.invalid(`deliveryMethod: unknown delivery method ${deliveryMethod}`);
    if (!daysFor(plan, deliveryMethod, tools.now, tools.shop.site).includes(nextDeliveryDate))
      tools.refuse.invalid(`nextDeliveryDate: we cannot deliver on ${nextDeliveryDate}`);
    plan.deliveryMethod = deliveryMethod;
    plan.deliveryTypeCode = type;
    delivery.deliveryDate = nextDeliveryDate;
    return undefined;
  },

  checkWinePlanDeliverySkip: (_, { params: { subscriptionId } }, tools) => {
    const plan = activePlanOf(subscriptionId, tools);
    changeableDeliveryOf(plan, plan.upcoming[0]?.orderId ?? '', tools);
    return undefined;
  },

  skipWinePlanDelivery: (_, { params: { subscriptionId }, query: { orderId } }, tools) => {
    const plan = activePlanOf(subscriptionId, tools);
    skip(plan, changeableDeliveryOf(plan, orderId, tools), dayOf(tools.now), tools.shop.site);
    return undefined;
  },

  listWinePlanAddresses: (_, { params: { subscriptionId } }, tools) => {
    const plan = planOf(subscriptionId, tools);
    const shop = shopUnder(plan.shopAddressId, tools);
    const current = plan.deliveryTypeCode === 'SHOP' ? plan.shopAddressId : plan.deliveryAddressId;
    return [...tools.account().addresses, ...(shop ? [shop] : [])].map(({ addressId = '', shippingAddress }) => ({
      addressId,
      shippingAddress,
      isDeliveryAddress: addressId === current,
      isBillingAddress: addressId === plan.billingAddressId,
      isShopAddress: addressId === shop?.addressId,
    }));
  },

  setWinePlanBillingAddress: (_, { params: { subscriptionId, addressId } }, tools) => {
    const plan = planOf(subscriptionId, tools);
    checkAddress(addressId, tools);
    plan.billingAddressId = addressId;
    return undefined;
  },

  setWinePlanDeliveryAddress: (_, { params: { subscriptionId, addressId } }, tools) => {
    const plan = planOf(subscriptionId, tools);
    checkAddress(addressId, tools);
    deliverTo(plan, addressId);
    return undefined;
  },

  setWinePlanShopDeliveryAddress: (_, { params: { subscriptionId, addressId } }, tools) => {
    const plan = planOf(subscriptionId, tools);
    if (!shopUnder(addressId, tools)) tools.refuse.notFound(`There is no shop ${addressId}.`);
    plan.shopAddressId = addressId;
    plan.deliveryTypeCode = 'SHOP';
    // A shop has no faster delivery.
    plan.deliveryMethod = 'STD';
    return undefined;
  },

  addWinePlanDeliveryAddress: addAddress,
  addWinePlanDeliveryAddressV2: addAddress,
  editWinePlanDeliveryAddress: editAddress,
  editWinePlanDeliveryAddressV2: editAddress,
};
