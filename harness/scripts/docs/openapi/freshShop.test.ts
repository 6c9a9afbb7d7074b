import { expect, test } from 'vitest';
import { routeOf } from '../../../../mocks/backend/backend.js';
import { handleCall, newShop } from '../../../../mocks/engine/simulation.js';
import { exampleLogin } from '../../../../mocks/openapi/notes.js';
import type { Saved } from '../../../../mocks/stores/store.js';
import { defaultSettings } from '../../../../mocks/world/settings.js';
import { root } from '../../tools.mjs';
import { type Call, callsIn, type Document } from './client/document.js';
import { addressOf } from './client/requests.js';
import { examplesIn } from './client/shapes.js';
import { describedOpenApi } from './described.js';

const document = JSON.parse(JSON.stringify(describedOpenApi(root, '1.2.3'))) as Document;
const calls = callsIn(document);
const callById = new Map(calls.map((call) => [call.operation.operationId, call]));

const exampleValues = ({ operation: { parameters = [] } }: Call): Record<string, unknown> =>
  Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
const bodiesOf = ({ operation: { requestBody } }: Call): unknown[] => {
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(examplesIn);
  return bodies.length > 0 ? bodies : [undefined];
};

/** Makes a call in a shop. */
function answerIn(shop: Saved, call: Call, given: Record<string, unknown>, body: unknown) {
  const address = addressOf({ ...call, given });
  const route = routeOf(call.method, address);
  if (!route) throw new Error(`${call.operation.operationId}: no call at ${address}`);
  const { saved, outcome } = handleCall(shop, { method: call.method, address, body, sessionId: 'one' }, route);
  if (outcome.type !== 'answer') throw new Error(`${call.operation.operationId} is ${outcome.type}`);
  return { shop: saved, status: outcome.status, body: JSON.parse(JSON.stringify(outcome.body)) };
}

const start = newShop({ ...defaultSettings('law'), ...exampleLogin, latency: 0 });

/** Makes the calls that a call's description names, with their own examples, in a new shop. */
function begun({ operation: { 'x-before': before = [] } }: Call): Saved {
  let shop = start;
  for (const id of before) {
    const call = callById.get(id);
    if (!call) throw new Error(`The document has no call ${id}.`);
    const { shop: after, status, body } = answerIn(shop, call, exampleValues(call), bodiesOf(call)[0]);
    expect([id, status, body.errorResponse]).toEqual([id, 200, undefined]);
    shop = after;
  }
  return shop;
}

test('every example of every call succeeds in a new shop, after the examples that it names, for its customer', () => {
  let made = 0;
  for (const call of calls)
    for (const body of bodiesOf(call)) {
      const { status, body: answer } = answerIn(begun(call), call, exampleValues(call), body);
      const { operationId } = call.operation;
      expect([operationId, status, answer.errorResponse]).toEqual([operationId, 200, undefined]);
      made += 1;
    }
  expect(made).toBeGreaterThan(150);
  const needing = calls.filter(({ operation }) => operation['x-before']);
  expect(needing.length).toBe(22);
  for (const { operation } of needing) {
    const [last = ''] = operation['x-before']?.slice(-1) ?? [];
    expect(operation.description).toMatch(new RegExp(`The example comes after .*${last}\\.$`));
  }
});

const linksOf = ({ operation }: Call) => Object.values(operation.responses[200]?.links ?? {});

/** Returns the value of a runtime expression: a pointer into the answer, or a parameter of the request. */
function linkedValue(expression: string, request: Record<string, unknown>, answer: unknown): unknown {
  const [, name] = /^\$request\.(?:path|query)\.(\w+)$/.exec(expression) ?? [];
  if (name !== undefined) return request[name];
  const [, pointer] = /^\$response\.body#\/(.+)$/.exec(expression) ?? [];
  if (pointer === undefined) throw new Error(`${expression} is no expression that a link may have.`);
  return pointer.split('/').reduce<unknown>((inside, part) => Object(inside)[part], answer);
}

test('every link leads from an answer to a call that knows its ids', () => {
  let followed = 0;
  for (const call of calls.filter((one) => linksOf(one).length > 0)) {
    const request = exampleValues(call);
    const first = answerIn(begun(call), call, request, bodiesOf(call)[0]);
    for (const { operationId, parameters } of linksOf(call)) {
      const target = callById.get(operationId);
      if (!target) throw new Error(`${operationId} is no call of the document.`);
      const names = (target.operation.parameters ?? []).map(({ in: place, name }) => `${place}.${name}`);
      const linked = Object.fromEntries(
        Object.entries(parameters).map(([place, expression]) => {
          expect(names, operationId).toContain(place);
          return [place.replace(/^\w+\./, ''), linkedValue(expression, request, first.body)];
        }),
      );
      const link = `${call.operation.operationId} to ${operationId} with ${JSON.stringify(linked)}`;
      expect(
        Object.values(linked).filter((value) => typeof value !== 'string'),
        link,
      ).toEqual([]);
      const given = { ...exampleValues(target), ...linked };
      const { status, body } = answerIn(first.shop, target, given, bodiesOf(target)[0]);
      // A thing that is known may still be in no state for the call: a plan that is not suspended is not resumed.
      expect([200, 409], `${link}: ${JSON.stringify(body.errorResponse)}`).toContain(status);
      followed += 1;
    }
  }
  expect(followed).toBe(86);
});

/** Ids in paths that no answer gives, with the place a client has them from. */
const withoutLink: Readonly<Record<string, string>> = {
  postcode: 'is typed',
  voucher: 'is typed, or comes from a link',
  voucherCode: 'is typed, or comes from a link',
  cardNumber: 'is printed on a gift card',
  category: 'is one of a few words of the requirements',
  itemClassification: 'is one of a few words of the requirements',
  saveType: 'is one of a few words of the requirements',
  options: 'is one of a few words of the requirements',
  testing: 'is true or false',
  quantity: 'is a number',
  brand: 'is the site’s own',
  navigationPath: 'is a choice of filters',
};

/** Calls that take an id which no pointer into an answer can choose. */
const callsWithoutLink: Readonly<Record<string, string>> = {
  getContentAsset: 'an asset is named by the entries that include it',
  getPreviewContent: 'the space is a setting',
  createContentAssetKey: 'the space is a setting',
  syncContent: 'the space is a setting',
  listContentEntries: 'the space is a setting',
  listWineRewardEvents: 'only the type of a membership says which is the wine reward',
  requestWineRewardStatement: 'only the type of a membership says which is the wine reward',
  updateWineRewardOptions: 'only the type of a membership says which is the wine reward',
  getCase: 'only the type of a product says which is a case',
  setWinePlanShopDeliveryAddress: 'the list of shops is of no plan',
  savePaymentCard: 'a new card has no id yet',
};

test('every id in a path is given by an answer that links to its call', () => {
  const linked = new Set(calls.flatMap(linksOf).map(({ operationId }) => operationId));
  const missing = calls
    .filter(({ operation: { operationId, parameters = [] } }) => {
      const ids = parameters.filter(({ in: place, name }) => place === 'path' && !(name in withoutLink));
      return ids.length > 0 && !linked.has(operationId);
    })
    .map(({ operation }) => operation.operationId);
  expect(missing.sort()).toEqual(Object.keys(callsWithoutLink).sort());
});
