import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callAddress, createClient } from '../src/api/client.js';
import { addCartItem, getCart, removeCartItem, setCartItemQuantity } from '../src/api/endpoints/basket.js';
import { getProfileDetails, login, logout } from '../src/api/endpoints/identity.js';
import { getProduct } from '../src/api/endpoints/product.js';
import { ApiError } from '../src/api/error.js';
import { minorUnits } from '../src/rules/money.js';
import { encodeCapsule } from './capsule.js';
import { notable } from './fixtures/catalogue/notable.js';
import { createMock, type Mock, startOf } from './mock.js';
import { mockPassword } from './personas.js';
import { memoryStore, type Saved, type Store } from './store.js';

const itemtype = 'itemcode';

/** A mock and a client in front of it, without MSW between them. */
function shop(brand = 'law') {
  const kept = memoryStore();
  let saved: Saved | undefined;
  const store: Store = {
    change: (step) =>
      kept.change((before) => {
        const after = step(before);
        saved = after.saved;
        return after;
      }),
  };
  const mock = createMock({ store, start: { ...startOf(brand), latency: 0 } });
  return { mock, ...clientOf(mock), saved: () => saved };
}

function clientOf(mock: Mock, sessionId = 'one') {
  const answers: string[] = [];
  const client = createClient({
    timeoutMs: 50,
    fetch: async (url, init) => {
      const outcome = await mock.serve({
        method: init?.method ?? 'GET',
        address: String(url),
        body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
        sessionId,
      });
      answers.push(JSON.stringify(outcome));
      if (outcome?.type === 'answer') return new Response(JSON.stringify(outcome.body), { status: outcome.status });
      if (outcome?.type === 'text') return new Response(outcome.text);
      if (outcome?.type === 'silence')
        return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
      throw new TypeError('Failed to fetch');
    },
  });
  const add = (itemcode: string, quantity: number | string) =>
    client.call(addCartItem, { params: { itemtype, itemcode, quantity } });
  return { client, answers, add };
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  );

