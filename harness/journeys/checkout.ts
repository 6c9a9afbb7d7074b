import type { Page, Request } from 'playwright-core';
import type { Saved } from '../../mocks/stores/store.js';
import { openShop, plainPage, type Visit } from './shopper.js';
import { readShopStore } from './shopStore.js';
import { bringTo, type Stage } from './stages.js';

const confirmation = '/jsp/checkout/common/confirmation.jsp';

/** Opens a page for a shopper whose checkout is at a stage. */
export async function openCheckout(stage: Stage, path: string, { query = {}, ...visit }: Visit = {}) {
  const { login = 'visitor', persona = 'standard', latency = '0', ...later } = query as Record<string, string>;
  // From a page with little to draw.
  const shopper = await openShop({ ...visit, path: plainPage, query: { login, persona, latency } });
  const { page } = shopper;
  await page.getByRole('banner').waitFor();
  await bringTo(page, stage, login === 'hard', visit.brand ?? 'law');
  const search = new URLSearchParams(later).toString();
  await page.goto(search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path);
  return shopper;
}

/** Records the API calls of a page from here on: method, last path segment and body. */
export function callsFrom(page: Page): readonly { name: string; address: string; body: unknown }[] {
  const calls: { name: string; address: string; body: unknown }[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.serviceWorker() || !/^\/(api|jsp)\//.test(pathname) || request.isNavigationRequest()) return;
    const body: unknown = request.postData() === null ? undefined : request.postDataJSON();
    calls.push({ name: `${request.method()} ${pathname.split('/').at(-1)}`, address: pathname + search, body });
  });
  return calls;
}

/** Returns the ids of all orders in the shop. */
export async function ordersPlaced(page: Page): Promise<readonly string[]> {
  const saved = await readShopStore<Saved>(page, 'saved');
  return Object.keys(saved?.state.orders ?? {});
}

/** Waits for the confirmation of an order. */
export async function confirmed(page: Page): Promise<string> {
  await page
    .getByText(/^Order W\d+ is confirmed\.$/)
    .waitFor()
    .catch(async (cause: unknown) => {
      throw new Error(`No order is confirmed at ${page.url()}: ${await page.getByRole('main').innerText()}`, { cause });
    });
  const { pathname, searchParams } = new URL(page.url());
  if (pathname !== confirmation) throw new Error(`the confirmation stands at ${page.url()}`);
  return searchParams.get('transactionId') ?? '';
}
