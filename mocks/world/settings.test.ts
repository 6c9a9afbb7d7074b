import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getCart } from '../../src/api/endpoints/basket.js';
import { getProfileDetails, logout } from '../../src/api/endpoints/identity.js';
import { getProduct } from '../../src/api/endpoints/product.js';
import type { Mock } from '../engine/mock.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { refusal, testShop } from '../testing/testShop.js';
import { encodeCapsule } from './capsule.js';

describe('a world', () => {
  test('the same seed, clock and calls give the same bytes', async () => {
    const run = async () => {
      const { mock, client, answers, add, saved } = testShop();
      await add(notable.wine, 3);
      await client.call(getCart);
      await client.call(getProduct, { params: { itemcode: notable.mixedCase } });
      await refusal(add('none', 1));
      return JSON.stringify([answers, saved(), mock.calls.get()]);
    };
    expect(await run()).toBe(await run());
  });

  test('with another brand, seed or clock is another shop; login, faults and latency do not matter', async () => {
    for (const change of [{ brand: 'hsb' }, { seed: '2' }, { clock: '2027-01-01' }] as const) {
      const { mock, client, add } = testShop();
      await add(notable.wine, 1);
      await mock.configure(change, 'one');
      expect((await client.call(getCart)).lineItems).toEqual([]);
    }
    const { mock, client, add } = testShop();
    await add(notable.wine, 1);
    await mock.configure({ login: 'soft', latency: 5, fault: 'login:500' }, 'one');
    expect((await client.call(getCart)).lineItems).toHaveLength(1);
  });

  test('with another persona is the same shop with another customer', async () => {
    const { mock, client, add } = testShop();
    await add(notable.wine, 1);
    await mock.configure({ persona: 'new' }, 'one');
    expect((await client.call(getCart)).lineItems).toHaveLength(1);
    await mock.configure({ login: 'hard' }, 'one');
    expect(await client.call(getProfileDetails)).toMatchObject({ summaryDetails: { firstName: 'Tom' } });
    expect((await client.call(getCart)).lineItems).toHaveLength(1);
    await mock.configure({ persona: 'wine-reward' }, 'one');
    expect(await client.call(getProfileDetails)).toMatchObject({ summaryDetails: { firstName: 'Catrin' } });
    expect((await client.call(getCart)).lineItems).toEqual([]);
  });
});

describe('an address', () => {
  const open = (mock: Mock, search: string) => mock.configureFromAddress(new URLSearchParams(search), 'one');

  test('sets every setting', async () => {
    const { mock } = testShop();
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

  test('sets a value once, and later changes in the session remain', async () => {
    const { mock, client } = testShop();
    await open(mock, 'login=hard');
    await client.call(logout);
    await open(mock, 'login=hard');
    expect((await client.call(getProfileDetails)).securityStatus).toBe(1);
    // Signing out has changed the session's id.
    await mock.configureFromAddress(new URLSearchParams('login=soft'), 'one+');
    expect((await client.call(getProfileDetails)).securityStatus).toBe(3);
  });

  test('does not renew a used fault', async () => {
    const { mock, client } = testShop();
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
    ['fault=addCartItem:slow-9@after', /a slow answer is always given after the shop acted/],
    ['fault=addCartItem:@after', /a status from 400 to 599/],
    ['latency=abc', /Unknown latency “abc”\. Use milliseconds from 0 to 60000/],
    ['latency=-1', /milliseconds/],
    ['latency=', /milliseconds/],
    ['clock=yesterday', /Unknown clock “yesterday”\. Use an ISO date/],
    ['flags=newCart,oldCart', /newCart/],
    ['capsule=not-a-capsule', /capsule in this address cannot be read/],
    ['capsule=', /capsule in this address cannot be read/],
  ])('with %s is reported with a message and changes nothing', async (search, message) => {
    const { mock } = testShop();
    const before = await mock.settings();
    for (const _ of [1, 2]) {
      const [problem, ...others] = await open(mock, search);
      expect(others).toEqual([]);
      expect(problem?.message).toMatch(message);
    }
    expect(await mock.settings()).toEqual(before);
  });

  test('takes a time zone in its usual format', async () => {
    const { mock } = testShop();
    expect(await open(mock, 'clock=2026-12-24T10:00:00+01:00')).toEqual([]);
  });

  test('with a capsule takes all settings from it, and forgets earlier ones', async () => {
    const { mock } = testShop();
    await open(mock, 'login=soft');
    const settings = { ...(await mock.settings()), brand: 'hsb', login: 'hard', seed: 'café' } as const;
    await open(mock, `capsule=${encodeCapsule(settings)}`);
    expect(await mock.settings()).toEqual(settings);
    await open(mock, 'login=soft');
    expect((await mock.settings()).login).toBe('soft');
  });

  test('with any text as a capsule never throws', async () => {
    const { mock } = testShop();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (capsule) => {
        const problems = await open(mock, new URLSearchParams({ capsule }).toString());
        return problems.length === 1;
      }),
    );
  });
});
