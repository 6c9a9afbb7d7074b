import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getCart, removeCartItem, setCartItemQuantity } from '../../src/api/endpoints/basket.js';
import { login, logout } from '../../src/api/endpoints/identity.js';
import { redacted } from '../../src/api/redact.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { memoryStore, type Saved } from '../stores/store.js';
import { clientOf, refusal, testShop } from '../testing/testShop.js';
import { testCards, tokenOfCard } from '../world/cardProvider.js';
import { mockPassword } from '../world/personas.js';
import { createMock, type Mock } from './mock.js';
import { type Recording, readRecording, recordingText } from './recording.js';
import type { Step } from './step.js';

const email = 'standard@shopper.example';
const itemtype = 'itemcode';
const wrongPassword = 'hunter2-hunter2';

/** One action of a shopper or developer, whether or not the shop accepts it. */
const deed = fc.record({
  what: fc.constantFrom('add', 'set', 'remove', 'read', 'sign in', 'mistype', 'sign out', 'fault', 'login', 'latency'),
  session: fc.constantFrom('one', 'two'),
  code: fc.constantFrom(notable.wine, notable.lowStockWine, notable.mixedCase, 'none'),
  quantity: fc.integer({ min: 0, max: 8 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

async function act(mock: Mock, { what, session, code, quantity }: Deed): Promise<void> {
  const { client, add } = clientOf(mock, session);
  const params = { itemcode: code, quantity };
  const done: Record<Deed['what'], () => Promise<unknown>> = {
    add: () => add(code, quantity),
    set: () => client.call(setCartItemQuantity, { params }),
    remove: () => client.call(removeCartItem, { params: { itemtype, itemcode: code } }),
    read: () => client.call(getCart),
    'sign in': () => client.call(login, { body: { email, password: mockPassword } }),
    mistype: () => client.call(login, { body: { email, password: wrongPassword } }),
    'sign out': () => client.call(logout),
    fault: () => mock.configure({ fault: `addCartItem:500*${quantity},login:status-3*1` }, session),
    login: () => mock.configure({ login: quantity > 4 ? 'soft' : 'hard' }, session),
    latency: () => mock.configure({ latency: quantity }, session),
  };
  await refusal(done[what]());
}

const recordingOf = async (mock: Mock): Promise<Recording> => {
  const recording = await mock.recording();
  if (!recording) throw new Error('too long to record');
  return recording;
};
const replayed = (mock: Mock, recording: Recording) => mock.replay(recording, () => {});

describe('a recording', () => {
  test('reproduces the shop exactly, contains no secret, and can be continued', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 30 }), fc.array(deed, { maxLength: 3 }), async (deeds, more) => {
        const { mock, saved } = testShop();
        // So that something is stored even if there are no actions.
        await mock.restart(await mock.settings());
        for (const one of deeds) await act(mock, one);
        const text = recordingText(await recordingOf(mock));
        expect(text).not.toContain(mockPassword);
        expect(text).not.toContain(wrongPassword);

        const other = testShop('hsb');
        expect(await replayed(other.mock, readRecording(text))).toBeUndefined();
        expect(JSON.stringify(other.saved())).toBe(JSON.stringify(saved()));

        for (const one of more) for (const shop of [mock, other.mock]) await act(shop, one);
        expect(JSON.stringify(other.saved())).toBe(JSON.stringify(saved()));
        expect(recordingText(await recordingOf(other.mock))).toBe(recordingText(await recordingOf(mock)));
      }),
      { numRuns: 60 },
    );
  });

  test('starts with its world, and starts over with another world', async () => {
    const { mock, add } = testShop();
    await add(notable.wine, 1);
    await mock.configure({ brand: 'hsb', login: 'soft' }, 'one');
    await add(notable.wine, 2);
    const { settings, steps } = await recordingOf(mock);
    expect(settings).toMatchObject({ brand: 'hsb', login: 'soft' });
    expect(steps).toMatchObject([
      { type: 'settings', takesLogin: true },
      { type: 'call', session: 'one', method: 'PUT', address: `/api/cart/itemcode/${notable.wine}/2`, ending: 200 },
    ]);
  });

  test('of a sign-in contains the resulting changes instead of the password', async () => {
    const { mock, client } = testShop();
    await client.call(login, { body: { email, password: mockPassword } });
    const [move] = (await recordingOf(mock)).steps;
    expect(move).toMatchObject({ session: 'one', nextSession: 'one+' });
    await refusal(client.call(login, { body: { email, password: wrongPassword } }));
    expect((await recordingOf(mock)).steps).toMatchObject([
      {
        body: { email, password: redacted },
        ending: 200,
        changes: [
          { path: ['sessions', 'visit one'], isGone: true },
          { path: ['sessions', 'visit one+'] },
          { path: ['accounts', 'standard'] },
        ],
      },
      { body: { email, password: redacted }, ending: 422, changes: [] },
    ]);
  });

  test('of a payment reproduces the order without the card’s token', async () => {
    const { mock, add, saved } = testShop();
    const call = async (method: string, address: string, body?: unknown) => {
      const outcome = await mock.serve({ method, address, body, sessionId: 'one' });
      if (outcome?.type !== 'answer' || outcome.status !== 200)
        throw new Error(`${address}: ${JSON.stringify(outcome)}`);
      return (outcome.body as { response: unknown }).response;
    };
    await add(notable.wine, 2);
    await call('PUT', '/api/checkout/createGuestCheckout', { emailId: email });
    await call('POST', '/api/checkout/shipping/addresses/v2', {
      shippingDetail: { shippingAddress: homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, 'uk') },
      options: { createBillingAddrflag: true },
    });
    await call('PUT', '/api/checkout/shipping/methods', { shippingMethod: 'STD' });
    const transientToken = tokenOfCard(testCards.approved);
    await call('PUT', '/api/checkout/payment/examplepay/payerauth', { transientToken });
    const [order] = (await call('GET', '/api/checkout/orders')) as { paymentDetails: unknown[] }[];
    await call('PUT', '/api/checkout/payandcommit', { paymentDetails: order?.paymentDetails });

    const text = recordingText(await recordingOf(mock));
    expect(text).not.toContain(transientToken);
    const other = testShop();
    expect(await replayed(other.mock, readRecording(text))).toBeUndefined();
    expect(Object.keys(other.saved()?.state.orders ?? {})).toHaveLength(1);
    expect(JSON.stringify(other.saved())).toBe(JSON.stringify(saved()));
  });

  test('does not contain the duration of calls', async () => {
    const { mock, client } = testShop();
    await client.call(getCart);
    expect(recordingText(await recordingOf(mock))).not.toMatch(/began|duration/);
  });

  test('of more than 2,000 steps is unavailable until a new shop is started', async () => {
    const { mock, add } = testShop();
    for (let step = 0; step < 2000; step++) await refusal(add('NOSUCH', 1));
    expect((await mock.recording())?.steps).toHaveLength(2000);
    await refusal(add('NOSUCH', 1));
    expect(await mock.recording()).toBeUndefined();
    await mock.restart(await mock.settings());
    expect((await recordingOf(mock)).steps).toEqual([]);
  });

  test('fails with a message if a stored step is not valid', async () => {
    const { saved: kept, mock, add } = testShop();
    await add(notable.wine, 2);
    const [step] = (await recordingOf(mock)).steps;
    const saved = kept() as Saved;
    const spoilt: [unknown, RegExp][] = [
      [undefined, /^Step 1 of this shop is not kept as one: .* Reset the shop to record again\.$/],
      [{ ...step, address: 7 }, /^Step 1 .*: address: /],
      [{ ...step, password: 'x' }, /^Step 1 .*password/],
    ];
    for (const [one, said] of spoilt) {
      const store = memoryStore({ saved, steps: [one as Step] });
      await expect(createMock({ store, start: saved.settings }).recording()).rejects.toThrow(said);
    }
  });

  test('reports the progress of its replay', async () => {
    const { mock, add } = testShop();
    for (let step = 0; step < 60; step++) await refusal(add('NOSUCH', 1));
    const progress: number[] = [];
    await mock.replay(await recordingOf(mock), (taken) => void progress.push(taken));
    expect(progress).toEqual([0, 25, 50, 60]);
  });
});

