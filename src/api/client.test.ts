import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../model/error.js';
import { suggestionWeight } from '../rules/search/suggestions.js';
import { callAddress, createClient } from './client.js';
import type { Endpoint } from './endpoint.js';
import { addCartItem, getCart, removeCartItem, setCartItemQuantity } from './endpoints/basket.js';
import { validateCardBinRange } from './endpoints/cards.js';
import { listCheckoutShippingMethods, payAndCommit, setCheckoutShippingMethod } from './endpoints/checkout.js';
import { setGiftMessages } from './endpoints/delivery.js';
import { getBannerTemplate } from './endpoints/fragments.js';
import { getProfileDetails, login } from './endpoints/identity.js';
import { getProduct } from './endpoints/product.js';
import { getSearchData } from './endpoints/search.js';
import { addEVoucherToCart, getGiftCardBalance } from './endpoints/vouchers.js';

/** Creates a client whose calls all get this response, and records what it sends and which errors it reports. */
function answering(answer: () => Response | Promise<Response>, timeoutMs = 1000) {
  const sent: { url: string; init: RequestInit }[] = [];
  const onError = vi.fn<(error: ApiError) => void>();
  const client = createClient({
    timeoutMs,
    onError,
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return Promise.race([
        answer(),
        new Promise<never>((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      ]);
    },
  });
  return { client, sent, onError };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const never = () => new Promise<Response>(() => {});

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a call', () => {
  test('sends same-origin credentials and a path relative to the site [MISC-002, MISC-005]', async () => {
    const { client, sent } = answering(json({ statusCode: 0, response: { securityStatus: 0 } }));
    await client.call(getProfileDetails);
    await client.call(login, { body: { email: 'a@b.example', password: 'secret' } });
    await client.call(setCartItemQuantity, { params: { itemcode: '0651883', quantity: 2 } });
    await client.call(removeCartItem, { params: { itemtype: 'itemcode', itemcode: '0651883' } });
    await failureOf(client.call(getBannerTemplate));
    await failureOf(client.call(getSearchData));
    await failureOf(
      client.call(getGiftCardBalance, { params: { cardNumber: '6335861000000018' }, query: { pin: '4821' } }),
    );
    await client.call(addCartItem, { params: { itemtype: 'itemcode', itemcode: 'A&B/1', quantity: 1 } });
    expect(sent.map(({ url, init }) => [init.method, url, init.credentials])).toEqual([
      ['GET', '/api/user/details', 'same-origin'],
      ['POST', '/api/authentication/login', 'same-origin'],
      ['PUT', '/api/cart/itemcode/0651883/2?method=set', 'same-origin'],
      ['DELETE', '/api/cart/itemcode/0651883', 'same-origin'],
      ['GET', '/html/templates/banner.html', 'same-origin'],
      ['GET', '/assets/components/homepage/data/search/data.json', 'same-origin'],
      ['GET', '/api/giftcards/6335861000000018/balance?pin=4821', 'same-origin'],
      ['PUT', '/api/cart/itemcode/A%26B%2F1/1', 'same-origin'],
    ]);
  });

  test('to another origin carries that origin’s cookies', async () => {
    const sent: (RequestInit | undefined)[] = [];
    const send: typeof fetch = async (_, init) => {
      sent.push(init);
      return json({ statusCode: 0, response: { securityStatus: 0 } })();
    };
    await createClient({ fetch: send, baseUrl: 'https://api.example' }).call(getProfileDetails);
    await createClient({ fetch: send }).call(getProfileDetails);
    expect(sent.map((init) => init?.credentials)).toEqual(['include', 'same-origin']);
  });

  test('has a query string and no body when it is a GET [MISC-003]', async () => {
    const { client, sent } = answering(json({ statusCode: 0, response: [] }));
    await client.call(listCheckoutShippingMethods, { query: { postcode: 'RG1 4AA', type: 'delivery' } });
    expect(sent[0]?.url).toBe('/api/checkout/shipping/methods?postcode=RG1+4AA&type=delivery');
    expect([sent[0]?.init.method, sent[0]?.init.body]).toEqual(['GET', undefined]);
    expect(new Headers(sent[0]?.init.headers).has('content-type')).toBe(false);
    // Only undefined means that a value is not sent.
    expect(callAddress(getCart, { query: { from: 0, only: false, term: '' } })).toBe(
      '/api/cart/list?validate=true&from=0&only=false&term=',
    );
    expect(callAddress(getCart, { query: { term: 'a&b=c#d+é, e' } })).toBe(
      '/api/cart/list?validate=true&term=a%26b%3Dc%23d%2B%C3%A9%2C+e',
    );
    expect(callAddress(getCart, {})).toBe('/api/cart/list?validate=true');
    expect(callAddress(getCart, { query: { limit: 3, none: undefined } })).toBe('/api/cart/list?validate=true&limit=3');
  });

  test('sends JSON with any other method [MISC-004]', async () => {
    const { client, sent } = answering(json({ statusCode: 0 }));
    await client.call(login, { body: { email: 'a@b.example', password: 'secret' } });
    expect(sent[0]?.init.method).toBe('POST');
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ email: 'a@b.example', password: 'secret' });
    await client.call(setCartItemQuantity, { params: { itemcode: '0651883', quantity: 2 } });
    await client.call(removeCartItem, { params: { itemtype: 'itemcode', itemcode: '0651883' } });
    expect(sent.slice(-2).map(({ init }) => init.body)).toEqual([undefined, undefined]);
    await client.call(setGiftMessages, { body: { sendGift: true, giftMessages: ['One', 'Two'] } });
    await client.call(setCheckoutShippingMethod, { body: { shippingMethod: 'EXP' } });
    expect(sent.slice(-2).map(({ init }) => JSON.parse(String(init.body)))).toEqual([
      { sendGift: true, giftMessages: ['One', 'Two'] },
      { shippingMethod: 'EXP' },
    ]);
    expect(sent.map(({ init }) => [init.method, new Headers(init.headers).get('content-type')])).toEqual([
      ['POST', 'application/json'],
      ['PUT', 'application/json'],
      ['DELETE', 'application/json'],
      ['POST', 'application/json'],
      ['PUT', 'application/json'],
    ]);
  });

  test('sends an idempotency key with a payment only when one is given', async () => {
    const { client, sent } = answering(json({ statusCode: 0, response: { orderId: 'W7', transactionId: 'T9' } }));
    const part = { type: 'creditCard', amount: 39.97, cardId: 'card9' };
    await client.call(payAndCommit, { body: { paymentDetails: [part] } }, { idempotencyKey: 'W7-2' });
    await client.call(payAndCommit, { body: { paymentDetails: [part] } });
    expect(sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual(['W7-2', null]);
    expect(sent[0]?.init.method).toBe('PUT');
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ paymentDetails: [part] });
  });

  test('has `method=set` in its query when it sets a quantity, but not when it adds to one [BSKT-019]', () => {
    const params = { itemcode: 'A1', quantity: 3 };
    expect(callAddress(setCartItemQuantity, { params })).toBe('/api/cart/itemcode/A1/3?method=set');
    expect(callAddress(addCartItem, { params: { ...params, itemtype: 'itemcode' } })).toBe('/api/cart/itemcode/A1/3');
  });

  test('keeps every parameter inside its own path segment', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((code) => code !== '.' && code !== '..'),
        (itemcode) => {
          const { pathname, search } = new URL(`http://shop${callAddress(getProduct, { params: { itemcode } })}`);
          return search === '' && pathname.split('/').length === 5;
        },
      ),
    );
  });

  test.each(['', '.', '..'])(
    'with a parameter that would change the path (%j) is not sent and fails as not found',
    async (itemcode) => {
      const { client, sent } = answering(json({ statusCode: 0, response: {} }));
      const failure = await client.call(getProduct, { params: { itemcode } }).catch((error: unknown) => error);
      expect(failure).toMatchObject({ name: 'ApiError', kind: 'http', status: 404, operationId: 'getProduct' });
      expect(sent).toEqual([]);
    },
  );

  test('resolves to the entity under response on statusCode 0 [MISC-006]', async () => {
    const { client } = answering(json({ statusCode: 0, response: { securityStatus: 5, unknownField: 1 } }));
    expect(await client.call(getProfileDetails)).toMatchObject({ securityStatus: 5 });
    // Whatever else the envelope says, and with any HTTP status that is no error.
    const remarks = { statusMessage: 'failed', errorResponse: { message: 'No.' } };
    for (const status of [200, 201, 202, 302]) {
      const { client: remarking } = answering(
        json({ statusCode: 0, response: { securityStatus: 5 }, ...remarks }, status),
      );
      expect(await remarking.call(getProfileDetails)).toEqual({ securityStatus: 5 });
    }
    const { client: whole } = answering(json({ statusCode: 17, statusMessage: 'successful' }));
    expect(await failureOf(whole.call(validateCardBinRange, { body: { cardId: '411111' } }))).toMatchObject({
      kind: 'status',
      status: 17,
    });
    for (const statusCode of [1, -1, 17, 200]) {
      const { client: refused } = answering(json({ statusCode, response: { securityStatus: 5 } }));
      expect(await failureOf(refused.call(getProfileDetails))).toMatchObject({ kind: 'status', status: statusCode });
    }
  });

  test('reads null as absent', async () => {
    const { client } = answering(
      json({ statusCode: 0, statusMessage: null, response: { securityStatus: 5, summaryDetails: null } }),
    );
    expect((await client.call(getProfileDetails)).summaryDetails).toBeUndefined();
  });

  test('for a static file resolves to the file itself', async () => {
    const { client } = answering(json([{ i: 'A1', n: 'A wine' }]));
    expect(await client.call(getSearchData)).toEqual([{ i: 'A1', n: 'A wine' }]);
  });

  test('for markup resolves to its text, requested as text/html', async () => {
    const { client, sent } = answering(() => new Response('<p>Wine</p>\n'));
    expect(await client.call(getBannerTemplate)).toBe('<p>Wine</p>\n');
    expect(sent[0]?.init.headers).toMatchObject({ accept: 'text/html' });
  });
});

