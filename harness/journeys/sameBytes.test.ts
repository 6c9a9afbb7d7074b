import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  type Asked,
  type Told,
  visitWorld,
  walkLongVisit,
  withoutVisitIds,
} from '../../mocks/conformance/longVisit.js';
import { walkInNode, walkOverHttp } from '../../mocks/conformance/transports.js';
import type { Saved } from '../../mocks/stores/store.js';
import { openShop } from './shopper.js';
import { readShopStore } from './shopStore.js';

const sendFrom =
  (page: Page) =>
  (request: Asked): Promise<Told> =>
    page.evaluate(async ({ method, address, body }) => {
      const answer = await fetch(address, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body }),
      });
      return { status: answer.status, contentType: answer.headers.get('content-type'), text: await answer.text() };
    }, request);

/** Returns the shop stored in the browser, as JSON. */
const keptState = async (page: Page): Promise<string> =>
  JSON.stringify((await readShopStore<Saved>(page, 'saved'))?.state);

test('a browser gets the same bytes as Node and HTTP, and stores the same state', async () => {
  const shopper = await openShop({ path: '/no/such/page' });
  shopper.allowNoise(/status of 4\d\d/);
  const { page } = shopper;
  const heading = page.getByRole('heading', { name: 'We cannot find that page' });
  await heading.waitFor();
  // The page’s own calls only read.
  await page.goto(`/no/such/page?${new URLSearchParams({ ...visitWorld, latency: '0' })}`);
  await heading.waitFor();
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const calls = await walkLongVisit(sendFrom(page));
  const state = withoutVisitIds(await keptState(page));

  for (const walk of [walkOverHttp, walkInNode]) {
    const other = await walk();
    for (const [index, call] of other.calls.entries()) expect(calls[index]).toEqual(call);
    expect(calls).toHaveLength(other.calls.length);
    expect(state).toBe(other.state);
  }
});