describe('a replay that differs reports where', () => {
  async function recorded(): Promise<Recording> {
    const { mock, client, add } = testShop();
    await add(notable.wine, 2);
    await client.call(login, { body: { email, password: mockPassword } });
    await client.call(setCartItemQuantity, { params: { itemcode: notable.wine, quantity: 3 } });
    return structuredClone(await recordingOf(mock));
  }

  test('when a call ends differently, with the shop left as it was before that call', async () => {
    const recording = await recorded();
    Object.assign(recording.steps[2] ?? {}, { ending: 404 });
    const { mock, saved } = testShop();
    expect(await replayed(mock, recording)).toBe(
      `Step 3, setCartItemQuantity (PUT /api/cart/itemcode/${notable.wine}/3?method=set): it ended with 200, recorded is 404.`,
    );
    expect(saved()?.beginning.steps).toBe(2);
    expect((await recordingOf(mock)).steps).toHaveLength(2);
  });

  test('when a call no longer exists, or the path of a change does not exist', async () => {
    const gone = await recorded();
    Object.assign(gone.steps[0] ?? {}, { address: '/api/gone' });
    expect(await replayed(testShop().mock, gone)).toBe('Step 1, PUT /api/gone: no call of the API any more.');
    const misplaced = await recorded();
    Object.assign(misplaced.steps[1] ?? {}, { changes: [{ path: ['sequence', 'deeper'], value: 1 }] });
    expect(await replayed(testShop().mock, misplaced)).toMatch(/^Step 2, login .* no sequence\.deeper to change\.$/);
  });

  test('when only the end differs', async () => {
    const recording = await recorded();
    recording.end.faultUses = { 'getCart:500': 2 };
    expect(await replayed(testShop().mock, recording)).toBe('At the end, faultUses.getCart:500 is gone.');
  });
});