describe('a call to a lazily loaded row', () => {
  test('makes the same call as the row itself', async () => {
    const { client, sent } = answering(json({ statusCode: 0, response: { securityStatus: 4 } }));
    const later = { id: getProfileDetails.id, load: async () => getProfileDetails };
    expect((await client.call(later)).securityStatus).toBe(4);
    expect(sent.map(({ url }) => url)).toEqual(['/api/user/details']);
  });

  test('fails without being sent when the row cannot be loaded', async () => {
    const { client, sent, onError } = answering(json({ statusCode: 0 }));
    const cause = new Error('Loading chunk identity failed');
    const load = async (): Promise<typeof getProfileDetails> => {
      throw cause;
    };
    const error = await failureOf(client.call({ id: 'getProfileDetails', load }));
    expect(error).toMatchObject({ kind: 'network', operationId: 'getProfileDetails', cause });
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    expect(sent).toEqual([]);
  });
});

describe('a failed call', () => {
  test('with HTTP status 400 to 599 is an error with the server’s message [MISC-007]', async () => {
    for (const status of [400, 401, 404, 409, 422, 499, 500, 503, 599]) {
      const { client } = answering(json({ statusCode: status, errorResponse: { message: 'No.' } }, status));
      expect(await failureOf(client.call(getCart))).toMatchObject({
        kind: 'http',
        status,
        serverMessage: 'No.',
        operationId: 'getCart',
      });
    }
    // The HTTP status counts even if the body claims success, and a file is no exception.
    const { client: claiming } = answering(json({ statusCode: 0, errorResponse: { message: 'No.' } }, 500));
    for (const row of [getCart, getBannerTemplate, getSearchData, validateCardBinRange, addEVoucherToCart, login])
      expect(await failureOf(claiming.call<Endpoint>(row))).toMatchObject({
        kind: 'http',
        status: 500,
        serverMessage: 'No.',
      });
    for (const status of [200, 201, 302, 399]) {
      const { client } = answering(json({ statusCode: 0, response: { securityStatus: 5 } }, status));
      expect(await client.call(getProfileDetails)).toEqual({ securityStatus: 5 });
    }
  });

  test('takes the statusCode of the body in preference to the HTTP status', async () => {
    const { client } = answering(json({ statusCode: 422 }, 400));
    expect((await failureOf(client.call(getCart))).status).toBe(422);
  });

  test('is malformed when its markup is truncated or not markup at all', async () => {
    for (const body of ['', 'Wine', '{"a":1}', '<p>Wine</p><a href="/pro']) {
      const { client } = answering(() => new Response(body));
      expect(await failureOf(client.call(getBannerTemplate))).toMatchObject({ kind: 'malformed' });
    }
  });

  test('for a file takes the envelope’s status when the server responds with one [MISC-008]', async () => {
    for (const row of [getBannerTemplate, getSearchData]) {
      const { client } = answering(json({ statusCode: 17, errorResponse: { message: 'No.' } }));
      expect(await failureOf(client.call<Endpoint>(row))).toMatchObject({
        kind: 'status',
        status: 17,
        serverMessage: 'No.',
      });
    }
  });

  test('has the HTTP status when the server responds in HTML', async () => {
    const { client } = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf(client.call(getCart))).toMatchObject({
      kind: 'http',
      status: 502,
      serverMessage: undefined,
    });
  });

  test('with a statusCode other than 0 is an error whatever the HTTP status [MISC-008]', async () => {
    const { client } = answering(json({ statusCode: 17, statusMessage: 'Not now', errorResponse: { message: 'No.' } }));
    expect(await failureOf(client.call(getCart))).toMatchObject({
      kind: 'status',
      status: 17,
      statusMessage: 'Not now',
      serverMessage: 'No.',
    });
    for (const statusCode of [1, -1, 200])
      for (const status of [200, 201, 302]) {
        const body = { statusCode, response: { securityStatus: 5 }, errorResponse: { message: 'No.' } };
        const other = answering(json(body, status));
        expect(await failureOf(other.client.call(getProfileDetails))).toMatchObject({
          kind: 'status',
          status: statusCode,
          serverMessage: 'No.',
        });
      }
  });

  test('is of kind network when there is no connection', async () => {
    const { client } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(client.call(getCart))).toMatchObject({ kind: 'network', status: undefined });
  });

  test('is of kind timeout when no response arrives in time', async () => {
    const { client } = answering(never, 5);
    expect((await failureOf(client.call(getCart))).kind).toBe('timeout');
  });

  test('is of kind timeout when the body stalls halfway', async () => {
    const stalled = () =>
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }));
    const client = createClient({
      timeoutMs: 20,
      fetch: async (_, init) => {
        const response = stalled();
        const text = () =>
          new Promise<string>((_resolve, reject) =>
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
          );
        return Object.assign(response, { text });
      },
    });
    expect((await failureOf(client.call(getCart))).kind).toBe('timeout');
  });

  test.each([
    ['no JSON', () => new Response('<!doctype html>')],
    ['nothing', () => new Response('')],
    ['half of it', () => new Response('{"statusCode":0,"response":{"line')],
    ['no envelope', json({ lineItems: [] })],
    ['a list', json([])],
    ['null', json(null)],
    ['no entity', json({ statusCode: 0 })],
    ['an entity of another shape', json({ statusCode: 0, response: { lineItems: 'many' } })],
  ])('with a response of %s is malformed and never crashes', async (_, answer) => {
    const { client } = answering(answer);
    expect((await failureOf(client.call(getCart))).kind).toBe('malformed');
  });

  test.each([
    [200, 0, undefined],
    [201, 0, { kind: 'http', status: 201 }],
    [202, 0, { kind: 'http', status: 202 }],
    [203, 0, { kind: 'http', status: 203 }],
    [206, 0, { kind: 'http', status: 206 }],
    [299, 0, { kind: 'http', status: 299 }],
    [204, undefined, { kind: 'http', status: 204 }],
    [200, 9, { kind: 'status', status: 9 }],
    [500, 0, { kind: 'http', status: 500 }],
  ])(
    'adding an e-voucher succeeds only with HTTP 200: %i with statusCode %s [GIFT-041]',
    async (status, statusCode, failure) => {
      const body = {
        itemCode: 'EVTEST1',
        quantity: '1',
        recipientName: 'Ida',
        recipientEmail: 'ida@friend.example',
        message: 'Cheers',
        amount: '25',
      } as const;
      const { client } = answering(
        statusCode === undefined ? () => new Response(null, { status }) : json({ statusCode }, status),
      );
      const call = client.call(addEVoucherToCart, { body });
      if (failure) expect(await failureOf(call)).toMatchObject(failure);
      else expect(await call).toBeUndefined();
    },
  );

  test('still resolves where a screen reads the envelope’s own message [GATE-025]', async () => {
    const { client } = answering(json({ statusCode: 0, statusMessage: 'No such card.' }));
    const answer = await client.call(validateCardBinRange, { body: { cardId: '123456' } });
    expect(answer.statusMessage).toBe('No such card.');
  });

  test('is reported once, without any of the data that was sent [MISC-009]', async () => {
    const { client, onError } = answering(json({ statusCode: 422, errorResponse: { message: 'Wrong.' } }, 422));
    const error = await failureOf(client.call(login, { body: { email: 'a@b.example', password: 'hunter2-secret' } }));
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    expect(JSON.stringify([error, { ...error }, error.message, error.stack])).not.toContain('hunter2-secret');
  });

  test('does not expose an address that holds a secret, even when the runtime’s error contains it', async () => {
    const client = createClient({ fetch: (url) => Promise.reject(new TypeError(`Failed to parse URL from ${url}`)) });
    const params = { cardNumber: '6335861000000018' };
    const error = await failureOf(client.call(getGiftCardBalance, { params, query: { pin: '4821' } }));
    expect(error.kind).toBe('network');
    expect(`${error.stack} ${String(error.cause)}`).not.toMatch(/6335861|4821/);
    expect(String((await failureOf(client.call(getCart))).cause)).toContain('/api/cart/list');
  });

  test('of a caller whose signal the platform refuses, as in jsdom, fails when it aborts, and is not reported', async () => {
    /** A signal that is not an instance of the platform's class. */
    class OtherSignal extends EventTarget {
      readonly aborted = false;
      readonly reason = new Error('no longer needed');
    }
    const signal = new OtherSignal();
    vi.spyOn(AbortSignal, 'any').mockImplementation(
      ([given]: Iterable<AbortSignal> & AbortSignal[]) => given as AbortSignal,
    );
    const onError = vi.fn();
    const send = vi.fn<typeof fetch>(() => new Promise(() => {}));
    const client = createClient({ fetch: send, onError });
    const call = client.call(getCart, undefined, { signal: signal as unknown as AbortSignal });
    expect(send.mock.lastCall?.[1]).not.toHaveProperty('signal');
    Object.assign(signal, { aborted: true });
    signal.dispatchEvent(new Event('abort'));
    await expect(call).rejects.toBe(signal.reason);
    expect(onError).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('is not reported when the caller aborted it', async () => {
    const { client, onError } = answering(never);
    const giveUp = new AbortController();
    const call = client.call(getCart, undefined, { signal: giveUp.signal });
    giveUp.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(onError).not.toHaveBeenCalled();
  });

  test('only ever rejects with an ApiError, whatever the response', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), fc.integer({ min: 200, max: 599 }), async (body, status) => {
        const isBodiless = [204, 205, 304].includes(status);
        const { client } = answering(() => new Response(isBodiless ? null : body, { status }));
        await client.call(getCart).catch((error: unknown) => expect(error).toBeInstanceOf(ApiError));
      }),
    );
  });
});

