import type { NextCase, SaveOffer, UpcomingCase } from '../../src/model/plan.js';
import { dayOf, daysAfter } from '../../src/rules/common/days.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { addressIdOf, type CallInputs, type Calls, paymentIdOf } from './callInputs.js';
import type { RecordedShop } from './recordedShop.js';
import type { TestCall } from './testCall.js';

const all = '/api/user/subscriptions';
const wineplan = `${all}/wineplan`;

/** Returns the id of a plan: the one named, or the most recent one. */
const idOf = ({ session, plan }: CallInputs, { accountOf }: RecordedShop): string =>
  typeof plan === 'number' ? (Object.keys(accountOf(session)?.plans ?? {}).at(plan) ?? 'none') : plan;

const put = (address: string, body?: unknown): TestCall => ({ method: 'PUT', address, body });

/** Reads from a plan that exists and is not cancelled. */
function readOf<Entity>(inputs: CallInputs, shop: RecordedShop, path: (id: string) => string): Entity | undefined {
  const id = idOf(inputs, shop);
  const { plans = {} } = shop.accountOf(inputs.session) ?? {};
  const status = Object.hasOwn(plans, id) ? plans[id]?.status : 'CANCELLED';
  return status === 'CANCELLED'
    ? undefined
    : shop.lookAs<Entity>(shop.accountOf(inputs.session)?.accountId ?? '', path(id));
}

/** Returns the order id of a case by its index, or an unknown id if there is no such case. */
const orderIdOf = (inputs: CallInputs, shop: RecordedShop): string =>
  readOf<UpcomingCase[]>(inputs, shop, (id) => `${wineplan}/${id}/upcomingcases`)?.[inputs.place]?.orderId ??
  `${idOf(inputs, shop)}-0`;

const caseAt = (inputs: CallInputs, shop: RecordedShop): string =>
  `${wineplan}/${idOf(inputs, shop)}/nextcase/${orderIdOf(inputs, shop)}`;

export const planCalls = {
  skip: (inputs, shop) => put(`${wineplan}/delivery/skip/${idOf(inputs, shop)}?orderId=${orderIdOf(inputs, shop)}`),
  skipCheck: (inputs, shop) => put(`${wineplan}/delivery/skipcheck/${idOf(inputs, shop)}`),
  reinstate: (inputs, shop) => put(`${wineplan}/reinstate/${idOf(inputs, shop)}`),
  putInto: (inputs, shop) => put(`${caseAt(inputs, shop)}/${inputs.item}/${inputs.quantity}`),
  setInside: (inputs, shop) => put(`${caseAt(inputs, shop)}/${inputs.item}/${inputs.quantity}?method=set`),
  takeOut: (inputs, shop) => {
    const orderId = orderIdOf(inputs, shop);
    const isDue = !orderId.endsWith('-0');
    const holder = shop.accountOf(inputs.session)?.accountId ?? '';
    const wines = isDue ? shop.lookAs<NextCase>(holder, caseAt(inputs, shop)).wines : [];
    const itemCode = wines[inputs.days % Math.max(1, wines.length)]?.itemCode ?? 'none';
    return { method: 'DELETE', address: `${caseAt(inputs, shop)}/${itemCode}` };
  },
  reset: (inputs, shop) => ({ method: 'DELETE', address: `${caseAt(inputs, shop)}/reset` }),
  save: (inputs, shop) => put(caseAt(inputs, shop), { saveOption: {} }),
  change: (inputs, shop) =>
    put(`${wineplan}/${idOf(inputs, shop)}`, {
      caseType: inputs.caseType,
      frequency: inputs.frequency,
      subscriptionOrderId: orderIdOf(inputs, shop),
      [inputs.flag ? 'nextDeliveryOnly' : 'changePlan']: true,
    }),
  move: (inputs, shop) => {
    const offered = readOf<string[]>(inputs, shop, (id) => `${wineplan}/delivery/dates/${id}/STD`) ?? [];
    return put(`${wineplan}/delivery/${idOf(inputs, shop)}`, {
      deliveryMethod: inputs.method,
      deliveryTypeCode: inputs.address === 'shop' ? 'SHOP' : 'HOME',
      nextDeliveryDate: offered[inputs.days] ?? daysAfter(dayOf(new Date(shop.shop.world.clock)), inputs.days),
      subscriptionOrderId: orderIdOf(inputs, shop),
    });
  },
  toShop: (inputs, shop) => put(`${wineplan}/delivery/shopaddress/${idOf(inputs, shop)}/${addressIdOf(inputs, shop)}`),
  toAddress: (inputs, shop) => put(`${wineplan}/address/delivery/${idOf(inputs, shop)}/${addressIdOf(inputs, shop)}`),
  editPlanAddress: (inputs, shop) =>
    put(`${wineplan}/delivery/editaddress/${idOf(inputs, shop)}/`, {
      address: {
        addressId: addressIdOf(inputs, shop),
        shippingAddress: homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, shop.shop.site.country),
      },
    }),
  payPlanBy: (inputs, shop) =>
    put(`${wineplan}/payment/${idOf(inputs, shop)}/${paymentIdOf(inputs, shop)}?updateAllPlans=${inputs.flag}`),
  saveOffer: (inputs, shop) => {
    const kind = inputs.flag ? 'cancel' : 'skip';
    const offer = readOf<SaveOffer | null>(inputs, shop, (id) => `${wineplan}/${id}/${kind}`);
    return put(`${wineplan}/saveoffer/${idOf(inputs, shop)}`, offer ?? undefined);
  },
  cancel: (inputs, shop) => ({
    method: 'DELETE',
    address: `${wineplan}/${idOf(inputs, shop)}?reasonCode=${inputs.days < 0 ? inputs.days : 101}`,
  }),
  cancelSubscription: (inputs, { accountOf }) => {
    const ids = Object.keys(accountOf(inputs.session)?.memberships ?? {});
    return { method: 'DELETE', address: `${all}/subscription/${ids[inputs.place] ?? 'none'}?reasonCode=201` };
  },
  subscribe: ({ caseType, frequency, flag }) =>
    put(`${wineplan}/subscribe`, { caseType, frequency, schemeCode: `WP-${flag ? caseType : 'RED'}` }),
  renew: (inputs, shop) =>
    put(`${all}/subscription/${idOf(inputs, shop)}/current`, { caseType: inputs.caseType, autoRenew: inputs.flag }),
} satisfies Calls;