describe('a file', () => {
  const text = async () => {
    const { mock, add } = testShop();
    await add(notable.wine, 2);
    return recordingText(await recordingOf(mock));
  };

  test.each<[string, (whole: string) => string, RegExp]>([
    ['that was cut', (whole) => whole.slice(0, -40), /cut short/],
    ['that was altered', (whole) => whole.replace(`${notable.wine}/2`, `${notable.wine}/3`), /was altered/],
    ['of another version', (whole) => whole.replace('"version": 2', '"version": 9'), /is of version 9/],
    ['that is no JSON', () => 'Dear shop', /is not a recording: it is not JSON/],
    ['of something else', () => '{"log":{"version":"1.2"}}', /is not a recording of a wine storefront/],
    ['that is a list', () => '[]', /is not a recording of a wine storefront/],
    ['that is empty', () => '', /is not a recording/],
  ])('%s is refused with a message', async (_, spoil, message) => {
    const whole = await text();
    expect(() => readRecording(spoil(whole))).toThrow(message);
  });

  test('of a brand that no longer exists is refused with a message', async () => {
    const recording = readRecording(await text());
    const gone = recordingText({ ...recording, settings: { ...recording.settings, brand: 'gone' } });
    expect(() => readRecording(gone)).toThrow(/settings\.brand: No Brand found with identifier gone/);
  });

  test('that has only been reformatted is read', async () => {
    const whole = await text();
    expect(readRecording(JSON.stringify(JSON.parse(whole)))).toEqual(readRecording(whole));
  });

  test('cut at any point is never read as a recording', async () => {
    const whole = (await text()).trim();
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), (length) => {
        expect(() => readRecording(whole.slice(0, length))).toThrow(/recording/);
      }),
    );
  });
});
