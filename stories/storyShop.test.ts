import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerInstead,
  callsFromHere,
  changeAnswer,
  drain,
  goOffline,
  start,
  storyCalls,
  storyShop,
} from './storyShop.js';

const call = (method: string, address: string, body?: unknown) =>
  storyShop.serve({ method, address, body, sessionId: 's1' });
const addWine = () => call('PUT', '/api/cart/itemcode/0651883/2');
const readBasket = () => call('GET', '/api/cart/list?validate=true');

beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await storyShop.restart(start);
});
afterEach(() => vi.restoreAllMocks());

test('calls are listed as they arrive, with their secrets, before they are answered', async () => {
  const calls = await callsFromHere();
  const signIn = { email: 'standard@shopper.example', password: 'correct-horse' };
  const answers = [readBasket(), call('POST', '/api/authentication/login', signIn)];
  const read = ['GET', '/api/cart/list?validate=true'];
  const write = ['POST', '/api/authentication/login', signIn];
  expect(calls.all).toEqual([read, write]);
  expect(calls.writes).toEqual([write]);
  await Promise.all(answers);
  expect((await callsFromHere()).all).toEqual([]);
  expect(storyCalls.writes.at(-1)).toEqual(write);
});

test('a response that replaces the shop’s leaves the shop unchanged, and applies until the next story', async () => {
  answerInstead('addCartItem', { statusCode: 7 }, 409);
  expect(await addWine()).toEqual({ type: 'answer', status: 409, body: { statusCode: 7 } });
  expect(await readBasket()).toMatchObject({ body: { response: { lineItems: [] } } });
  await storyShop.restart(start);
  expect(await addWine()).toMatchObject({ status: 200 });
});

test('a shop’s response can be altered while the shop still carries out the call', async () => {
  changeAnswer('getCart', ({ lineItems }) => ({ lineItems, isChanged: true }));
  await addWine();
  expect(await readBasket()).toMatchObject({ body: { response: { isChanged: true, lineItems: [{ quantity: 2 }] } } });
});

test('a call is offline until it is reconnected', async () => {
  const reconnect = goOffline('getCart');
  expect(await readBasket()).toEqual({ type: 'offline' });
  reconnect();
  expect(await readBasket()).toMatchObject({ status: 200 });
});

test('requests that are on their way when a story ends reach the shop before the next story’s faults', async () => {
  const onTheirWay = [readBasket, readBasket, addWine];
  const calls = await callsFromHere();
  const probed = vi.spyOn(globalThis, 'fetch').mockClear();
  probed.mockImplementation(async () => {
    // The worker passes on one request at a time.
    await onTheirWay.shift()?.();
    return new Response();
  });
  await drain();
  expect(onTheirWay).toEqual([]);
  expect(calls.all).toHaveLength(3);
  expect(probed).toHaveBeenCalledTimes(5);
});

test('the shop of a story that answers nothing can be left', async () => {
  await storyShop.configure({ fault: 'getCart:timeout' }, 's1');
  expect(await call('GET', '/api/cart/list?validate=true&drain=true')).toEqual({
    type: 'answer',
    status: 200,
    body: {},
  });
});
