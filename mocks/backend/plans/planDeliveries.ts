import type * as planDeliveryRows from '../../../src/api/endpoints/planDeliveries.js';
import type { Address, PostalAddress } from '../../../src/model/address.js';
import type { ShippingMethod } from '../../../src/model/order.js';
import { shippingCountries } from '../../fixtures/addresses.js';
import { dayOf } from '../../fixtures/days.js';
import { shippingMethodsOf } from '../../fixtures/delivery.js';
import { shopAddressesOf } from '../../fixtures/shops.js';
import { accountOf } from '../account/account.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { ShopState } from '../state.js';
import { activePlanOf, changeableDeliveryOf, deliveryOf, planOf } from './planLookup.js';
import { daysFor, skip } from './planSchedule.js';
import type { Plan } from './planState.js';
import { isChangeable } from './planViews.js';

type Rows = typeof planDeliveryRows;

const isDeliveryType = (code: string): code is Plan['deliveryTypeCode'] => code === 'HOME' || code === 'SHOP';

function deliveryTypeOf(code: string, { refuse }: Tools): Plan['deliveryTypeCode'] {
  return isDeliveryType(code) ? code : refuse.invalid(`deliveryTypeCode: there is no ${code}`);
}

/** Plan cases travel free of the standard charge; a shop gets them by the ordinary round alone. */
const methodsFor = (type: Plan['deliveryTypeCode'], { shop }: Tools): readonly ShippingMethod[] =>
  shippingMethodsOf(shop.site, true).filter((method) => type === 'HOME' || method.type === 'STD');

function checkCountry({ country }: PostalAddress, { shop, refuse }: Tools): void {
  if (!shippingCountries[shop.site.country].some(({ code }) => code === country))
    refuse.invalid(`address.shippingAddress.country: we do not deliver to ${country}`);
}

/** Refuses an id that is not in the account's address book. */
function checkAddress(state: ShopState, addressId: string | undefined, tools: Tools): void {
  if (!accountOf(state, tools).addresses.some((address) => address.addressId === addressId))
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
  const plan = planOf(state, subscriptionId, tools);
  checkCountry(address.shippingAddress, tools);
  const addressId = `a${++state.sequence}`;
  accountOf(state, tools).addresses.push({ ...address, addressId });
  deliverTo(plan, addressId);
}

function editAddress(
  state: ShopState,
  { params: { subscriptionId }, body: { address } }: AddressChange<Address>,
  tools: Tools,
): void {
  planOf(state, subscriptionId, tools);
  checkAddress(state, address.addressId, tools);
  checkCountry(address.shippingAddress, tools);
  const account = accountOf(state, tools);
  account.addresses = account.addresses.map((kept) => (kept.addressId === address.addressId ? address : kept));
}

const shopUnder = (addressId: string | undefined, { shop }: Tools) =>
  shopAddressesOf(shop.site.country).find((other) => other.addressId === addressId);

function deliverTo(plan: Plan, addressId: string): void {
  plan.deliveryAddressId = addressId;
  plan.deliveryTypeCode = 'HOME';
}

export const planDeliveryResolvers: Resolvers<Rows> = {
  listWinePlanDeliveryMethods: (state, { params: { subscriptionId }, query }, tools) => {
    const plan = planOf(state, subscriptionId, tools);
    if (query.subscriptionOrderId) deliveryOf(plan, query.subscriptionOrderId, tools);
    return [...methodsFor(deliveryTypeOf(query.deliveryTypeCode ?? plan.deliveryTypeCode, tools), tools)];
  },

  listWinePlanDeliveryDates: (state, { params: { subscriptionId, method } }, tools) => {
    const plan = planOf(state, subscriptionId, tools);
    if (!methodsFor('HOME', tools).some(({ type }) => type === method))
      tools.refuse.notFound(`There is no delivery method ${method}.`);
    const [next] = plan.upcoming;
    return next && isChangeable(next, tools.now) ? daysFor(plan, method, tools.now) : [];
  },

  updateWinePlanDelivery: (state, { params: { subscriptionId }, body }, tools) => {
    const { deliveryMethod, nextDeliveryDate, subscriptionOrderId } = body;
    const plan = activePlanOf(state, subscriptionId, tools);
    const delivery = changeableDeliveryOf(plan, subscriptionOrderId, tools);
    if (delivery.orderId !== plan.upcoming[0]?.orderId) tools.refuse.conflict('Only the next case can be moved.');
    const type = deliveryTypeOf(body.deliveryTypeCode, tools);
    if (type === 'SHOP' && !plan.shopAddressId) tools.refuse.conflict('Please choose a shop first.');
    if (!methodsFor(type, tools).some((method) => method.type === deliveryMethod))
      tools.refuse.invalid(`deliveryMethod: there is no ${deliveryMethod}`);
    if (!daysFor(plan, deliveryMethod, tools.now).includes(nextDeliveryDate))
      tools.refuse.invalid(`nextDeliveryDate: we cannot deliver on ${nextDeliveryDate}`);
    plan.deliveryMethod = deliveryMethod;
    plan.deliveryTypeCode = type;
    delivery.deliveryDate = nextDeliveryDate;
    return undefined;
  },

  checkWinePlanDeliverySkip: (state, { params: { subscriptionId } }, tools) => {
    const plan = activePlanOf(state, subscriptionId, tools);
    changeableDeliveryOf(plan, plan.upcoming[0]?.orderId ?? '', tools);
    return undefined;
  },

  skipWinePlanDelivery: (state, { params: { subscriptionId }, query: { orderId } }, tools) => {
    const plan = activePlanOf(state, subscriptionId, tools);
    skip(plan, changeableDeliveryOf(plan, orderId, tools), dayOf(tools.now));
    return undefined;
  },

  listWinePlanAddresses: (state, { params: { subscriptionId } }, tools) => {
    const plan = planOf(state, subscriptionId, tools);
    const shop = shopUnder(plan.shopAddressId, tools);
    const current = plan.deliveryTypeCode === 'SHOP' ? plan.shopAddressId : plan.deliveryAddressId;
    return [...accountOf(state, tools).addresses, ...(shop ? [shop] : [])].map(
      ({ addressId = '', shippingAddress }) => ({
        addressId,
        shippingAddress,
        isDeliveryAddress: addressId === current,
        isBillingAddress: addressId === plan.billingAddressId,
        isShopAddress: addressId === shop?.addressId,
      }),
    );
  },

  setWinePlanBillingAddress: (state, { params: { subscriptionId, addressId } }, tools) => {
    const plan = planOf(state, subscriptionId, tools);
    checkAddress(state, addressId, tools);
    plan.billingAddressId = addressId;
    return undefined;
  },

  setWinePlanDeliveryAddress: (state, { params: { subscriptionId, addressId } }, tools) => {
    const plan = planOf(state, subscriptionId, tools);
    checkAddress(state, addressId, tools);
    deliverTo(plan, addressId);
    return undefined;
  },

  setWinePlanShopDeliveryAddress: (state, { params: { subscriptionId, addressId } }, tools) => {
    const plan = planOf(state, subscriptionId, tools);
    if (!shopUnder(addressId, tools)) tools.refuse.notFound(`There is no shop ${addressId}.`);
    plan.shopAddressId = addressId;
    plan.deliveryTypeCode = 'SHOP';
    // Nothing faster goes to a shop.
    plan.deliveryMethod = 'STD';
    return undefined;
  },

  addWinePlanDeliveryAddress: addAddress,
  addWinePlanDeliveryAddressV2: addAddress,
  editWinePlanDeliveryAddress: editAddress,
  editWinePlanDeliveryAddressV2: editAddress,
};
