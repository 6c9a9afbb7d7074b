import type { Browser } from 'playwright-core';
import { measure } from './measure.js';

export interface Blocked {
  /** Milliseconds per load in which the page was blocked. */
  readonly shop: number;
  readonly still: number;
}

/** Measures how long a shop's page is blocked on a machine four times slower, compared with a page that only creates
 * the same elements. The two pages take turns, so that background load affects both; the first round is warm-up.
 * Returns means, because tasks near the 50 ms limit count fully or not at all, which makes the median of a few rounds
 * jump. */
export async function blockedBy(
  browser: Browser,
  addresses: Readonly<Record<keyof Blocked, string>>,
  rounds: number,
): Promise<Blocked> {
  const load = async (address: string) =>
    (await measure(browser, address, { slowDown: 4 }, async () => undefined)).blockingMs;
  const sum = { shop: 0, still: 0 };
  for (let round = -1; round < rounds; round++) {
    const shop = await load(addresses.shop);
    const still = await load(addresses.still);
    if (round < 0) continue;
    sum.shop += shop;
    sum.still += still;
  }
  return { shop: sum.shop / rounds, still: sum.still / rounds };
}
