import { addCartItem, createClient, getCart } from 'wine-storefront-kit/api';
import { createContentClient } from 'wine-storefront-kit/content';
import { answerProcess, contentSpaceId, createMock, memoryStore, startOf } from 'wine-storefront-kit/mocks/node';

// A script of a host: the shop and its content behind `fetch`, in a process without a test runner.
const mock = createMock({ store: memoryStore(), start: { ...startOf('vir'), latency: 0 } });
const { stop } = answerProcess(mock);
const client = createClient({ baseUrl: 'http://shop.localhost' });
await client.call(addCartItem, { params: { itemtype: 'itemcode', itemcode: '0651883', quantity: 2 } });
const { numBottles } = await client.call(getCart);
const content = { sdk: () => import('contentful'), space: contentSpaceId, accessToken: 'any' };
const page = await createContentClient(content).homePage('vir');
stop();
process.stdout.write(JSON.stringify([numBottles, page.id]));
