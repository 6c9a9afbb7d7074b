import type { NextCase, SaveOffer, UpcomingCase } from '../../src/model/plan.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { dayOf, daysAfter } from '../fixtures/days.js';
import type { Calls, Given } from './callInputs.js';
import type { RecordedShop } from './recordedShop.js';
import type { TestCall } from './testCall.js';

const all = '/api/user/subscriptions';
const wineplan = `${all}/wineplan`;

/** The plan that is meant: by its id, or the one that was begun last. */
const idOf = ({ plan }: Given, { state }: RecordedShop): string =>
  plan === 'latest' ? (Object.keys(state().account?.plans ?? {}).at(-1) ?? 'none') : plan;

const put = (address: string, body?: unknown): TestCall => ({ method: 'PUT', address, body });

/** What can be read of a plan that is there and not cancelled. */
function readOf<Entity>(given: Given, shop: RecordedShop, path: (id: string) => string): Entity | undefined {
  const id = idOf(given, shop);
  const { plans = {} } = shop.state().account ?? {};
  const status = Object.hasOwn(plans, id) ? plans[id]?.status : 'CANCELLED';
  return status === 'CANCELLED' ? undefined : shop.look<Entity>(path(id));
}

/** The order of a case by its place; one there never was where it has none. */
const orderIdOf = (given: Given, shop: RecordedShop): string =>
  readOf<UpcomingCase[]>(given, shop, (id) => `${wineplan}/${id}/upcomingcases`)?.[given.place]?.orderId ??
  `${idOf(given, shop)}-0`;

const caseAt = (given: Given, shop: RecordedShop): string =>
  `${wineplan}/${idOf(given, shop)}/nextcase/${orderIdOf(given, shop)}`;

export const planCalls = {
  skip: (given, shop) => put(`${wineplan}/delivery/skip/${idOf(given, shop)}?orderId=${orderIdOf(given, shop)}`),
  skipCheck: (given, shop) => put(`${wineplan}/delivery/skipcheck/${idOf(given, shop)}`),
  reinstate: (given, shop) => put(`${wineplan}/reinstate/${idOf(given, shop)}`),
  putInto: (given, shop) => put(`${caseAt(given, shop)}/${given.item}/${given.quantity}`),
  setInside: (given, shop) => put(`${caseAt(given, shop)}/${given.item}/${given.quantity}?method=set`),
  takeOut: (given, shop) => {
    const orderId = orderIdOf(given, shop);
    const isDue = !orderId.endsWith('-0');
    const wines = isDue ? shop.look<NextCase>(caseAt(given, shop)).wines : [];
    const itemCode = wines[given.days % Math.max(1, wines.length)]?.itemCode ?? 'none';
    return { method: 'DELETE', address: `${caseAt(given, shop)}/${itemCode}` };
  },
  reset: (given, shop) => ({ method: 'DELETE', address: `${caseAt(given, shop)}/reset` }),
  save: (given, shop) => put(caseAt(given, shop), { saveOption: {} }),
  change: (given, shop) =>
    put(`${wineplan}/${idOf(given, shop)}`, {
      caseType: given.caseType,
      frequency: given.frequency,
      subscriptionOrderId: orderIdOf(given, shop),
      [given.flag ? 'nextDeliveryOnly' : 'changePlan']: true,
    }),
  move: (given, shop) => {
    const offered = readOf<string[]>(given, shop, (id) => `${wineplan}/delivery/dates/${id}/STD`) ?? [];
    return put(`${wineplan}/delivery/${idOf(given, shop)}`, {
      deliveryMethod: given.method,
      deliveryTypeCode: given.addressId === 'shop-1' ? 'SHOP' : 'HOME',
      nextDeliveryDate: offered[given.days] ?? daysAfter(dayOf(new Date(shop.shop.world.clock)), given.days),
      subscriptionOrderId: orderIdOf(given, shop),
    });
  },
  toShop: (given, shop) => put(`${wineplan}/delivery/shopaddress/${idOf(given, shop)}/${given.addressId}`),
  toAddress: (given, shop) => put(`${wineplan}/address/delivery/${idOf(given, shop)}/${given.addressId}`),
  editPlanAddress: (given, shop) =>
    put(`${wineplan}/delivery/editaddress/${idOf(given, shop)}/`, {
      address: {
        addressId: given.addressId,
        shippingAddress: homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, shop.shop.site.country),
      },
    }),
  payPlanBy: (given, shop) =>
    put(`${wineplan}/payment/${idOf(given, shop)}/${given.paymentId}?updateAllPlans=${given.flag}`),
  saveOffer: (given, shop) => {
    const kind = given.flag ? 'cancel' : 'skip';
    const offer = readOf<SaveOffer | null>(given, shop, (id) => `${wineplan}/${id}/${kind}`);
    return put(`${wineplan}/saveoffer/${idOf(given, shop)}`, offer ?? undefined);
  },
  cancel: (given, shop) => ({
    method: 'DELETE',
    address: `${wineplan}/${idOf(given, shop)}?reasonCode=${given.days < 0 ? given.days : 101}`,
  }),
  cancelSubscription: (given, { state }) => {
    const ids = Object.keys(state().account?.memberships ?? {});
    return { method: 'DELETE', address: `${all}/subscription/${ids[given.place] ?? 'none'}?reasonCode=201` };
  },
  subscribe: ({ caseType, frequency, flag }) =>
    put(`${wineplan}/subscribe`, { caseType, frequency, schemeCode: `WP-${flag ? caseType : 'RED'}` }),
  renew: (given, shop) =>
    put(`${all}/subscription/${idOf(given, shop)}/current`, { caseType: given.caseType, autoRenew: given.flag }),
} satisfies Calls;
