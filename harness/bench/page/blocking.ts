import type { Browser } from 'playwright-core';
import { measure } from './measure.js';

export interface Blocked {
  /** Milliseconds per load in which the page could not answer. */
  readonly shop: number;
  readonly still: number;
}

/** How long a shop's page is blocked on a machine four times slower, and one that only makes the same elements. They take turns,
 * so that what slows the machine slows both; the first round warms up. Means, for a task just under 50 ms counts nothing and
 * one just over it all but nothing: the middle of a few jumps from one to the other. */
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