test('the search data file gives each suggestion a code, a name, a boost and a ranking [SRCH-010, SRCH-011, SRCH-012, SRCH-013]', async () => {
  const entry = { i: '0524718', n: 'Rioja Reserva', boost: 40, normalisedRanking: 87.5 };
  const path = { i: '/wines?Ntt=rioja', n: 'Rioja', boost: 60, normalisedRanking: 12 };
  const light = { i: '00067SV', n: '1865 “Late Harvest”, 37.5cl', boost: 0, normalisedRanking: 0 };
  const part = { i: 'GC-1', n: 'Gift Card', boost: 12.5 };
  const plain = { i: '0900001', n: 'Rioja Blanco', normalisedRanking: 100 };
  const { client, sent } = answering(json([entry, path, light, part, plain]));
  const read = await client.call(getSearchData);
  expect(read).toEqual([entry, path, light, part, plain]);
  // What the two figures are for: together they weigh a suggestion.
  expect(read.map(suggestionWeight)).toEqual([2.55, 1.44, 0, 0.25, 2]);
  for (const wrong of [{ i: 524718 }, { n: 7 }, { boost: '40' }, { normalisedRanking: '87.5' }])
    await expect(answering(json([entry, { ...path, ...wrong }])).client.call(getSearchData)).rejects.toMatchObject({
      kind: 'malformed',
    });
  expect(sent[0]?.url).toBe('/assets/components/homepage/data/search/data.json');
});
