import type * as delivery from '../../../src/api/endpoints/delivery.js';
import type { Timeslot } from '../../../src/model/order.js';
import { collectionLocationsAt } from '../../fixtures/collection.js';
import { isHoliday } from '../../fixtures/holidays.js';
import type { Resolvers, Tools } from '../resolver.js';
import { doorMethodsFor, methodsFor, openCheckout } from './orderUnderWay.js';

const partsOfDay = [
  ['08:00', '12:00'],
  ['12:00', '16:00'],
  ['16:00', '20:00'],
] as const;
const sunday = 0;

/** Returns a method's delivery slots on a day. */
export function slotsOn(
  { date, shippingMethod }: Pick<Timeslot, 'date' | 'shippingMethod'>,
  { now, shop }: Tools,
): Timeslot[] {
  const day = new Date(date);
  // There is no delivery before the order, on a Sunday or on a holiday.
  if (day <= now || day.getUTCDay() === sunday || isHoliday(date, shop.site.country)) return [];
  return partsOfDay.map(([from, to]) => ({ date, shippingMethod, from, to }));
}

export const deliveryResolvers: Resolvers<typeof delivery> = {
  getShippingMethodInfo: (_, { params: { methodCode }, session }, tools) => {
    const method =
      methodsFor(session, tools).find(({ type }) => type === methodCode) ??
      tools.refuse.notFound(`There is no ${methodCode}.`);
    return {
      deliveryPromiseText: method.promise,
      deliveryMessage: method.type === 'COL' ? 'From a place near you' : `${method.name} to your door`,
    };
  },

  getShippingOptions: (_, { query: { date, shippingMethod }, session }, tools) => {
    if (!methodsFor(session, tools).some(({ type }) => type === shippingMethod))
      tools.refuse.invalid(`shippingMethod: there is no ${shippingMethod}`);
    return slotsOn({ date, shippingMethod }, tools);
  },

  listCollectionLocations: (_, { query: { postcode, type } }, { shop }) =>
    collectionLocationsAt(postcode, type, shop.site.country),

  setLabelMessages: (_, { body, session }, tools) => {
    openCheckout(session, tools).labelMessages = body;
    return undefined;
  },

  setGiftMessages: (_, { body, session }, tools) => {
    openCheckout(session, tools).giftDetails = body.sendGift ? body : { sendGift: false };
    return undefined;
  },

  listShippingMethodsLegacy: (_, { query: { postcode }, session }, tools) => [
    ...doorMethodsFor(postcode, session, tools),
  ],
};
