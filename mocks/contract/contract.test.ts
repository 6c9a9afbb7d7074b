import { beforeAll, describe, expect, test } from 'vitest';
import { callAt } from '../../src/api/contract/callAt.js';
import { type ContractDifference, contractDifferences } from '../../src/api/contract/differences.js';
import { checkRecording } from '../../src/api/contract/recording.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints } from '../../src/api/endpoints.js';
import { routeOf } from '../backend/backend.js';
import { addressOf, callsOf } from '../conformance/calls.js';
import type { Asked, Told } from '../conformance/longVisit.js';
import { walkOverHttp } from '../conformance/transports.js';
import { callIn, visitOf } from '../conformance/visits.js';
import { harOf } from '../testing/harOf.js';

const rows = Object.values<Endpoint>(endpoints);

type Recorded = Asked & Told;
let visit: readonly Recorded[] = [];
beforeAll(async () => {
  ({ calls: visit } = await walkOverHttp());
});

test('a recording of a long visit to the mock has no difference', () => {
  const report = checkRecording(harOf(visit));
  expect(report.differences).toEqual([]);
  expect(report.requests).toBe(visit.length + 3);
  expect(report.calls).toBeGreaterThan(60);
  expect(report.withoutBody).toBe(0);
});

test('every call of the table is found at its address, as the mock finds it, and has no difference', () => {
  for (const row of rows)
    for (const given of callsOf(row))
      for (const path of [row.path, ...(row.alsoAt ?? [])]) {
        const address = addressOf({ ...row, path }, given);
        const found = callAt(row.method, new URL(address, 'http://shop'));
        expect(found).toEqual({ row, params: { ...routeOf(row.method, address)?.params } });
        const { status, body } = callIn(visitOf('hard'), row.method, address, given.body);
        const exchange = {
          method: row.method,
          url: address,
          status,
          responseBody: row.format === 'html' ? String(body) : JSON.stringify(body),
          ...(given.body !== undefined && { requestBody: JSON.stringify(given.body) }),
        };
        expect(contractDifferences(exchange)).toEqual([]);
      }
});

test('the content service is known by its own hosts too', () => {
  const found = callAt('GET', new URL('https://cdn.contentful.com/spaces/abc/environments/master/entries/law-home'));
  expect(found).toMatchObject({ row: { id: 'getContentEntry' }, params: { id: 'law-home' } });
});

/** Returns the recording with one call changed, the first of its address. */
function planted(address: RegExp, change: (call: Recorded) => Partial<Recorded>): readonly Recorded[] {
  const place = visit.findIndex((call) => call.status === 200 && address.test(`${call.method} ${call.address}`));
  const call = visit[place];
  if (!call) throw new Error(`The visit has no call ${address}.`);
  return visit.with(place, { ...call, ...change(call) });
}

/** Returns a change of the parsed response of a call. */
const inAnswer =
  (change: (entity: never) => void) =>
  ({ text }: Recorded): Partial<Recorded> => {
    const body = JSON.parse(text) as { response: never };
    change(body.response);
    return { text: JSON.stringify(body) };
  };

type Entity = Record<string, never>;
const cart = 'GET /api/cart/list';