describe('the basket', () => {
  test('keeps what is added, set and removed for the same visit [BSKT-013, BSKT-014, BSKT-019, BSKT-020]', async () => {
    const { client, add } = shop();
    await add(notable.wine, 2);
    await add(notable.wine, 1);
    expect((await client.call(getCart)).lineItems[0]).toMatchObject({ quantity: 3, bottleCount: 3 });
    await client.call(setCartItemQuantity, { params: { itemcode: notable.wine, quantity: 7 } });
    expect((await client.call(getCart)).numBottles).toBe(7);
    await client.call(removeCartItem, { params: { itemtype, itemcode: notable.wine } });
    expect(await client.call(getCart)).toMatchObject({ lineItems: [], orderPriceInfo: { total: 0 } });
  });

  test('belongs to its visit', async () => {
    const { mock, add } = shop();
    await add(notable.wine, 1);
    expect((await clientOf(mock, 'two').client.call(getCart)).lineItems).toEqual([]);
  });

  test('is cheaper by the volume price from 12 bottles on', async () => {
    const { client, add } = shop();
    await add(notable.wine, 11);
    expect((await client.call(getCart)).orderPriceInfo.savings).toBe(0);
    await add(notable.wine, 1);
    expect((await client.call(getCart)).orderPriceInfo).toMatchObject({
      rawSubtotal: 191.88,
      savings: 36,
      shipping: 7.99,
      total: 163.87,
    });
  });

  test('has whole points beside pounds on a points site [BSKT-039]', async () => {
    const { client, add } = shop('hsb');
    await add(notable.wine, 2);
    const { lineItems, orderPriceInfo, orderPointsInfo } = await client.call(getCart);
    expect(lineItems[0]).toMatchObject({ itemPointsInfo: { amount: 3198 }, itemPriceInfo: { amount: 31.98 } });
    expect(orderPointsInfo).toMatchObject({ total: 3997, shipping: 799 });
    expect(orderPriceInfo.total).toBe(39.97);
  });

  test('delivers to unlimited members for nothing', async () => {
    const { mock, client, add } = shop();
    await mock.configure({ persona: 'unlimited', login: 'hard' }, 'one');
    await add(notable.wine, 1);
    expect((await client.call(getCart)).orderPriceInfo.shipping).toBe(0);
  });

  test.each([
    ['an unknown item', 'nothing-like-it', 1, 404],
    ['more than there is', notable.lowStockWine, 5, 409],
    ['what is sold out', notable.outOfStockWine, 1, 409],
    ['what has no sku', notable.wineWithoutSkus, 1, 409],
    ['abc of it', notable.wine, 'abc', 422],
    ['-1 of it', notable.wine, '-1', 422],
    ['none of it', notable.wine, '0', 422],
    ['9999 of it', notable.wine, '9999', 422],
    ['half a bottle', notable.wine, '0.5', 422],
    ['a code of 1,000 letters', 'a'.repeat(1000), 1, 422],
    ['a code that is markup', '<script>', 1, 422],
    ['__proto__', '__proto__', 1, 404],
  ])('refuses %s and stays as it was', async (_, itemcode, quantity, status) => {
    const { client, add, saved } = shop();
    await add(notable.wine, 2);
    const before = JSON.stringify(saved()?.state);
    const error = await refusal(add(itemcode, quantity));
    expect(error).toMatchObject({ kind: 'http', status });
    if (status === 422) expect(error?.serverMessage).toMatch(/^(itemcode|quantity): /);
    expect(JSON.stringify(saved()?.state)).toBe(before);
    expect((await client.call(getCart)).numBottles).toBe(2);
  });

  test('refuses more than the stock with what it holds already [PROD-067]', async () => {
    const { add } = shop();
    await add(notable.lowStockWine, 3);
    expect(await refusal(add(notable.lowStockWine, 2))).toMatchObject({ status: 409 });
    expect(await refusal(add(notable.lowStockWine, 1))).toBeUndefined();
  });

  test('refuses an unlimited membership to who has one [BSKT-070, BSKT-071]', async () => {
    const { mock, add } = shop();
    await mock.configure({ persona: 'unlimited', login: 'hard' }, 'one');
    expect((await refusal(add('00067SV', 1)))?.serverMessage).toBe('You are already an unlimited member.');
    expect(await refusal(add('MEM01UTD', 1))).toBeUndefined();
  });

  test('adds up to the penny and the point whatever is done to it', async () => {
    const { items } = await shop().mock.shop();
    const codes = [...items.keys()];
    const step = fc.record({
      what: fc.constantFrom('add', 'set', 'remove'),
      code: fc.constantFrom(...codes),
      quantity: fc.integer({ min: -2, max: 120 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('law', 'hsb'), fc.array(step, { maxLength: 12 }), async (brand, steps) => {
        const { client, add } = shop(brand);
        for (const { what, code, quantity } of steps) {
          if (what === 'add') await refusal(add(code, quantity));
          else if (what === 'set')
            await refusal(client.call(setCartItemQuantity, { params: { itemcode: code, quantity } }));
          else await refusal(client.call(removeCartItem, { params: { itemtype, itemcode: code } }));
          const { lineItems, numLineItems, orderPriceInfo, orderPointsInfo } = await client.call(getCart);
          const lines = lineItems.reduce((sum, line) => sum + minorUnits(line.itemPriceInfo.amount), 0);
          const { rawSubtotal, savings, shipping, total } = orderPriceInfo;
          expect(minorUnits(rawSubtotal)).toBe(lines);
          expect(minorUnits(total)).toBe(lines - minorUnits(savings) + minorUnits(shipping));
          expect(savings).toBeGreaterThanOrEqual(0);
          expect(numLineItems).toBe(lineItems.length);
          expect(lineItems.every((line) => line.quantity >= 1 && line.quantity <= 99)).toBe(true);
          expect(orderPointsInfo !== undefined).toBe(brand === 'hsb');
          if (orderPointsInfo) expect(Number.isInteger(orderPointsInfo.total)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('signing in', () => {
  const email = 'someone@shopper.example';

  test('makes a hard login, and signing out a visitor [IDENT-046]', async () => {
    const { client } = shop();
    expect(await client.call(getProfileDetails)).toEqual({ securityStatus: 0 });
    await client.call(login, { body: { email, password: mockPassword } });
    expect(await client.call(getProfileDetails)).toMatchObject({
      securityStatus: 5,
      summaryDetails: { firstName: 'Margaret' },
    });
    await client.call(logout);
    expect(await client.call(getProfileDetails)).toEqual({ securityStatus: 0 });
  });

  test('with a wrong password is refused with a message [IDENT-041]', async () => {
    const { client } = shop();
    expect(await refusal(client.call(login, { body: { email, password: 'wrong' } }))).toMatchObject({ status: 422 });
    expect((await client.call(getProfileDetails)).securityStatus).toBe(0);
  });

  test('needs both fields, and names the one that is wrong', async () => {
    const { client } = shop();
    const message = async (body: unknown) =>
      (await refusal(client.call(login, { body: body as never })))?.serverMessage;
    expect(await message({ email: 'nobody', password: 'x' })).toMatch(/^email: /);
    expect(await message({ email })).toMatch(/^password: /);
    expect(await message({ email, password: '' })).toMatch(/^password: /);
    expect(await message(undefined)).toMatch(/^body: /);
  });

  test('out as a visitor is refused', async () => {
    expect(await refusal(shop().client.call(logout))).toMatchObject({ status: 401 });
  });

  test('leaves the password nowhere: not in the store, the calls, the answers or an error', async () => {
    const secret = 'hunter2-hunter2';
    const { mock, client, answers, saved } = shop();
    const error = await refusal(client.call(login, { body: { email, password: secret } }));
    await client.call(login, { body: { email, password: mockPassword } });
    const capsule = encodeCapsule(await mock.settings());
    const everything = JSON.stringify([
      saved(),
      mock.calls,
      answers,
      error,
      error?.stack,
      atob(capsule.replaceAll('-', '+').replaceAll('_', '/')),
    ]);
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(mockPassword);
    expect(mock.calls[0]?.body).toEqual({ email, password: '[redacted]' });
  });
});

describe('faults', () => {
  const calls = { getCart, getProfileDetails } as const;

  test.each([
    ['500', { kind: 'http', status: 500, serverMessage: undefined }],
    ['404', { kind: 'http', status: 404 }],
    ['status-3', { kind: 'status', status: 3 }],
    ['status-422', { kind: 'status', status: 422 }],
    ['malformed', { kind: 'malformed' }],
    ['empty', { kind: 'malformed' }],
    ['timeout', { kind: 'timeout' }],
    ['offline', { kind: 'network' }],
  ])('%s is exactly that failure on every call, and only as often as asked', async (kind, failure) => {
    const { mock, client, add } = shop();
    for (const [id, row] of Object.entries(calls)) {
      await mock.configure({ fault: `${id}:${kind}*2` }, 'one');
      expect(await refusal(client.call(row))).toMatchObject(failure);
      expect(await refusal(client.call(row))).toMatchObject(failure);
      expect(await refusal(client.call(row))).toBeUndefined();
    }
    await mock.configure({ fault: `addCartItem:${kind}*1` }, 'one');
    expect(await refusal(add(notable.wine, 1))).toMatchObject(failure);
    expect((await client.call(getCart)).lineItems).toEqual([]);
    expect(await refusal(add(notable.wine, 1))).toBeUndefined();
    expect((await client.call(getCart)).numBottles).toBe(1);
  });

  test('slow-MS delays an answer and leaves it whole', async () => {
    const waits: number[] = [];
    const mock = createMock({
      store: memoryStore(),
      start: { ...startOf('law'), latency: 30, fault: 'getCart:slow-250' },
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    await clientOf(mock).client.call(getCart);
    await clientOf(mock).client.call(getProfileDetails);
    expect(waits).toEqual([280, 30]);
  });
});

describe('a world', () => {
  test('same seed, clock and calls: same bytes', async () => {
    const run = async () => {
      const { mock, client, answers, add, saved } = shop();
      await add(notable.wine, 3);
      await client.call(getCart);
      await client.call(getProduct, { params: { itemcode: notable.mixedCase } });
      await refusal(add('none', 1));
      return JSON.stringify([answers, saved(), mock.calls]);
    };
    expect(await run()).toBe(await run());
  });

  test('of another brand, persona, seed or clock is another shop; login, faults and latency are not', async () => {
    for (const change of [{ brand: 'hsb' }, { persona: 'new' }, { seed: '2' }, { clock: '2027-01-01' }] as const) {
      const { mock, client, add } = shop();
      await add(notable.wine, 1);
      await mock.configure(change, 'one');
      expect((await client.call(getCart)).lineItems).toEqual([]);
    }
    const { mock, client, add } = shop();
    await add(notable.wine, 1);
    await mock.configure({ login: 'soft', latency: 5, fault: 'login:500' }, 'one');
    expect((await client.call(getCart)).lineItems).toHaveLength(1);
  });
});

describe('an address', () => {
  const open = (mock: Mock, search: string) => mock.configureFromAddress(new URLSearchParams(search), 'one');

  test('sets every setting', async () => {
    const { mock } = shop();
    expect(
      await open(
        mock,
        'brand=hsb&country=nz&login=hard&persona=heavy&fault=getCart:500*1&latency=5&seed=x&clock=2026-12-24&host=live&flags=newCart,webview',
      ),
    ).toEqual([]);
    expect(await mock.settings()).toEqual({
      brand: 'hsb',
      country: 'nz',
      login: 'hard',
      persona: 'heavy',
      fault: 'getCart:500*1',
      latency: 5,
      seed: 'x',
      clock: '2026-12-24',
      host: 'live',
      flags: ['newCart', 'webview'],
    });
  });

  test('sets a value once; afterwards the visit lives its own life', async () => {
    const { mock, client } = shop();
    await open(mock, 'login=hard');
    await client.call(logout);
    await open(mock, 'login=hard');
    expect((await client.call(getProfileDetails)).securityStatus).toBe(0);
    await open(mock, 'login=soft');
    expect((await client.call(getProfileDetails)).securityStatus).toBe(3);
  });

  test('does not wind a used fault up again', async () => {
    const { mock, client } = shop();
    await open(mock, 'fault=getCart:500*1');
    await refusal(client.call(getCart));
    await open(mock, 'fault=getCart:500*1');
    expect(await refusal(client.call(getCart))).toBeUndefined();
  });

  test.each([
    ['brand=zzz', 'No Brand found with identifier zzz'],
    ['login=maybe', /visitor.*soft.*hard/],
    ['persona=nobody', /standard/],
    ['fault=addCartItem', /addCartItem:500\*1/],
    ['fault=nothing:500', /names no call/],
    ['fault=addCartItem:200', /a status from 400 to 599/],
    ['fault=addCartItem:500*x', /a status from 400 to 599/],
    ['latency=abc', /“abc” is no latency: it is milliseconds from 0 to 60000/],
    ['latency=-1', /milliseconds/],
    ['latency=', /milliseconds/],
    ['clock=yesterday', /“yesterday” is no clock: it is an ISO date/],
    ['flags=newCart,oldCart', /newCart/],
    ['capsule=not-a-capsule', /capsule in this address cannot be read/],
    ['capsule=', /capsule in this address cannot be read/],
  ])('that says %s says what is wrong and changes nothing', async (search, message) => {
    const { mock } = shop();
    const before = await mock.settings();
    for (const _ of [1, 2]) {
      const [problem, ...others] = await open(mock, search);
      expect(others).toEqual([]);
      expect(problem?.message).toMatch(message);
    }
    expect(await mock.settings()).toEqual(before);
  });

  test('takes a time zone as it is usually written', async () => {
    const { mock } = shop();
    expect(await open(mock, 'clock=2026-12-24T10:00:00+01:00')).toEqual([]);
  });

  test('with a capsule takes all settings from it, and forgets what came before', async () => {
    const { mock } = shop();
    await open(mock, 'login=soft');
    const settings = { ...(await mock.settings()), brand: 'hsb', login: 'hard', seed: 'café' } as const;
    await open(mock, `capsule=${encodeCapsule(settings)}`);
    expect(await mock.settings()).toEqual(settings);
    await open(mock, 'login=soft');
    expect((await mock.settings()).login).toBe('soft');
  });

  test('with any text for a capsule never throws', async () => {
    const { mock } = shop();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (capsule) => {
        const problems = await open(mock, new URLSearchParams({ capsule }).toString());
        return problems.length === 1;
      }),
    );
  });
});

test.each([
  ['of an older shape', (kept: Saved) => ({ ...kept, shape: 0 })],
  ['of a brand that is gone', (kept: Saved) => ({ ...kept, settings: { ...kept.settings, brand: 'gone' } })],
])('a kept shop %s starts anew', async (_, spoil) => {
  const store = memoryStore();
  const start = { ...startOf('law'), latency: 0 };
  const { add } = clientOf(createMock({ store, start }));
  await add(notable.wine, 1);
  await store.change((kept) => ({ saved: spoil(kept as Saved), result: undefined }));
  const again = createMock({ store, start });
  expect((await clientOf(again).client.call(getCart)).lineItems).toEqual([]);
  expect(await again.settings()).toEqual(start);
});

test('a call that no row has is not answered', async () => {
  const { mock } = shop();
  expect(
    await mock.serve({ method: 'GET', address: '/api/nothing', body: undefined, sessionId: 'one' }),
  ).toBeUndefined();
  expect(
    await mock.serve({ method: 'PATCH', address: callAddress(getCart, {}), body: undefined, sessionId: 'one' }),
  ).toBeUndefined();
});
