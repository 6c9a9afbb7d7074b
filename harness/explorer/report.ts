import type { BrowserContext, Page } from 'playwright-core';
import type { Saved } from '../../mocks/stores/store.js';
import { capsuleLink } from '../app/handover.js';
import { keptBy } from '../journeys/keptBy.js';
import { recordingOf } from '../journeys/panel.js';
import { secrets } from '../journeys/secrets.js';
import { readShopStore } from '../journeys/shopStore.js';

/** Returns a function that counts the baskets a shopper has paid for or tried to, which is how many orders there may be.
 * A basket is another one once something was put into it after the last payment. */
export function basketsPaid(context: BrowserContext): () => number {
  let baskets = 0;
  let isFilled = true;
  context.on('request', (request) => {
    if (request.method() === 'GET' || request.serviceWorker()) return;
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/cart')) isFilled = true;
    if (!pathname.endsWith('/payandcommit')) return;
    if (isFilled) baskets += 1;
    isFilled = false;
  });
  return () => baskets;
}

/** Returns which of the secrets a page shows or stores, apart from the fields they are typed into. */
export async function keptSecrets(page: Page): Promise<readonly string[]> {
  const kept = await keptBy(page, { withFields: false });
  return Object.entries(secrets).flatMap(([name, secret]) =>
    secret.test(kept) ? [`The ${name} is in the page or its storage.`] : [],
  );
}

/** Returns how to see what was found again: a capsule link to where it began, the steps, and the shop's recording. */
export async function reportOf(context: BrowserContext, entered: string, steps: readonly string[]): Promise<string> {
  const tab = await context.newPage();
  await tab.goto(new URL('/customer-services', entered).href);
  await tab.getByRole('banner').waitFor();
  const { settings } = (await readShopStore<Saved>(tab, 'saved')) ?? {};
  const { origin, pathname, search } = new URL(entered);
  const link = settings ? capsuleLink(settings, { origin, pathname, search }) : entered;
  const recording = await recordingOf(tab);
  return [
    `Start at ${link}`,
    ...steps.map((step, place) => `${place + 1}. ${step}`),
    `Or save this as a file, and replay it in the panel:\n${recording}`,
  ].join('\n');
}
