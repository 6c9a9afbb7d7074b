import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createMock, type Mock, startOf } from '../../mocks/engine/mock.js';
import { homeAddressOf } from '../../mocks/fixtures/addresses.js';
import { pictureOf } from '../../mocks/fixtures/art.js';
import type { CatalogueItem } from '../../mocks/fixtures/catalogue/types.js';
import { memoryStore } from '../../mocks/stores/store.js';
import { answering } from '../../mocks/transport/answering.js';
import { ShopHandler } from '../../mocks/transport/shopHandler.js';
import { testCards, tokenOfCard } from '../../mocks/world/cardProvider.js';
import { shopOf, worldOf } from '../../mocks/world/world.js';
import type { Order } from '../../src/model/order.js';
import { medians, report } from './measure.js';

const host = 'http://shop.example';
const sessionId = 'bench';
const newMock = (): Mock => createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
const newServer = (mock: Mock) =>
  setupServer(new ShopHandler(answering(mock, { of: () => ({ id: sessionId, isNew: false }), rename: () => ({}) })));

async function answerOf(address: string, method = 'GET'): Promise<string> {
  const response = await fetch(host + address, { method });
  if (!response.ok) throw new Error(`${method} ${address} was answered with ${response.status}`);
  return response.text();
}

const line = '/api/cart/itemcode/0651883';
let quantity = 0;
const read = () => answerOf('/api/cart/list');
const write = () => answerOf(`${line}/${1 + (quantity++ % 6)}?method=set`, 'PUT');

/** Makes a call directly to a mock. */
async function served(mock: Mock, method: string, address: string, body?: unknown) {
  const outcome = await mock.serve({ method, address, body, sessionId });
  if (outcome?.type !== 'answer' || outcome.status !== 200)
    throw new Error(`${method} ${address}: ${JSON.stringify(outcome)}`);
  return (outcome.body as { response: unknown }).response;
}

/** Returns a mock with a number of placed orders. */
async function mockWithOrders(orders: number): Promise<Mock> {
  const mock = newMock();
  const plenty = [...(await mock.shop()).items.values()].filter(
    ({ kind, product }) => kind === 'wine' && product.skus.length > 0 && (product.inventoryInfo?.stockQty ?? 0) > 100,
  );
  const shippingAddress = homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, 'uk');
  for (let order = 0; order < orders; order++) {
    await served(mock, 'PUT', `/api/cart/itemcode/${plenty[order % plenty.length]?.product.itemCode}/1`);
    await served(mock, 'PUT', '/api/checkout/createGuestCheckout', { emailId: 'tom@guest.example' });
    await served(mock, 'POST', '/api/checkout/shipping/addresses/v2', {
      shippingDetail: { shippingAddress },
      options: { createBillingAddrflag: true },
    });
    await served(mock, 'PUT', '/api/checkout/shipping/methods', { shippingMethod: 'STD' });
    await served(mock, 'PUT', '/api/checkout/payment/examplepay/payerauth', {
      transientToken: tokenOfCard(testCards.approved),
    });
    const [underWay] = (await served(mock, 'GET', '/api/checkout/orders')) as readonly Order[];
    await served(mock, 'PUT', '/api/checkout/payandcommit', { paymentDetails: underWay?.paymentDetails });
  }
  await served(mock, 'PUT', `${line}/1`);
  return mock;
}

const wholeTable = newServer(newMock());
wholeTable.listen();
await answerOf(`${line}/1`, 'PUT');
const answers = { read: await read(), write: await write() };
wholeTable.close();

const json = { headers: { 'content-type': 'application/json' } };
const oneRoute = setupServer(
  http.get(`${host}/bare`, () => new HttpResponse(answers.read, json)),
  http.put(`${host}/bare`, () => new HttpResponse(answers.write, json)),
);
const of = (server: typeof oneRoute) => ({ open: () => server.listen(), close: () => server.close() });
const [ten, thousand] = [newServer(await mockWithOrders(10)), newServer(await mockWithOrders(1000))];

let seed = 0;
const calls = await medians(
  [
    { ...of(oneRoute), work: { bareRead: () => answerOf('/bare'), bareWrite: () => answerOf('/bare', 'PUT') } },
    { ...of(wholeTable), work: { read, write } },
    { ...of(ten), work: { readOfTen: read, writeOfTen: write } },
    { ...of(thousand), work: { readOfThousand: read, writeOfThousand: write } },
  ],
  40,
);
const bottles = [...shopOf(worldOf({ brand: 'law' })).items.values()].filter(
  ({ picture }) => picture.sort === 'bottle',
);
let next = 0;
const draw = () => pictureOf(bottles[next++ % bottles.length] as CatalogueItem, 'classic', 'large');
const drawings = await medians([{ work: { draw } }], 4);
const worlds = await medians([{ work: { world: () => shopOf(worldOf({ brand: 'law', seed: `${seed++}` })) } }], 1);

console.log(`a bare handler answers in ${calls('bareRead').toFixed(3)} ms`);
report([
  { name: 'a read through the whole table / a bare handler', ratio: calls('read') / calls('bareRead'), most: 1.1 },
  { name: 'a write through the whole table / a bare handler', ratio: calls('write') / calls('bareWrite'), most: 1.1 },
  { name: 'a read with 1,000 orders / with 10', ratio: calls('readOfThousand') / calls('readOfTen'), most: 1.1 },
  { name: 'a write with 1,000 orders / with 10', ratio: calls('writeOfThousand') / calls('writeOfTen'), most: 1.1 },
  { name: 'a drawn bottle / a bare handler', ratio: drawings('draw') / calls('bareRead'), most: 4 },
  { name: 'the standard world / a bare handler', ratio: worlds('world') / calls('bareRead'), most: 150 },
]);
