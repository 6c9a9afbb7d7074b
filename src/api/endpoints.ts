import * as addressBook from './endpoints/addressBook.js';
import * as basket from './endpoints/basket.js';
import * as cards from './endpoints/cards.js';
import * as checkout from './endpoints/checkout.js';
import * as content from './endpoints/content.js';
import * as customer from './endpoints/customer.js';
import * as delivery from './endpoints/delivery.js';
import * as fragments from './endpoints/fragments.js';
import * as freeGifts from './endpoints/freeGifts.js';
import * as identity from './endpoints/identity.js';
import * as nextCases from './endpoints/nextCases.js';
import * as offers from './endpoints/offers.js';
import * as orders from './endpoints/orders.js';
import * as planDeliveries from './endpoints/planDeliveries.js';
import * as plans from './endpoints/plans.js';
import * as product from './endpoints/product.js';
import * as savings from './endpoints/savings.js';
import * as search from './endpoints/search.js';
import * as subscriptions from './endpoints/subscriptions.js';
import * as vouchers from './endpoints/vouchers.js';
import * as wineRewards from './endpoints/wineRewards.js';

// Written out, because the type of the object below would repeat that of each call.
type Table = typeof addressBook &
  typeof basket &
  typeof cards &
  typeof checkout &
  typeof content &
  typeof customer &
  typeof delivery &
  typeof fragments &
  typeof freeGifts &
  typeof identity &
  typeof nextCases &
  typeof offers &
  typeof orders &
  typeof planDeliveries &
  typeof plans &
  typeof product &
  typeof savings &
  typeof search &
  typeof subscriptions &
  typeof vouchers &
  typeof wineRewards;

/** Every call of the API by its id. */
export const endpoints: Table = {
  ...identity,
  ...customer,
  ...addressBook,
  ...cards,
  ...savings,
  ...vouchers,
  ...subscriptions,
  ...plans,
  ...planDeliveries,
  ...nextCases,
  ...wineRewards,
  ...freeGifts,
  ...product,
  ...offers,
  ...basket,
  ...checkout,
  ...delivery,
  ...orders,
  ...search,
  ...fragments,
  ...content,
};

/** The whole endpoint table, by id. */
export type Endpoints = typeof endpoints;
/** Id of a call in the endpoint table, such as `getCart`. */
export type OperationId = keyof Endpoints;
