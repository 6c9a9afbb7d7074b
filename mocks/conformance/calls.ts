import { callAddress } from '../../src/api/client.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import type { OperationId } from '../../src/api/endpoints.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { contentSpaceId } from '../fixtures/content/space/parts.js';
import { addressIdOf, cardIdOf } from '../fixtures/customers.js';
import { pickedFor } from '../fixtures/picks.js';
import { startingSavings } from '../fixtures/savings.js';
import { accountCalls } from './accountCalls.js';
import { cardNumber, plan, schemeId } from './facts.js';
import type { Given } from './given.js';
import { shopCalls } from './shopCalls.js';
import { homeAddress, persona, shop } from './visits.js';

/** Values of path parameters, by name. */
const params: Readonly<Record<string, string>> = {
  addressId: addressIdOf(persona, 2),
  cardId: cardIdOf(persona, 2),
  accountId: startingSavings(persona, shop)?.accountId ?? '',
  brand: shop.brand.id,
  cardNumber,
  cardProvider: 'examplepay',
  category: 'MARKETING',
  commerceItemId: 'ci1',
  environment: 'master',
  id: 'law-home',
  itemClassification: 'FREEGIFT_PROMOTION_ITEM',
  itemCode: pickedFor(persona, shop, 'favourites')[0] ?? '',
  itemcode: notable.wine,
  itemtype: 'itemcode',
  method: 'STD',
  methodCode: 'STD',
  navigationPath: 'red/rioja',
  offercode: schemeId,
  options: 'standard',
  orderId: plan.orderId,
  paymentId: 'paypal',
  paymentOption: 'paypal',
  postcode: homeAddress.postcode,
  quantity: '1',
  saveType: 'cancel',
  schemeId,
  space: contentSpaceId,
  subscriptionId: plan.subscriptionId,
  testing: 'true',
  voucher: 'WELCOME10',
  voucherCode: 'WELCOME10',
  wpSubscriptionId: plan.subscriptionId,
};

/** The arguments of each call: an operation with a query or a body lists it here, with every field it may have. */
const calls: Partial<Record<OperationId, Given | readonly Given[]>> = { ...accountCalls, ...shopCalls };

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Returns the arguments of every successful call of a row. There are several if the call has more than one variant. */
export function callsOf({ id, path }: Endpoint): Given[] {
  const inputs: readonly Given[] = [calls[id as OperationId] ?? {}].flat();
  return inputs.map((own) => ({
    ...own,
    params: Object.fromEntries(namesIn(path).map((name) => [name, own.params?.[name] ?? params[name] ?? ''])),
  }));
}

export const addressOf = (row: Endpoint, { params = {}, query = {} }: Given): string =>
  callAddress(row, { params, query });