describe('a planted difference is the only one, and at its call', () => {
  const cases: readonly [string, RegExp, (call: Recorded) => Partial<Recorded>, Partial<ContractDifference>[]][] = [
    [
      'a renamed field',
      /^GET \/api\/cart\/list/,
      inAnswer((entity: Entity) => {
        const { numBottles, ...rest } = entity;
        for (const name of Object.keys(entity)) delete entity[name];
        Object.assign(entity, rest, { bottles: numBottles });
      }),
      [
        { kind: 'missing field', operationId: 'getCart', call: cart, field: 'response.numBottles' },
        { kind: 'unknown field', operationId: 'getCart', call: cart, field: 'response.bottles' },
      ],
    ],
    [
      'another type in each entry of a list',
      /^GET \/api\/cart\/list/,
      inAnswer(({ lineItems }: { lineItems: { quantity: unknown }[] }) => {
        for (const line of lineItems) line.quantity = String(line.quantity);
      }),
      [
        {
          kind: 'type',
          operationId: 'getCart',
          field: 'response.lineItems[].quantity',
          message: 'response.lineItems[].quantity is of the type string, in the table number.',
        },
      ],
    ],
    [
      'a call that is gone, as a server’s own page says',
      /^GET \/api\/product\/item\//,
      () => ({ status: 404, text: '<h1>Not found</h1>', contentType: 'text/html' }),
      [{ kind: 'gone', operationId: 'getProduct', call: 'GET /api/product/item/{itemcode}' }],
    ],
    [
      'a call that is gone, of which no failure of this kind is known',
      /^GET \/api\/offer\/cart/,
      () => ({ status: 404, text: '{"statusCode":404,"errorResponse":{"message":"No."}}' }),
      [{ kind: 'gone', operationId: 'getCartUpsellOffers' }],
    ],
    [
      'a new status',
      /^PUT \/api\/user\/favourites/,
      () => ({ status: 418, text: '{"statusCode":418}' }),
      [{ kind: 'status', operationId: 'addFavourite', message: 'The status 418 is not in the table.' }],
    ],
    [
      'a new statusCode on HTTP 200',
      /^PUT \/api\/user\/favourites/,
      () => ({ status: 200, text: '{"statusCode":77}' }),
      [{ kind: 'status', operationId: 'addFavourite', message: 'The status 77 is not in the table.' }],
    ],
    [
      'a new status of success',
      /^PUT \/api\/user\/favourites/,
      () => ({ status: 202 }),
      [{ kind: 'status', operationId: 'addFavourite', message: 'The status 202 is not in the table.' }],
    ],
    [
      'an unknown method',
      /^GET \/api\/offer\/cart/,
      () => ({ method: 'PATCH' }),
      [{ kind: 'unknown method', call: 'PATCH /api/offer/cart', message: 'The table has it with GET.' }],
    ],
    [
      'an unknown call, without what may be an id',
      /^GET \/api\/offer\/cart/,
      () => ({ address: '/api/loyalty/LAW-204607/ida@shopper.example/points?token=abc' }),
      [{ kind: 'unknown call', call: 'GET /api/loyalty/…/…/points' }],
    ],
    [
      'an unknown field of a request',
      /^PUT \/api\/checkout\/createGuestCheckout/,
      ({ body = '' }) => ({ body: JSON.stringify({ ...JSON.parse(body), newsletter: true }) }),
      [{ kind: 'unknown field', operationId: 'createGuestCheckout', field: 'body.newsletter' }],
    ],
    [
      'a missing field of a request',
      /^POST \/api\/authentication\/login/,
      ({ body = '' }) => ({ body: JSON.stringify({ email: JSON.parse(body).email }) }),
      [{ kind: 'missing field', operationId: 'login', field: 'body.password' }],
    ],
    [
      'an unknown query parameter',
      /^GET \/api\/user\/recommendations\/list/,
      ({ address }) => ({ address: `${address}&page=2` }),
      [{ kind: 'unknown field', operationId: 'listRecommendedWines', field: 'query.page' }],
    ],
    [
      'another value of a query parameter that is always the same',
      /^GET \/api\/cart\/list/,
      () => ({ address: '/api/cart/list?validate=false' }),
      [{ kind: 'value', operationId: 'getCart', field: 'query.validate', message: 'query.validate is not true.' }],
    ],
    [
      'a response that is no envelope',
      /^GET \/api\/cart\/list/,
      ({ text }) => ({ text: JSON.stringify(JSON.parse(text).response) }),
      [{ kind: 'format', operationId: 'getCart' }],
    ],
    [
      'an unknown field of the envelope',
      /^GET \/api\/cart\/list/,
      ({ text }) => ({ text: JSON.stringify({ ...JSON.parse(text), requestId: 'abc' }) }),
      [{ kind: 'unknown field', operationId: 'getCart', field: 'body.requestId' }],
    ],
    [
      'markup where there was some',
      /^GET \/html\/templates\/banner\.html/,
      () => ({ text: 'soon' }),
      [{ kind: 'value', operationId: 'getBannerTemplate', field: 'body' }],
    ],
  ];

  test.each(cases)('%s', (_, address, change, expected) => {
    const recorded = planted(address, change);
    const { differences } = checkRecording(harOf(recorded));
    const place = recorded.findIndex((call, index) => call !== visit[index]);
    expect(differences).toEqual(expected.map((one) => expect.objectContaining({ ...one, request: place + 4 })));
  });
});

test('an optional field that is null is absent, as the client reads it', () => {
  const nulled = inAnswer(({ lineItems }: { lineItems: { product: Record<string, unknown> }[] }) => {
    for (const { product } of lineItems) product.vintage = null;
  });
  const recorded = planted(/^GET \/api\/cart\/list/, nulled);
  expect(JSON.stringify(recorded)).toContain('vintage\\":null');
  expect(checkRecording(harOf(recorded)).differences).toEqual([]);
});

test('a response without content is compared by its status', () => {
  const har = harOf(visit);
  for (const { response } of har.log.entries) Object.assign(response, { content: { size: 0, mimeType: '' } });
  const report = checkRecording(har);
  expect(report.differences).toEqual([]);
  expect(report.withoutBody).toBe(49);
});

test.each([[undefined], [{}], [{ log: { entries: [{}] } }]])('%j is no recording', (har) => {
  expect(() => checkRecording(har)).toThrow(/^This is no HTTP archive \(HAR\): /);
});
