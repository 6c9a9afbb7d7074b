import { homeAddressOf } from '../fixtures/addresses.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { contentSpaceId } from '../fixtures/content/space/parts.js';
import { checkoutCalls } from '../testing/checkoutScenario.js';
import { emailOf, mockPassword } from '../world/personas.js';

export interface Asked {
  readonly method: string;
  readonly address: string;
  /** The body as it is sent. */
  readonly body?: string;
}

export interface Told {
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
}

/** The world of the visit, which every transport sets in its own way. */
export const visitWorld = { brand: 'law', persona: 'heavy', seed: '7', clock: '2026-12-01T09:30:00.000Z' } as const;

const email = emailOf(visitWorld.persona);

/** Removes the random ids of sessions from a state and keeps the sessions in order of arrival. */
export const withoutVisitIds = (state: string): string => {
  const ids = [...new Set(state.match(/"visit [^"]+"/g))];
  return ids.reduce((text, id, place) => text.replaceAll(id, `"visit ${place}"`), state);
};

const content = `/content/spaces/${contentSpaceId}/environments/master`;
const address = {
  ...homeAddressOf({ firstName: 'Zoë', lastName: "O'Neill-مرحبا" }, 'uk'),
  company: '🍷 <b>Wine & Co</b>',
};

/** Makes one long visit through most of the shop, including failures, over any transport, and records each request and
 * response. */
export async function walkLongVisit(send: (request: Asked) => Promise<Told>): Promise<(Asked & Told)[]> {
  const calls: (Asked & Told)[] = [];

  async function call(method: string, path: string, body?: unknown): Promise<never> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = { method, address: path, ...(text !== undefined && { body: text }) };
    const response = await send(request);
    calls.push({ ...request, ...response });
    const isJson = response.contentType === 'application/json';
    return (isJson ? (JSON.parse(response.text) as { response?: unknown }).response : undefined) as never;
  }

  await call('GET', '/api/user/details');
  await browse(call);
  await buyAsGuest(call);
  await visitAccount(call);
  await call('POST', '/api/authentication/logout');
  await call('GET', '/api/user/details');
  return calls;
}

type Call = (method: string, path: string, body?: unknown) => Promise<never>;

async function browse(call: Call): Promise<void> {
  await call('GET', '/wines?Ntt=rioja&Nrpp=5&N=type:red');
  await call('GET', '/wines?Nrpp=0');
  await call('GET', '/wines?Ntt=%E0%A4%A&Ntt=twice');
  await call('GET', '/assets/components/homepage/data/search/data.json');
  await call('GET', '/assets/components/homepage/data/search/keywords.json');
  await call('GET', '/json/searchsuggest/internal/searchsuggest_en_GB_AVRY.json');
  await call('GET', `/api/product/item/${notable.wine}`);
  await call('GET', `/api/product/item/${encodeURIComponent('<b>🍷</b>')}`);
  await call('GET', '/api/product/item/NOSUCHWINE');
  await call('GET', `/api/product/case/${notable.mixedCase}`);
  const { thumbnailImage = '' }: { thumbnailImage?: string } = await call('GET', `/api/product/item/${notable.spirit}`);
  await call('GET', thumbnailImage);
  await call('GET', '/images/classic/NOSUCHWINE/small.svg');
  await call('PUT', `/api/user/recentlybrowsed/${notable.wine}`);
  await call('GET', '/html/content/common/uk/law/footer-2019.html');
  await call('GET', '/html/content/homepage/uk/zzz/guarantee.html');
  await call('GET', '/html/templates/banner.html');
  await call('GET', `${content}/entries?content_type=homePage&fields.brand=law&include=10`);
  await call('GET', `${content}/entries?content_type=nothing`);
  await call('GET', `${content}/entries/law-home`);
  await call('GET', `${content}/assets/nothing`);
  await call('GET', `${content}/sync?initial=true&type=Asset`);
  await call('POST', `${content}/asset_keys`, { expiresAt: Date.parse(visitWorld.clock) / 1000 + 60 });
}

async function buyAsGuest(call: Call): Promise<void> {
  await call('PUT', `/api/cart/itemcode/${notable.wine}/3`);
  await call('PUT', `/api/cart/itemcode/${notable.wine}/7?method=set`);
  await call('PUT', `/api/cart/itemcode/${notable.wine}/0`);
  await call('PUT', `/api/cart/itemcode/${notable.outOfStockWine}/1`);
  await call('POST', '/api/cart/itemcode', { cartItems: [{ itemCode: notable.mixedCase, quantity: 1 }] });
  await call('POST', '/api/cart/itemcode', '{"cartItems":');
  await call('POST', '/api/cart/itemcode');
  await call('POST', '/api/cart', `{"cartItems":[],"deep":${'['.repeat(60)}${']'.repeat(60)}}`);
  await call('PUT', '/api/cart/eItemCode', { itemCode: 'NOSUCH', quantity: 1 });
  await call('PUT', '/api/checkout/coupon/welcome10');
  await call('GET', '/api/offer/cart');
  await call('GET', '/api/cart/list?validate=true');
  await call('PUT', '/api/checkout/createRegisteredCheckout');
  const zoe = { email: 'zoe@shopper.example', shippingAddress: address, shippingMethod: 'EXP' };
  for (const request of checkoutCalls('paid', zoe)) await call(request.method, request.address, request.body);
  await call('GET', `/api/checkout/shipping/methods?postcode=${encodeURIComponent(address.postcode)}&type=delivery`);
  await call('POST', '/api/checkout/shipping/labelmessages', { labelMessage1: 'Leave it by the 🏡' });
  const [order]: { id: string; paymentDetails: { amount: number; cardId: string }[] }[] = await call(
    'GET',
    '/api/checkout/orders',
  );
  const [due] = order?.paymentDetails ?? [];
  await call('PUT', '/api/checkout/payandcommit', { paymentDetails: [{ type: 'creditCard', ...due, amount: 0 }] });
  const paid = { paymentDetails: [{ type: 'creditCard', amount: due?.amount, cardId: due?.cardId }] };
  await call('PUT', '/api/checkout/payandcommit', paid);
  await call('GET', `/api/user/order?orderId=${order?.id}`);
  await call('GET', `/api/offer/order/${order?.id}`);
}

async function visitAccount(call: Call): Promise<void> {
  await call('GET', '/api/user/savingsaccounts');
  await call('POST', '/api/authentication/login', { email, password: 'wrong' });
  await call('POST', '/api/authentication/login', { email, password: mockPassword });
  await call('POST', '/api/user/shipping/addresses', { shippingNewAddress: { shippingAddress: address } });
  await call('PUT', `/api/user/favourites/${notable.reducedWine}`);
  await call('POST', '/api/user/permissions/MARKETING', { code: 'SMS', state: 'GRANTED' });
  await call('PUT', '/api/user/voucher/redeem/NOSUCHCODE');
  const { accounts }: { accounts: { accountId: string }[] } = await call('GET', '/api/user/savingsaccounts');
  await call('GET', `/api/user/savingsaccounts/statement/${accounts[0]?.accountId}`);
  await call('POST', `/gvapi/user/savingsaccounts/refund/${accounts[0]?.accountId}`);
  const plans: { subscriptionId: string }[] = await call('GET', '/api/user/subscriptions/wineplans/list');
  const plan = `/api/user/subscriptions/wineplan/${plans[0]?.subscriptionId}`;
  const [next]: { orderId: string }[] = await call('GET', `${plan}/upcomingcases`);
  await call('PUT', `${plan}/nextcase/${next?.orderId}/${notable.wine}/2`);
  await call('PUT', `${plan}/nextcase/${next?.orderId}`, { saveOption: { nextDeliveryOnly: true } });
  await call('GET', `${plan}/nextcase/${next?.orderId}`);
  await call('GET', `${plan}/cancel`);
  await call('PUT', plan.replace('/wineplan/', '/wineplan/delivery/skip/').concat(`?orderId=${next?.orderId}`));
  await call('DELETE', `${plan}?reasonCode=999`);
  await call('GET', '/api/user/recommendations/list?limit=10');
  await call('GET', '/api/user/details');
}
